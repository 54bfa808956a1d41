import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../ui/kit/password-field.tsx';
import { PasswordRules } from './password-rules.tsx';
import type { useAccountForm } from './use-account-form.tsx';

interface NewPassword extends Record<string, string | boolean> {
  password: string;
  passwordConfirmation: string;
}

type FormWithPassword = Pick<ReturnType<typeof useAccountForm<NewPassword>>, 'values'> & {
  field(name: 'password' | 'passwordConfirmation'): ReturnType<ReturnType<typeof useAccountForm<NewPassword>>['field']>;
};

/** A password that is to be set, typed twice, with the rules it has to keep. */
export const NewPasswordFields = ({ form, label }: { form: FormWithPassword; label?: string }) => {
  const { t } = useTranslation('auth');
  return (
    <>
      <PasswordField label={label ?? t('password')} autoComplete="new-password" {...form.field('password')} />
      <PasswordRules password={form.values.password} />
      <PasswordField
        label={t('passwordConfirmation')}
        autoComplete="new-password"
        {...form.field('passwordConfirmation')}
      />
    </>
  );
};
