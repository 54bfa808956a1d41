import type { Wallet } from '../../contract/entities/wallet.ts';

/**
 * A player's wallets after news of them: an answer that was overtaken on its way changes nothing. Of each wallet the
 * state with the higher `seq` stays, of two equal ones the later; a wallet that the news leaves out stays, since none
 * is ever closed.
 */
export const newerWallets = <State extends Pick<Wallet, 'currency_id' | 'seq'>>(
  known: readonly State[],
  told: readonly State[],
): State[] => {
  const before = new Map(known.map((wallet) => [wallet.currency_id, wallet]));
  const newer = told.map((wallet) => {
    const shown = before.get(wallet.currency_id);
    before.delete(wallet.currency_id);
    return shown && (shown.seq ?? 0) > (wallet.seq ?? 0) ? shown : wallet;
  });
  return [...newer, ...before.values()];
};
