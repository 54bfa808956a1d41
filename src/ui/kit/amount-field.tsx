import type { TextInputProps } from '@mantine/core';
import { TextField } from './text-field.tsx';

interface AmountFieldProps extends TextInputProps {
  unit: string;
}

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
