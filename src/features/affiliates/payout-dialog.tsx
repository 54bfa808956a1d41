import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { usePayout, usePayoutRef } from '../../running/machines.ts';
import { ConfirmedDialog } from '../../ui/confirmed-dialog.tsx';
import { moneyText } from '../../ui/signed-text.ts';

/** Confirms a payout, stays while it is unknown what became of it, and shows its receipt. */
export const PayoutDialog = ({ currency }: { currency: string }) => {
  const { t } = useTranslation('affiliates');
  const payout = usePayoutRef();
  const closed = usePayout((state) => state.matches('closed'));
  const confirming = usePayout((state) => state.matches('confirming'));
  const checking = usePayout((state) => state.matches({ asking: 'checking' }));
  const unanswered = usePayout((state) => state.matches('unanswered'));
  const asked = usePayout((state) => state.matches('asked'));
  const refusal = useRefusalText()(usePayout(({ context }) => context.refusal));
  const amount = usePayout(({ context }) => `${moneyText(context.wanted.amount)} ${currency}`);
  const receipt = usePayout(({ context }) => context.receipt);
  const leaves = usePayout((state) => state.can({ type: 'dialog.closed' }));
  if (closed) return null;
  return (
    <ConfirmedDialog
      words="affiliates"
      title={t(asked ? 'payout.askedTitle' : 'payout.confirmTitle')}
      text={asked ? t('payout.askedText', { amount, receipt }) : (refusal ?? t('payout.confirmText', { amount }))}
      over={asked || refusal !== null}
      send={t('payout.ask', { amount })}
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
