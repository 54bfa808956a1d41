import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import css from './auth-form.module.css';

const classes = { label: css.label, input: css.input, error: css.error };

export const TextField = (props: TextInputProps) => (
  <TextInput autoCapitalize="none" spellCheck={false} classNames={classes} {...props} />
);
