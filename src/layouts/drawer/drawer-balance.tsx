import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { activeWallet } from '../../../domain/wallet/active-wallet.ts';
import { useSession } from '../../running/machines.ts';
import { creditSuffix, creditText, hiddenCredit } from '../../ui/credit-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { hiddenBalance } from '../remembered.ts';
import css from './right-drawer.module.css';

/** Credit of the active wallet with the eye that hides it, on phones. */
export const DrawerBalance = () => {
  const { t } = useTranslation();
  const wallet = useSession((state) => activeWallet(state.context.wallets, state.context.chosenCurrencyId));
  const hidden = hiddenBalance.use();
  if (!wallet) return null;
  const Icon = hidden ? IconEyeOff : IconEye;
  return (
    <div className={css.balance}>
      <span className={css.credit}>{hidden ? hiddenCredit : `${creditText(wallet)} ${creditSuffix(wallet)}`}</span>
      <IconButton
        label={hidden ? t('drawer.showBalance') : t('drawer.hideBalance')}
        aria-pressed={hidden}
        onClick={() => hiddenBalance.set(!hidden)}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </div>
  );
};
