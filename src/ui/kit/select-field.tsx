import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { problemOf } from './problem.tsx';

/** One of a list: the browser's own, which a phone shows as a wheel. */
export const SelectField = ({ error, ...props }: NativeSelectProps) => (
  <NativeSelect aria-invalid={Boolean(error)} {...props} error={problemOf(error)} />
);
