import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './auth-form.module.css';

const classes = {
  label: css.label,
  input: css.input,
  error: css.error,
  innerInput: css.inner,
  visibilityToggle: css.eye,
};

interface PasswordFieldProps extends PasswordInputProps {
  label: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password with an eye of its own, which says what it shows and whose. */
export const PasswordField = ({ label, ...props }: PasswordFieldProps) => {
  const { t } = useTranslation('auth');
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      label={label}
      classNames={classes}
      // Mantine says so of every other field, but not of this one.
      aria-invalid={props.error ? true : undefined}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ 'aria-label': visible ? t('hidePassword') : t('showPassword'), tabIndex: 0 }}
      {...props}
    />
  );
};
