import { aRequest } from '../../../server/testing/ticket-stand.ts';
import { upcoming } from '../player-api.ts';
import type { RaceStand } from './race-stand.ts';

/** Something that may happen once, tried many times at once at two server processes. */
export interface Race {
  name: string;
  /** Rounds of `npm run faults`; `npm test` plays a part of them (play-rounds.ts). */
  rounds: number;
  /** Prepares and runs one round; throws when there was not exactly one winner, or the money is not what it must be. */
  round(stand: RaceStand, nth: number): Promise<void>;
}

/** A ticket at the price of this moment, whatever that is. */
export const ticketOn = async (stand: RaceStand, stake: number) => {
  const [match] = await upcoming(stand.origins[0] ?? '');
  const request = aRequest({ odds: [match?.markets['1X2']?.['1']?.O ?? 0], stake, autoOddsChange: true });
  return { ...request, selections: request.selections.map((one) => ({ ...one, eventId: match?.eventId ?? '' })) };
};

export const pay = (stand: RaceStand, node: number, ticket: unknown, token: string) =>
  stand.call(node, '/sportsbetting/v1/ticketRequest', ticket, token);
