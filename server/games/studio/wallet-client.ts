import { randomBytes } from 'node:crypto';
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
import { signBody } from '../../calls/signed-body.ts';
import type { Clock } from '../../time/clock.ts';

/** Posts a signed body to the operator, by whatever line there is; rejects when no answer came. */
export type PostToWallet = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<{ status: number; body: string }>;

/**
 * What the wallet said. `unknown`: nothing that could be understood came in time, or it said that it does not know itself;
 * whether it was booked is open.
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

export interface WalletLine {
  post: PostToWallet;
  secret: string;
  clock: Clock;
  /** How long an answer is waited for, in milliseconds. */
  patience?: number;
}

const keys = new Set<string>(errorKeys);
const isErrorKey = (text: string): text is ErrorKey => keys.has(text);

/** Refusals that say nothing of what was asked: it may be asked again. */
const passing = new Set([408, 425, 429]);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Settles with the work, or rejects when it takes longer. */
const within = async <T>(patience: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

export const createWalletClient = ({ post, secret, clock, patience = 3_000 }: WalletLine): WalletClient => ({
  call: async (name, said) => {
    const body = JSON.stringify(said);
    const signature = signBody(secret, clock.now(), body, randomBytes(16).toString('base64url'));
    const headers = { 'content-type': 'application/json', 'x-provider-signature': signature };
    const { url, ok } = calls[name];
    try {
      const answer = await within(patience, post(url, headers, body));
      const read = parsed(answer.body);
      if (answer.status === 200) {
        const good = ok.safeParse(read);
        // The schema is that of this very call.
        return good.success ? { is: 'ok', body: good.data as never } : { is: 'unknown', why: 'an answer of no form' };
      }
      const bad = refusal.safeParse(read);
      const isFinal = answer.status >= 400 && answer.status < 500 && !passing.has(answer.status);
      if (!isFinal || !bad.success || !isErrorKey(bad.data.error)) return { is: 'unknown', why: `${answer.status}` };
      return { is: 'refused', status: answer.status, key: bad.data.error, values: bad.data.values };
    } catch (error) {
      return { is: 'unknown', why: error instanceof Error ? error.message : String(error) };
    }
  },
});
