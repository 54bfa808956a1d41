import { schemaResolver, useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthFormName } from '../../../machines/auth-form/auth-form.machine.ts';
import { useAuthForm, useAuthFormRef } from '../../running/machines.ts';

const noProblems: Readonly<Record<string, string>> = {};

/** A translation key as the contract or the server names it; the locales test holds them to the seven languages. */
const Problem = ({ textKey, values }: { textKey: string; values: object | undefined }) => {
  const { t } = useTranslation('errors');
  return (t as (key: string, values?: object) => string)(textKey, values);
};

/**
 * One of the forms that the auth form machine sends: validated by the contract's schema when a field is left and, all
 * of it, before it is sent; a refusal of the server is shown at its field until that is changed.
 */
export const useAccountForm = <Values extends Record<string, string | boolean>>(
  name: AuthFormName,
  initialValues: Values,
  schema: Parameters<typeof schemaResolver>[0],
) => {
  // Here already: fetched only when a field is wrong, they would take the whole form away for a moment.
  useTranslation('errors');
  const machine = useAuthFormRef();
  const submitting = useAuthForm((state) => state.matches('submitting'));
  const problems = useAuthForm(({ context }) => (context.form === name ? context.problems : noProblems));
  const values = useAuthForm(({ context }) => context.problemValues);
  const refusal = useAuthForm(({ context }) => (context.form === name ? context.refusal : null));
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues,
    validateInputOnBlur: true,
    validate: schemaResolver(schema, { sync: true }),
  });
  const errorOf = (field: string, error: ReactNode): ReactNode => {
    const key = error ?? problems[field];
    return typeof key === 'string' ? <Problem textKey={key} values={values} /> : null;
  };
  return {
    values: form.values,
    submitting,
    refusal: refusal && <Problem textKey={refusal.key} values={refusal.values} />,
    field: (field: keyof Values & string) => {
      const { error, onChange, onBlur, ...rest } = form.getInputProps(field);
      return {
        ...rest,
        name: field,
        onChange: (change: unknown) => {
          onChange(change);
          machine.send({ type: 'field.changed', field });
        },
        onBlur: (event: unknown) => {
          onBlur?.(event);
          // Typed before the password was: the two are compared again.
          if (field === 'password' && form.values.passwordConfirmation) form.validateField('passwordConfirmation');
        },
        error: errorOf(field, error),
      };
    },
    checkbox: (field: keyof Values & string) => form.getInputProps(field, { type: 'checkbox' }),
    onSubmit: form.onSubmit(
      (values) => machine.send({ type: 'form.submitted', form: name, values }),
      (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
    ),
  };
};
