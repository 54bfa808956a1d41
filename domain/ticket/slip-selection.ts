import type { Match } from '../../contract/entities/match.ts';
import type { SlipSelection as StoredSelection } from '../../contract/storage/slip.ts';
import { minDisplayedOdd } from '../limits.ts';
import { parseMarketCode } from '../markets/market-code.ts';
import { playerOf } from '../markets/player-of.ts';

export type SlipSelection = StoredSelection;
export type SlipOdd = SlipSelection['odd'];

/** Names an outcome of the offer; two selections with the same key are the same bet. */
export const outcomeKey = (eventId: string, marketCode: string, selectionCode: string): string =>
  `${eventId}|${marketCode}|${selectionCode}`;

/** The {@link outcomeKey} of a selection on the slip. */
export const outcomeKeyOf = (selection: SlipSelection): string =>
  outcomeKey(selection.eventId, selection.marketCode, selection.selectionCode);

/**
 * Id of a selection on the slip (spec section 3, Ticket selection): the event, with the player where it is about one, else
 * with the part of the match that its market is limited to: `10245`, `10245_p3`, `10245_H1`.
 */
export const selectionId = (eventId: string, marketCode: string, selectionCode: string): string => {
  const part = playerOf(marketCode, selectionCode) ?? parseMarketCode(marketCode).period;
  return part === null ? eventId : `${eventId}_${part}`;
};

/** An odd as the slip shows and counts it: "-" when it is missing, not a number, or below 1.01 (spec section 5). */
export const slipOddFrom = (odd: unknown): SlipOdd =>
  typeof odd === 'number' && Number.isFinite(odd) && odd >= minDisplayedOdd ? odd : '-';

/**
 * The selection that a press on an odd puts on the slip, at the match's present price (spec section 3, Ticket selection).
 * Null when the match has no such market or selection; the odd is "-" when its market is not open.
 */
export const slipSelectionFrom = (match: Match, marketCode: string, selectionCode: string): SlipSelection | null => {
  const price = match.markets[marketCode]?.[selectionCode];
  if (!price) return null;
  const odd = price.MS === 'OPEN' ? slipOddFrom(price.O) : '-';
  const band = price.band ?? null;
  const player = playerOf(marketCode, selectionCode);
  const playerName = match.players.find(({ id }) => id === player)?.name;
  return {
    id: selectionId(match.eventId, marketCode, selectionCode),
    desc: match.inPlay ? 'live' : 'prematch',
    eventId: match.eventId,
    sport: match.sport,
    marketCode,
    selectionCode,
    player,
    ...(playerName === undefined ? {} : { playerName }),
    odd,
    originalOdd: odd,
    lockedBy: odd === '-' ? 'suspended' : null,
    band,
    originalBand: band,
    oddChanged: false,
    bandChanged: false,
    changesPending: false,
    hostName: match.hostName,
    awayName: match.awayName,
    leagueName: match.leagueName,
    groupName: match.groupName,
    timeStart: match.timeStart,
  };
};
