import { expect } from 'vitest';
import type { Match } from '../../contract/entities/match.ts';
import { aRequest } from '../../server/testing/ticket-stand.ts';
import { signedIn } from './player-api.ts';
import { command, post } from './sandbox.ts';

/** A football match that runs and takes tickets. */
const runningMatch = async (origin: string): Promise<Match> => {
  const body = { page: 1, sport_code: 'F', search_filter: '' };
  const { result } = await post<{ result: Match[] }>(origin, '/cms/v1/betting/liveOffer', body);
  const running = result.findLast(({ markets }) => markets['1X2']?.['1']?.MS === 'OPEN');
  if (!running) throw new Error('No football match that runs takes tickets');
  return running;
};

/** Pays a ticket of the home sides of these matches, and waits until it is accepted. */
export const paidOn = async (
  origin: string,
  name: string,
  legs: readonly (Match | 'a running match')[],
): Promise<void> => {
  const player = await signedIn(origin, name);
  // Prices of running matches move meanwhile.
  await command(origin, 'ticket', { username: name, outcome: 'accept' });
  const paid = async () => {
    const matches = await Promise.all(
      legs.map(async (leg) =>
        leg === 'a running match'
          ? { match: await runningMatch(origin), type: 'live' as const }
          : { match: leg, type: 'prematch' as const },
      ),
    );
    const request = aRequest({ odds: matches.map(({ match }) => match.markets['1X2']?.['1']?.O ?? 0), stake: 100 });
    const selections = request.selections.map((one, nth) => {
      const leg = matches[nth];
      return leg ? { ...one, eventId: leg.match.eventId, type: leg.type } : one;
    });
    await player.pay({ ...request, selections });
    const status = async () =>
      (await player.history()).find(({ ticket_id }) => ticket_id === request.ticket_id)?.status;
    await expect.poll(status, { timeout: 30_000 }).not.toBe('pending');
    return status();
  };
  // A running match closes its markets around a goal; the next try takes the one that is open then, at its price.
  await expect.poll(paid, { timeout: 90_000, interval: 1_000 }).toBe('accepted');
};
