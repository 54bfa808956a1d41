import { useTranslation } from 'react-i18next';
import { connectForm } from '../../../contract/http/agency.ts';
import { MantineIsland } from '../../theme/mantine-island.tsx';
import { CheckField } from '../../ui/kit/check-field.tsx';
import { TextField } from '../../ui/kit/text-field.tsx';
import css from './auth-form.module.css';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.tsx';

const empty = { code: '', confirmed: false };

/** Joins a player to the agent whose code he types in: for good, and so he ticks that he means it. */
export const ConnectAgentForm = ({ labelledBy }: { labelledBy: string }) => {
  const { t } = useTranslation('auth');
  const form = useAccountForm('connectAgent', empty, connectForm);
  return (
    <MantineIsland>
      <form className={css.form} noValidate aria-labelledby={labelledBy} onSubmit={form.onSubmit}>
        <TextField
          label={t('agent.code')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={32}
          {...form.field('code')}
        />
        <CheckField
          label={t('agent.confirm')}
          aria-required
          {...form.field('confirmed')}
          checked={form.values.confirmed}
        />
        <SubmitButton form={form} text={t('agent.submit')} waiting={t('sending')} />
      </form>
    </MantineIsland>
  );
};
