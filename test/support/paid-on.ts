import { expect } from 'vitest';
import type { Match } from '../../contract/entities/match.ts';
import { aRequest } from '../../server/testing/ticket-stand.ts';
import { signedIn } from './player-api.ts';
import { command, post } from './sandbox.ts';

/** Pays a ticket of these home sides, and waits until it is accepted. */
export const paidOn = async (
  origin: string,
  name: string,
  legs: readonly (readonly [Match, 'prematch' | 'live'])[],
): Promise<void> => {
  const player = await signedIn(origin, name);
  // Prices of running matches move meanwhile.
  await command(origin, 'ticket', { username: name, outcome: 'accept' });
  const paid = async () => {
    const request = aRequest({ odds: legs.map(([{ markets }]) => markets['1X2']?.['1']?.O ?? 0), stake: 100 });
    const selections = request.selections.map((one, nth) => {
      const [match, type] = legs[nth] ?? [null, 'prematch'];
      return { ...one, eventId: match?.eventId ?? '', type };
    });
    await player.pay({ ...request, selections });
    const status = async () =>
      (await player.history()).find(({ ticket_id }) => ticket_id === request.ticket_id)?.status;
    await expect.poll(status, { timeout: 30_000 }).not.toBe('pending');
    return status();
  };
  // A running match closes its markets around a goal, and opens them again.
  await expect.poll(paid, { timeout: 90_000, interval: 1_000 }).toBe('accepted');
};

/** A football match that runs and takes tickets. */
export const runningMatch = async (origin: string): Promise<Match | undefined> => {
  const body = { page: 1, sport_code: 'F', search_filter: '' };
  const { result } = await post<{ result: Match[] }>(origin, '/cms/v1/betting/liveOffer', body);
  return result.findLast(({ markets }) => markets['1X2']?.['1']?.MS === 'OPEN');
};
