import { useNavigate } from '@tanstack/react-router';
import type { CasinoGame } from '../../../contract/http/casino.ts';
import { activeWallet } from '../../../domain/wallet/active-wallet.ts';
import { isFreeBet } from '../../../domain/wallet/free-bet.ts';
import { useApp, useAppRef, useSession } from '../../running/machines.ts';
import { walletName } from '../../ui/wallet-name.ts';

/** Why a game cannot be played for money now; null when it can. */
export type NoPlay = { reason: 'inactive' | 'freeBet' } | { reason: 'noMoney'; currency: string };

export const useNoPlay = ({ enabled, limits }: Pick<CasinoGame, 'enabled' | 'limits'>): NoPlay | null => {
  const wallet = useSession(({ context }) => activeWallet(context.wallets, context.chosenCurrencyId));
  if (!enabled) return { reason: 'inactive' };
  if (!wallet) return null;
  if (isFreeBet(wallet.currency_id)) return { reason: 'freeBet' };
  return limits[wallet.currency_id] ? null : { reason: 'noMoney', currency: walletName(wallet) };
};

/** Limits in the wallet that is played from; for a visitor those of dinars. */
export const useStakes = ({ limits }: Pick<CasinoGame, 'limits'>) => {
  const wallet = useSession(({ context }) => activeWallet(context.wallets, context.chosenCurrencyId));
  const own = wallet && limits[wallet.currency_id];
  const shown = own ?? limits[1];
  return shown && { ...shown, currency: own && wallet ? walletName(wallet) || 'RSD' : 'RSD' };
};

/** Sends a visitor to sign in, from where he comes back to an address of the site. Null for signed-in users. */
export const useLogin = (loginInDialog: boolean): ((backTo: string) => void) | null => {
  const app = useAppRef();
  const navigate = useNavigate();
  const signedIn = useApp((state) => state.context.user !== null);
  if (signedIn) return null;
  return (path) => {
    app.send({ type: 'route.refused', path });
    if (loginInDialog) app.send({ type: 'authDialog.opened', mode: 'login' });
    else void navigate({ to: '/auth/login' });
  };
};
