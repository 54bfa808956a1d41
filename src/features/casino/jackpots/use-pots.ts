import { useSyncExternalStore } from 'react';
import type { JackpotNews } from '../../../../contract/games/jackpots.ts';
import { activeWallet } from '../../../../domain/wallet/active-wallet.ts';
import { useSession } from '../../../running/machines.ts';
import type { News } from '../follow-news.ts';

const dinars = 1;

/** The pots of the wallet that is played from; for a visitor and a wallet without pots, those of dinars. */
export const usePots = (news: News<JackpotNews | null>) => {
  const told = useSyncExternalStore(news.subscribe, news.current);
  const own = useSession(({ context }) => activeWallet(context.wallets, context.chosenCurrencyId)?.currency_id);
  if (told === null) return null;
  const of = (id: number | undefined) => told.pots.filter(({ currency_id }) => currency_id === id);
  const pots = of(own).length > 0 ? of(own) : of(dinars);
  const currencyId = pots[0]?.currency_id;
  const returns = told.returns.find(({ currency_id }) => currency_id === currencyId);
  const last = told.last.filter(({ currency_id }) => currency_id === currencyId);
  return pots.length > 0 && returns ? { pots, returns, last, today: told.today } : null;
};
