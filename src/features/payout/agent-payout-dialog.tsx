import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { useAgentPayout, useAgentPayoutRef, useSession } from '../../running/machines.ts';
import { amountText } from '../../ui/amount-text.ts';
import { ConfirmedDialog } from '../../ui/confirmed-dialog.tsx';

/** Confirms a payout, and stays while it is unknown what became of it. */
export const AgentPayoutDialog = ({ agent: name }: { agent: string }) => {
  const { t } = useTranslation('payout');
  const payout = useAgentPayoutRef();
  const closed = useAgentPayout((state) => state.matches('closed'));
  const confirming = useAgentPayout((state) => state.matches('confirming'));
  const checking = useAgentPayout((state) => state.matches({ asking: 'checking' }));
  const unanswered = useAgentPayout((state) => state.matches('unanswered'));
  const asked = useAgentPayout((state) => state.matches('asked'));
  const refusal = useRefusalText()(useAgentPayout(({ context }) => context.refusal));
  const leaves = useAgentPayout((state) => state.can({ type: 'dialog.closed' }));
  const wanted = useAgentPayout(({ context }) => context.wanted);
  const wallet = useSession(({ context }) =>
    context.wallets.find(({ currency_id }) => currency_id === wanted.currencyId),
  );
  if (closed) return null;
  const amount = `${amountText(wanted.amount)} ${wallet?.currency ?? ''}`;
  return (
    <ConfirmedDialog
      words="payout"
      title={t(asked ? 'askedTitle' : 'confirmTitle')}
      text={asked ? t('askedText', { amount, name }) : (refusal ?? t('confirmText', { amount, name }))}
      over={asked || refusal !== null}
      send={t('ask', { amount })}
      ready={confirming}
      leaves={leaves}
      checking={checking}
      unanswered={unanswered}
      onSend={() => payout.send({ type: 'payout.confirmed' })}
      onAsk={() => payout.send({ type: 'outcome.asked' })}
      onClose={() => payout.send({ type: 'dialog.closed' })}
    />
  );
};
