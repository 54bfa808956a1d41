import '@mantine/core/styles/Input.layer.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import { problemOf } from './problem.tsx';

/**
 * One line to type: a name, a code, an address; `error` is the text of what is wrong with it. It must be filled by
 * default; its form reports that with its own text, not the browser.
 */
export const TextField = ({ error, required, ...props }: TextInputProps) => (
  <TextInput
    autoCapitalize="none"
    spellCheck={false}
    aria-required={required ?? !(props.readOnly || props.type === 'search')}
    aria-invalid={Boolean(error)}
    {...props}
    error={problemOf(error)}
  />
);
