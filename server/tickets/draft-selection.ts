import type { OddsPolicy, RequestedSelection } from '../../contract/entities/ticket-request.ts';
import { playerOf } from '../../domain/markets/player-of.ts';
import { type Odd, parseOdd } from '../../domain/odds/odd.ts';
import { acceptsLines, acceptsOdd, lowestAccepted } from '../../domain/ticket/odds-policy.ts';
import type { ticketSelections } from '../database/schema/tickets.ts';
import type { Feed } from '../feed/feed-source.ts';

type Row = typeof ticketSelections.$inferInsert;

/** A selection as it will be stored, with the price of the moment it came. */
export type DraftSelection = Omit<Row, 'ticket' | 'position' | 'status' | 'score' | 'systemGroup'> & {
  systemGroup: number | null;
  quotedOdd: Odd | null;
};

/**
 * What the feed knows of a requested selection, under the price the player consented to: the one he saw last where his
 * policy goes so far, else the one he took. Null when there is no such selection.
 */
export const draftSelection = (
  requested: RequestedSelection,
  policy: OddsPolicy,
  feed: Feed,
): DraftSelection | null => {
  const { eventId, marketCode, selectionCode } = requested;
  const quote = feed.quote(eventId, marketCode, selectionCode);
  const match = feed.match(eventId);
  const takenBand = requested.original_band ?? requested.band;
  const follows =
    policy.mode !== 'none' &&
    acceptsOdd(policy, requested.original_odds, requested.odds) &&
    (requested.band === takenBand || acceptsLines(policy));
  const taken = parseOdd(requested.original_odds);
  const odd = follows ? parseOdd(requested.odds) : taken;
  const player = playerOf(marketCode, selectionCode);
  if (quote === null || match === null || odd === null || taken === null) return null;
  // An older slip does not name the player; one other than the selection's is a mistake.
  if (requested.player !== null && requested.player !== player) return null;
  return {
    eventId,
    sport: quote.sport,
    type: requested.type,
    marketCode,
    selectionCode,
    band: follows ? requested.band : takenBand,
    player: match.players.find(({ id }) => id === player)?.name ?? null,
    systemGroup: requested.systemGroup,
    odd,
    submittedOdd: odd,
    // A fall is measured from the higher one of the prices the player took and saw: falls do not add up.
    lowestOdd: lowestAccepted(policy, odd > taken ? odd : taken),
    hostName: match.hostName,
    awayName: match.awayName,
    leagueName: match.leagueName,
    groupName: match.groupName,
    startsAt: quote.startsAt,
    quotedOdd: parseOdd(quote.odd),
  };
};
