import '@mantine/core/styles/ColorPicker.layer.css';
import { ColorPicker, type ColorPickerProps } from '@mantine/core';

/** A colour by its shade and hue, `#rrggbb`; arrows move both. */
export const ColourPicker = (props: ColorPickerProps) => <ColorPicker fullWidth format="hex" {...props} />;
