import type { output } from 'zod/mini';
import { type ErrorKey, errorKeys, type Refusal, refusal } from '../../../contract/entities/error.ts';
import {
  walletBalance,
  walletBet,
  walletEnd,
  walletRollback,
  walletSession,
  walletWin,
} from '../../../contract/http/game-wallet.ts';
import { type SignedLine, sayOn } from '../../calls/signed-line.ts';

/**
 * The wallet's answer. `unknown`: no readable answer came in time, or the wallet does not know itself; whether it was
 * booked is open.
 */
export type WalletAnswer<Ok> =
  | { is: 'ok'; body: Ok }
  | { is: 'refused'; status: number; key: ErrorKey; values: Refusal['values'] }
  | { is: 'unknown'; why: string };

const calls = {
  session: walletSession,
  balance: walletBalance,
  bet: walletBet,
  win: walletWin,
  rollback: walletRollback,
  end: walletEnd,
};
type Calls = typeof calls;

/** The wallet of an operator, by the calls of docs/wallet-api.md. Never throws. */
export interface WalletClient {
  call<Name extends keyof Calls>(
    name: Name,
    body: output<Calls[Name]['body']>,
  ): Promise<WalletAnswer<output<Calls[Name]['ok']>>>;
}

const keys = new Set<string>(errorKeys);
const isErrorKey = (text: string): text is ErrorKey => keys.has(text);

/** Temporary refusals: the call may be sent again. */
const passing = new Set([408, 425, 429]);

/** A link is spent when its answer is lost, so that one is waited for as long as a page waits; in milliseconds. */
const openingPatience = 8_000;

export const createWalletClient = (line: SignedLine): WalletClient => {
  const say = sayOn(line);
  return {
    call: async (name, body) => {
      const { url, ok } = calls[name];
      try {
        const { status, said } = await say(url, body, name === 'session' ? openingPatience : undefined);
        if (status === 200) {
          const good = ok.safeParse(said);
          // The schema is that of this very call.
          return good.success ? { is: 'ok', body: good.data as never } : { is: 'unknown', why: 'an answer of no form' };
        }
        const bad = refusal.safeParse(said);
        const isFinal = status >= 400 && status < 500 && !passing.has(status);
        if (!isFinal || !bad.success || !isErrorKey(bad.data.error)) return { is: 'unknown', why: `${status}` };
        return { is: 'refused', status, key: bad.data.error, values: bad.data.values };
      } catch (error) {
        return { is: 'unknown', why: error instanceof Error ? error.message : String(error) };
      }
    },
  };
};
