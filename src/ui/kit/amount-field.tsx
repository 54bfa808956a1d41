import type { TextInputProps } from '@mantine/core';
import { TextField } from './text-field.tsx';

interface AmountFieldProps extends TextInputProps {
  /** The currency the amount is in. */
  unit: string;
}

/** An amount to type, with its currency behind it. */
export const AmountField = ({ unit, ...props }: AmountFieldProps) => (
  <TextField
    inputMode="decimal"
    autoComplete="off"
    rightSection={<span aria-hidden>{unit}</span>}
    rightSectionWidth={56}
    rightSectionPointerEvents="none"
    {...props}
  />
);
