import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, type CheckboxProps } from '@mantine/core';

/** Yes or no. */
export const CheckField = (props: CheckboxProps) => <Checkbox {...props} />;
