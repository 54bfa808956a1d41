import '@mantine/core/styles/Input.layer.css';
import { Textarea, type TextareaProps } from '@mantine/core';
import { problemOf } from './problem.tsx';

export const TextArea = ({ error, ...props }: TextareaProps) => <Textarea {...props} error={problemOf(error)} />;
