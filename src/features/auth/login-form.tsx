import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/PasswordInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loginPayload } from '../../../contract/http/kcmanager.ts';
import { useLogin, useLoginRef } from '../../running/use-login.ts';
import css from './login-form.module.css';

const fieldClasses = { label: css.label, input: css.input, error: css.error };

/** Username, password and "keep me signed in": validated on blur and on submit, sent by the login machine. */
export const LoginForm = () => {
  const { t } = useTranslation(['auth', 'errors']);
  const login = useLoginRef();
  const submitting = useLogin((state) => state.matches('submitting'));
  const [visible, setVisible] = useState(false);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { username: '', password: '', rememberMe: false },
    validateInputOnBlur: true,
    validate: schemaResolver(loginPayload, { sync: true }),
  });
  const field = (name: 'username' | 'password') => {
    const { error, ...props } = form.getInputProps(name);
    const message = error
      ? t(`errors:${error === 'passwordRequired' ? 'passwordRequired' : 'usernameRequired'}`)
      : null;
    return {
      ...props,
      error: message && (
        <>
          <IconAlertCircle size={14} stroke={1.75} aria-hidden />
          {message}
        </>
      ),
    };
  };
  return (
    <form
      className={css.form}
      noValidate
      aria-labelledby="login-title"
      onSubmit={form.onSubmit((values) => login.send({ type: 'form.submitted', values }))}
    >
      <h1 id="login-title" className={css.title}>
        {t('title')}
      </h1>
      <TextInput
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        classNames={fieldClasses}
        {...field('username')}
      />
      <PasswordInput
        label={t('password')}
        autoComplete="current-password"
        classNames={{ ...fieldClasses, innerInput: css.inner, visibilityToggle: css.eye }}
        visible={visible}
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{ 'aria-label': visible ? t('hidePassword') : t('showPassword'), tabIndex: 0 }}
        {...field('password')}
      />
      <Checkbox
        label={t('rememberMe')}
        iconColor="var(--md-on-accent)"
        classNames={{ label: css.remember, input: css.box }}
        {...form.getInputProps('rememberMe', { type: 'checkbox' })}
      />
      <button type="submit" className={css.submit} disabled={submitting}>
        {submitting ? t('submitting') : t('submit')}
      </button>
    </form>
  );
};
