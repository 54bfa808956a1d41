import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from './problem.tsx';

interface PasswordFieldProps extends PasswordInputProps {
  autoComplete: 'current-password' | 'new-password';
}

/** A password with an eye of its own, which is labelled. */
export const PasswordField = ({ error, ...props }: PasswordFieldProps) => {
  const { t } = useTranslation('auth');
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      aria-required
      aria-invalid={Boolean(error)}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ 'aria-label': visible ? t('hidePassword') : t('showPassword'), tabIndex: 0 }}
      {...props}
      error={problemOf(error)}
    />
  );
};
