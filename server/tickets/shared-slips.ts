import { randomInt } from 'node:crypto';
import type { output } from 'zod/mini';
import type { ReusedSlip, ShareBody, SharedSlipBody, sharedSlip } from '../../contract/http/shared-slip.ts';
import { playerOf } from '../../domain/markets/player-of.ts';
import { toMajor } from '../../domain/money/money.ts';
import { evenOdd } from '../../domain/odds/odd.ts';
import { isSystemSound } from '../../domain/system/system.ts';
import { shareAlphabet, shareCodeFrom, shareCodeLength } from '../../domain/ticket/share-code.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { createTurnstile } from '../calls/turnstile.ts';
import type { Database } from '../database/client.ts';
import type { KeptSlip } from '../database/schema/shared-slips.ts';
import type { Feed } from '../feed/feed-source.ts';
import { type Attempts, hour } from '../identity/attempts.ts';
import type { Clock } from '../time/clock.ts';
import { reusedSlip } from './reused-slip.ts';
import { deleteOldSlips, slipOfCode, storeSlip, ticketAsSlip } from './shared-slip-repository.ts';

/** How long a code opens its slip. */
const life = 7 * 24 * hour;
const sharesPerHour = 60;

interface Sharer {
  userId: string | null;
  address: string;
}

export interface SharedSlips {
  /** Keeps a slip, or one of the sharer's own tickets, under a code. Throws a RefusedCall. */
  share(sharer: Sharer, body: ShareBody): Promise<{ code: string; expires: number }>;
  open(typed: string): Promise<output<typeof sharedSlip.ok> | null>;
  /** The player's own ticket as a slip, with its stake; null when it is unknown or somebody else's. */
  ofTicket(userId: string, ticketId: string): Promise<ReusedSlip | null>;
}

export interface SharedSlipNeeds {
  database: Database;
  clock: Clock;
  feed: Feed;
  attempts: Attempts;
}

const newCode = (): string =>
  Array.from({ length: shareCodeLength }, () => shareAlphabet[randomInt(shareAlphabet.length)]).join('');

/** A slip as the browser names it, with what the feed knows of it. */
const keptFrom = ({ selections, systemGroups }: SharedSlipBody, feed: Feed): KeptSlip => {
  if (new Set(selections.map(({ eventId }) => eventId)).size < selections.length) {
    throw new RefusedCall(400, 'sameEventTwice', { selections: 'sameEventTwice' });
  }
  const legs = selections.map(({ systemGroup }) => ({ odd: evenOdd, group: systemGroup }));
  const sizes = systemGroups.map((_, index) => legs.filter(({ group }) => group === index).length);
  const counted = systemGroups.every(({ totalSelections }, index) => totalSelections === sizes[index]);
  if (!counted || !isSystemSound(legs, systemGroups)) {
    throw new RefusedCall(400, 'systemInvalid', { systemGroups: 'systemInvalid' });
  }
  return {
    systemGroups,
    selections: selections.map((selection, index) => {
      const { eventId, marketCode, selectionCode } = selection;
      const quote = feed.quote(eventId, marketCode, selectionCode);
      const match = feed.match(eventId);
      if (!quote || !match) {
        throw new RefusedCall(400, 'selectionUnknown', { [`selections.${index}`]: 'selectionUnknown' });
      }
      const player = playerOf(marketCode, selectionCode);
      const { hostName, awayName, leagueName, groupName } = match;
      return {
        ...selection,
        sport: quote.sport,
        player: match.players.find(({ id }) => id === player)?.name ?? null,
        hostName,
        awayName,
        leagueName,
        groupName,
        startsAt: quote.startsAt,
      };
    }),
  };
};

export const createSharedSlips = ({ database, clock, feed, attempts }: SharedSlipNeeds): SharedSlips => {
  // Counted one after the other, so that calls made at once cannot outrun the limit.
  const turn = createTurnstile(1);

  const slipOf = async ({ userId }: Sharer, body: ShareBody): Promise<KeptSlip> => {
    if (!('ticket_id' in body)) return keptFrom(body, feed);
    const ticket = userId === null ? null : await ticketAsSlip(database, userId, body.ticket_id);
    if (!ticket) throw new RefusedCall(404, 'notFound');
    return ticket.slip;
  };

  return {
    share: async (sharer, body) => {
      const slip = await turn(sharer.address, async () => {
        const allowed = [{ subject: `share:${sharer.address}`, most: sharesPerHour, window: hour }];
        await attempts.check('tooManyAttempts', allowed);
        const kept = await slipOf(sharer, body);
        await attempts.count(allowed);
        return kept;
      });
      const createdAt = clock.now();
      await deleteOldSlips(database, createdAt);
      for (;;) {
        const kept = { code: newCode(), slip, createdAt, expiresAt: createdAt + life };
        if (await storeSlip(database, kept)) return { code: kept.code, expires: kept.expiresAt };
      }
    },

    open: async (typed) => {
      const code = shareCodeFrom(typed);
      if (code === null) return null;
      const kept = await slipOfCode(database, code, clock.now());
      return kept ? { ...reusedSlip(kept.slip, null, feed), code, expires: kept.expiresAt } : null;
    },

    ofTicket: async (userId, ticketId) => {
      const ticket = await ticketAsSlip(database, userId, ticketId);
      return ticket && reusedSlip(ticket.slip, toMajor(ticket.stake), feed);
    },
  };
};
