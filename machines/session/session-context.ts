import type { Tokens } from '../../contract/entities/user.ts';
import type { Wallet } from '../../contract/entities/wallet.ts';
import { activeWallet } from '../../domain/wallet/active-wallet.ts';
import type { PingEvent } from '../ping/ping.machine.ts';
import type { Session } from '../signed-in.ts';
import type { SessionReport } from './session-event.ts';

/** What is stored in this browser. */
export interface StoredSession {
  session: Session | null;
  chosenCurrencyId: number | null;
}

export interface SessionContext {
  session: Session | null;
  /** Tokens of a session that is being ended. */
  ending: Tokens | null;
  wallets: Wallet[];
  chosenCurrencyId: number | null;
  /** Messages in the inbox that were not read yet. */
  unread: number;
  /** Minutes between two reality checks; null for none. */
  realityCheck: number | null;
}

export const signedOut = {
  session: null,
  ending: null,
  wallets: [],
  unread: 0,
  realityCheck: null,
};

export const walletChanged = ({ wallets, chosenCurrencyId }: SessionContext): SessionReport => ({
  type: 'wallet.changed',
  wallet: activeWallet(wallets, chosenCurrencyId),
});

export const tokenChanged = ({ session }: SessionContext): PingEvent => ({
  type: 'token.changed',
  accessToken: session?.tokens.access_token ?? '',
});

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
