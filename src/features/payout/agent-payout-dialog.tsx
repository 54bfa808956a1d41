import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { useAgentPayoutRef, useSession } from '../../running/machines.ts';
import { useConfirmed } from '../../running/use-confirmed.ts';
import { amountText } from '../../ui/amount-text.ts';
import { ConfirmedDialog } from '../../ui/confirmed-dialog.tsx';

/** Confirms a payout, and stays while it is unknown what became of it. */
export const AgentPayoutDialog = ({ agent: name }: { agent: string }) => {
  const { t } = useTranslation('payout');
  const { wanted, closed, asked, refusal, dialog } = useConfirmed(useAgentPayoutRef());
  const wallet = useSession(({ context }) =>
    context.wallets.find(({ currency_id }) => currency_id === wanted.currencyId),
  );
  const why = useRefusalText()(refusal);
  if (closed) return null;
  const amount = `${amountText(wanted.amount)} ${wallet?.currency ?? ''}`;
  return (
    <ConfirmedDialog
      {...dialog}
      words="payout"
      title={t(asked ? 'askedTitle' : 'confirmTitle')}
      text={asked ? t('askedText', { amount, name }) : (why ?? t('confirmText', { amount, name }))}
      send={t('ask', { amount })}
    />
  );
};
