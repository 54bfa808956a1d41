import { RefusedCall } from '../calls/refusal.ts';
import { createTurnstile } from '../calls/turnstile.ts';
import { type Attempts, quarterHour } from './attempts.ts';

/** Wrong passwords in a quarter of an hour (docs/decisions/2026-11-22-login-limits.md). */
const mostOfAddressOnAccount = 10;
const mostOfAddress = 100;
const mostOfDevice = 10;
/** From this many wrong passwords on, from any address, each further one waits before it is checked. */
const quickOnAccount = 10;
const shortestPause = 1_000;
const longestPause = 4_000;
/** Tries of one account that may wait behind the one that is paused. */
const mostWaiting = 2;

/** How long the next try of an account waits after a number of wrong ones. */
export const pauseAfter = (wrong: number): number =>
  wrong < quickOnAccount ? 0 : Math.min(longestPause, shortestPause * 2 ** Math.floor(wrong / quickOnAccount - 1));

/** Who tries to sign in; `device` names a browser in which this account was signed in before, else null. */
export interface Trier {
  account: string;
  address: string;
  device: string | null;
}

export interface LoginLimits {
  /**
   * Makes a try, at once or after the account's pause. Its answer is returned; null means a wrong password. Throws 429
   * tooManyAttempts with Retry-After when the trier has failed too often.
   */
  attempt<Found>(trier: Trier, check: () => Promise<Found | null>): Promise<Found | null>;
  /** Forgets every failure of an account, wherever it was made. */
  forgive(account: string): Promise<void>;
}

const waitFor = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Only failures count. A stranger's slow the owner of an account down, but never shut him out. */
export const createLoginLimits = (attempts: Attempts, pause = waitFor): LoginLimits => {
  // One guess at a time, so that guesses made at once cannot outrun a limit.
  const turn = createTurnstile(1);
  const slowTurn = createTurnstile(1, {
    mostWaiting,
    refusal: () => new RefusedCall(429, 'tooManyAttempts', undefined, { 'retry-after': String(longestPause / 1_000) }),
  });
  const subjectOf = (account: string) => `login:account:${account}`;
  const within = (subject: string, most: number) => ({ subject, most, window: quarterHour });

  const allowances = ({ account, address, device }: Trier) =>
    device === null
      ? [
          within(`${subjectOf(account)} ${address}`, mostOfAddressOnAccount),
          within(`login:address:${address}`, mostOfAddress),
          within(subjectOf(account), Number.POSITIVE_INFINITY),
        ]
      : [within(`login:device:${device}`, mostOfDevice)];

  return {
    attempt: async (trier, check) => {
      const { account, device } = trier;
      const allowed = () => attempts.check('tooManyAttempts', allowances(trier));
      const counted = async () => {
        await allowed();
        const found = await check();
        if (found === null) await attempts.count(allowances(trier));
        else await attempts.forget(device === null ? subjectOf(account) : `login:device:${device}`);
        return found;
      };
      if (device !== null) return turn(`device ${device}`, counted);

      await allowed();
      const first = await turn(account, async () => {
        const wait = pauseAfter(await attempts.made(subjectOf(account), quarterHour));
        return wait > 0 ? { wait } : { found: await counted() };
      });
      if (first.wait === undefined) return first.found;
      return slowTurn(account, async () => {
        await pause(first.wait);
        return counted();
      });
    },
    forgive: (account) => attempts.forget(subjectOf(account)),
  };
};
