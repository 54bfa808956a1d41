import type { BegunDeposit } from '../../../contract/http/payment.ts';
import { tokensOf } from '../player-api.ts';
import { command } from '../sandbox.ts';
import { depositStateTold, isExpired } from './deposit-obstacle.ts';
import type { DrivenStep } from './driver.ts';
import { heldUrls } from './held-urls.ts';

export const depositor = 'player';
export const depositOrder = { amount: 1_000, currency: 'RSD', currency_id: 1 };

const overAnHour = 61 * 60_000;
const outcomes: Record<string, string> = { credited: 'paid', declined: 'declined', cancelled: 'cancelled' };

/** A deposit of the player's own at the provider's, which ends when the path does. */
export const beginDeposit = async (origin: string, steps: readonly DrivenStep[]) => {
  const { access_token: token } = await tokensOf(origin, depositor);
  const answer = await fetch(`${origin}${heldUrls.beginDeposit}`, {
    method: 'POST',
    headers: {
      origin,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(depositOrder),
  });
  const { payment_id: id, url } = (await answer.json()) as BegunDeposit;

  const decide = async (state: string, fault: 'now' | 'held') => {
    const body = new URLSearchParams({ outcome: outcomes[state] ?? '', fault });
    await fetch(url, { method: 'POST', headers: { origin }, body, redirect: 'manual' });
  };
  const expired = isExpired(steps);
  if (expired) {
    // Decided in time, its notice held back.
    const state = depositStateTold(steps);
    if (state) await decide(state, 'held');
    await command(origin, 'clock', { advance: overAnHour });
  }
  return {
    id,
    /** The provider's notice comes, once: what ended stays as it is. */
    end: async (state: string): Promise<void> => {
      if (expired) await command(origin, 'notice', { username: depositor, notice: 'now' });
      else await decide(state, 'now');
    },
  };
};
export type RealDeposit = Awaited<ReturnType<typeof beginDeposit>>;
