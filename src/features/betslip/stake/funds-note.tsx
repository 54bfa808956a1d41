import { IconWallet } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Wallet } from '../../../../contract/entities/wallet.ts';
import type { Shortage } from '../../../../domain/ticket/shortage.ts';
import { stakeInMajorUnits } from '../../../../domain/ticket/stake.ts';
import { isFreeBet } from '../../../../domain/wallet/free-bet.ts';
import { useTicket, useTicketRef } from '../../../running/machines.ts';
import { amountText } from '../../../ui/amount-text.ts';
import { walletName } from '../../../ui/wallet-name.ts';
import { useReasons } from '../use-reasons.ts';
import css from './funds-note.module.css';

const Ways = ({ wallet, payable }: { wallet: Wallet; payable: number | null }) => {
  const { t } = useTranslation('slip');
  const ticket = useTicketRef();
  return (
    <div className={css.ways}>
      {payable !== null && (
        <button type="button" className={css.way} onClick={() => ticket.send({ type: 'stake.chosen', stake: payable })}>
          {t('stakeAll', { amount: amountText(stakeInMajorUnits(payable)) })}
        </button>
      )}
      {!isFreeBet(wallet.currency_id) && (
        <Link to="/payin" className={css.way} onClick={() => ticket.send({ type: 'panel.closed' })}>
          {t('deposit')}
        </Link>
      )}
    </div>
  );
};

/** What the wallet lacks for the stake, and the ways out; null when it holds enough. */
export const useShortage = (): Shortage | null =>
  useReasons().find((reason) => reason.key === 'walletShort')?.values ?? null;

/** Shows before the press that the wallet holds less than the stake. */
export const FundsNote = () => {
  const { t } = useTranslation('slip');
  const wallet = useTicket(({ context }) => context.wallet);
  const shortage = useShortage();
  if (!wallet || !shortage) return null;
  const sum = (minor: number) => `${amountText(stakeInMajorUnits(minor))} ${walletName(wallet)}`;
  return (
    <div id="funds-note" className={css.note}>
      <IconWallet size={18} stroke={1.75} className={css.icon} aria-hidden />
      <div role="status">
        <p className={css.title}>{t('walletShort', { amount: sum(shortage.missing) })}</p>
        <p className={css.text}>{t('walletHolds', { amount: sum(shortage.held) })}</p>
      </div>
      <Ways wallet={wallet} payable={shortage.payable} />
    </div>
  );
};
