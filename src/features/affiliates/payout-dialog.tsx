import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { usePayoutRef } from '../../running/machines.ts';
import { useConfirmed } from '../../running/use-confirmed.ts';
import { ConfirmedDialog } from '../../ui/confirmed-dialog.tsx';
import { moneyText } from '../../ui/signed-text.ts';

/** Confirms a payout, stays while it is unknown what became of it, and shows its receipt. */
export const PayoutDialog = ({ currency }: { currency: string }) => {
  const { t } = useTranslation('affiliates');
  const { wanted, receipt, closed, asked, refusal, dialog } = useConfirmed(usePayoutRef());
  const why = useRefusalText()(refusal);
  if (closed) return null;
  const amount = `${moneyText(wanted.amount)} ${currency}`;
  return (
    <ConfirmedDialog
      {...dialog}
      words="affiliates"
      title={t(asked ? 'payout.askedTitle' : 'payout.confirmTitle')}
      text={asked ? t('payout.askedText', { amount, receipt }) : (why ?? t('payout.confirmText', { amount }))}
      send={t('payout.ask', { amount })}
    />
  );
};
