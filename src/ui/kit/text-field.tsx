import '@mantine/core/styles/Input.layer.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import { problemOf } from './problem.tsx';

/** One line to type: a name, a code, an address; `error` says in words what is wrong with it. */
export const TextField = ({ error, ...props }: TextInputProps) => (
  <TextInput autoCapitalize="none" spellCheck={false} {...props} error={problemOf(error)} />
);
