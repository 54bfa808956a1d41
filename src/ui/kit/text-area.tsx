import '@mantine/core/styles/Input.layer.css';
import { Textarea, type TextareaProps } from '@mantine/core';
import { problemOf } from './problem.tsx';

export const TextArea = ({ error, required = true, ...props }: TextareaProps) => (
  <Textarea aria-required={required} aria-invalid={Boolean(error)} {...props} error={problemOf(error)} />
);
