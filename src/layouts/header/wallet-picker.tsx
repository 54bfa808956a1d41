import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Wallet } from '../../../contract/entities/wallet.ts';
import { activeWallet } from '../../../domain/wallet/active-wallet.ts';
import { useSession, useSessionRef } from '../../running/machines.ts';
import { creditSuffix, creditText, hiddenCredit, walletMark } from '../../ui/credit-text.ts';
import { Menu } from '../../ui/menu.tsx';
import { hiddenBalance } from '../remembered.ts';
import css from './wallet-picker.module.css';

/** The active wallet's credit; opens the list of wallets to play from. */
export const WalletPicker = () => {
  const { t } = useTranslation();
  const session = useSessionRef();
  const wallets = useSession((state) => state.context.wallets);
  const chosen = useSession((state) => state.context.chosenCurrencyId);
  const hidden = hiddenBalance.use();
  const active = activeWallet(wallets, chosen);
  if (!active) return null;
  const shown = (wallet: Wallet) => (hidden ? hiddenCredit : creditText(wallet));
  return (
    <Menu
      label={`${t('header.wallet')} ${active.currency}, ${t('header.credit')} ${shown(active)} ${walletMark(active)}`}
      className={css.picker}
      button={
        <>
          <span>
            <span className={css.credit}>
              {shown(active)} <span className={css.suffix}>{creditSuffix(active)} </span>
            </span>
            <span className={css.mark}>{walletMark(active)}</span>
          </span>
          <IconChevronDown size={16} stroke={1.75} aria-hidden />
        </>
      }
      items={wallets.map((wallet) => ({
        value: wallet.currency_id,
        content: (
          <>
            <span className={css.name}>{walletMark(wallet)}</span>
            <span>
              {shown(wallet)} {creditSuffix(wallet)}
            </span>
          </>
        ),
      }))}
      chosen={active.currency_id}
      onChoose={(currencyId) => session.send({ type: 'wallet.chosen', currencyId })}
    >
      <Link to="/payin" role="menuitem" className={css.deposit}>
        {t('menu.deposit')}
      </Link>
    </Menu>
  );
};
