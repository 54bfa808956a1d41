import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { usePayout, usePayoutRef } from '../../running/machines.ts';
import dialog from '../../ui/dialog.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { moneyText } from '../../ui/signed-text.ts';
import css from './affiliates.module.css';

/** Confirms a payout, stays while it is unknown what became of it, and shows its receipt. */
export const PayoutDialog = ({ currency }: { currency: string }) => {
  const { t } = useTranslation('affiliates');
  const payout = usePayoutRef();
  const closed = usePayout((state) => state.matches('closed'));
  const checking = usePayout((state) => state.matches({ asking: 'checking' }));
  const unanswered = usePayout((state) => state.matches('unanswered'));
  const asked = usePayout((state) => state.matches('asked'));
  const refusal = useRefusalText()(usePayout(({ context }) => context.refusal));
  const amount = usePayout(({ context }) => `${moneyText(context.wanted.amount)} ${currency}`);
  const receipt = usePayout(({ context }) => context.receipt);
  const leaves = usePayout((state) => state.can({ type: 'dialog.closed' }));
  if (closed) return null;
  const over = asked || refusal !== null;
  const close = () => payout.send({ type: 'dialog.closed' });
  return (
    <Dialog
      title={t(asked ? 'payout.askedTitle' : 'payout.confirmTitle')}
      text={asked ? t('payout.askedText', { amount, receipt }) : t('payout.confirmText', { amount })}
      closes={leaves ? 'request' : 'none'}
      onClose={close}
    >
      <p className={css.said} role="status">
        {checking ? t('checking') : unanswered ? t('unanswered') : refusal}
      </p>
      <div className={dialog.actions}>
        {over ? (
          <button type="button" className={dialog.action} data-first onClick={close}>
            {t('close')}
          </button>
        ) : (
          <>
            <button
              type="button"
              className={dialog.action}
              data-first
              aria-disabled={!leaves}
              onClick={() => payout.send({ type: unanswered ? 'outcome.asked' : 'payout.confirmed' })}
            >
              {unanswered ? t('askAgain') : t('payout.ask', { amount })}
            </button>
            <button type="button" className={dialog.action} disabled={!leaves} onClick={close}>
              {t(unanswered ? 'close' : 'cancel')}
            </button>
          </>
        )}
      </div>
    </Dialog>
  );
};
