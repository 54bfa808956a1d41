import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { newTicketId } from '../../browser/ticket-id.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { useCodeCreation, useCodeCreationRef } from '../../running/machines.ts';
import { MantineIsland } from '../../theme/mantine-island.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/kit/text-field.tsx';
import { OutcomeActions } from '../../ui/outcome-actions.tsx';
import css from './affiliates.module.css';

const isCode = /^[A-Za-z0-9]{4,16}$/;

/** Makes a promo code, and stays while it is unknown what became of it. */
export const CodeDialog = () => {
  const { t } = useTranslation('affiliates');
  const creation = useCodeCreationRef();
  const closed = useCodeCreation((state) => state.matches('closed'));
  const editing = useCodeCreation((state) => state.matches('editing'));
  const checking = useCodeCreation((state) => state.matches({ asking: 'checking' }));
  const unanswered = useCodeCreation((state) => state.matches('unanswered'));
  const refusal = useRefusalText()(useCodeCreation(({ context }) => context.refusal));
  const form = useForm({
    mode: 'controlled',
    initialValues: { code: '', campaign: '' },
    validateInputOnBlur: true,
    validate: {
      code: (code) => (isCode.test(code.trim()) ? null : t('codes.codeRule')),
      campaign: (campaign) => (campaign.trim() === '' ? t('codes.campaignRule') : null),
    },
  });
  const leaves = useCodeCreation((state) => state.can({ type: 'dialog.closed' }));
  if (closed) return null;
  const close = () => creation.send({ type: 'dialog.closed' });
  const { error, ...code } = form.getInputProps('code');
  return (
    <Dialog title={t('codes.create')} text={t('codes.createText')} closes={leaves ? 'request' : 'none'} onClose={close}>
      <MantineIsland>
        <form
          className={css.form}
          noValidate
          onSubmit={form.onSubmit(({ code: typed, campaign }) => {
            if (!editing) return;
            const wanted = { code: typed.trim().toUpperCase(), campaign: campaign.trim() };
            creation.send({ type: 'code.wanted', ...wanted, key: newTicketId() });
          })}
        >
          <TextField
            data-autofocus
            size="md"
            label={t('codes.code')}
            description={t('codes.codeRule')}
            autoComplete="off"
            maxLength={16}
            readOnly={!editing}
            {...code}
            error={error ?? refusal}
          />
          <TextField
            size="md"
            label={t('codes.campaign')}
            description={t('codes.campaignText')}
            autoComplete="off"
            autoCapitalize="sentences"
            maxLength={60}
            readOnly={!editing}
            {...form.getInputProps('campaign')}
          />
          <OutcomeActions
            words="affiliates"
            ready={editing}
            leaves={leaves}
            checking={checking}
            unanswered={unanswered}
            onAsk={() => creation.send({ type: 'outcome.asked' })}
            onClose={close}
          >
            {t('codes.create')}
          </OutcomeActions>
        </form>
      </MantineIsland>
    </Dialog>
  );
};
