import { useTranslation } from 'react-i18next';
import { activeWallet } from '../../domain/wallet/active-wallet.ts';
import { useBetLimit, useBetLimitRef, useSession } from '../running/machines.ts';
import { amountText } from '../ui/amount-text.ts';
import { Dialog } from '../ui/dialog.tsx';
import { walletName } from '../ui/wallet-name.ts';
import css from './ticket-dialog.module.css';

/** The most that may be staked in the game of this page, or that it cannot be played at all. */
const BetLimitDialog = () => {
  const { t } = useTranslation('notices');
  const machine = useBetLimitRef();
  const limit = useBetLimit(({ context }) => context.limit?.game_limit);
  const wallet = useSession(({ context }) => activeWallet(context.wallets, context.chosenCurrencyId));
  const close = () => machine.send({ type: 'dialog.closed' });
  // A limit of 0 leaves nothing to lower the stake to.
  const text = limit
    ? t('overMaxBetLimit', { limit: amountText(limit), currency: wallet ? walletName(wallet) : '' }).trimEnd()
    : t('notPossibleToPlayThisGame');
  return (
    <Dialog
      role="alertdialog"
      look="news"
      title={text}
      text={t(limit ? 'pleaseLowerYourStake' : 'chooseAnotherGame')}
      onClose={close}
    >
      <div className={css.actions}>
        <button type="button" className={css.first} onClick={close}>
          {t('ok')}
        </button>
      </div>
    </Dialog>
  );
};

export default BetLimitDialog;
