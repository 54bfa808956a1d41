import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { usePlayLimits, usePlayLimitsRef } from '../../../running/machines.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import dialog from '../../../ui/dialog-buttons.module.css';
import { TextField } from '../../../ui/kit/text-field.tsx';
import css from './break-dialog.module.css';
import { exclusionNames } from './break-forms.tsx';

/** Explains what a break means before it begins, since it cannot be undone; an exclusion asks for the password. */
export const BreakDialog = () => {
  const { t } = useTranslation(['play', 'errors']);
  const machine = usePlayLimitsRef();
  const choice = usePlayLimits(({ context }) => context.choice);
  const problem = usePlayLimits(({ context }) => context.passwordProblem);
  const refusal = usePlayLimits(({ context }) => context.refusal);
  const beginning = usePlayLimits((state) => state.matches('beginning'));
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (value) => (choice?.kind === 'selfExclusion' && value === '' ? 'passwordRequired' : null) },
  });
  if (!choice) return null;
  const exclusion = choice.kind === 'selfExclusion';
  const length = exclusion ? t(exclusionNames[choice.length]) : t('timeOut.days', { count: choice.days });
  const { error, onChange, ...password } = form.getInputProps('password');
  const wrong: unknown = error ?? problem;
  const said = (key: string, values = {}) =>
    (t as (key: string, options: object) => string)(key, { ns: 'errors', ...values });
  const drop = () => machine.send({ type: 'break.dropped' });
  return (
    <Dialog
      role="alertdialog"
      title={t(exclusion ? 'confirm.exclusion' : 'confirm.timeOut', { length })}
      text={
        <ul className={css.text}>
          <li>{t('confirm.signedOut')}</li>
          <li>{t('confirm.openTickets')}</li>
          <li>{t(exclusion && choice.length === 'forGood' ? 'confirm.forGood' : 'confirm.noWayBack')}</li>
        </ul>
      }
      closes={beginning ? 'none' : 'request'}
      onClose={drop}
    >
      <form
        noValidate
        onSubmit={form.onSubmit(
          (values) => machine.send({ type: 'break.confirmed', password: values.password }),
          () => form.getInputNode('password')?.focus(),
        )}
      >
        {exclusion && (
          <TextField
            {...password}
            className={css.password}
            label={t('confirm.password')}
            type="password"
            autoComplete="current-password"
            error={typeof wrong === 'string' && said(wrong)}
            onChange={(event) => {
              onChange(event);
              machine.send({ type: 'password.changed' });
            }}
          />
        )}
        {refusal && <p className={css.refusal}>{said(refusal.key, refusal.values)}</p>}
        <div className={dialog.choices}>
          <button type="button" className={dialog.choice} disabled={beginning} onClick={drop}>
            {t('confirm.drop')}
          </button>
          <button type="submit" className={dialog.choice} data-first disabled={beginning}>
            {t(exclusion ? 'confirm.exclude' : 'confirm.begin')}
          </button>
        </div>
      </form>
    </Dialog>
  );
};
