import type { HistoryTicket } from '../../../contract/entities/history-ticket.ts';
import type { OfferNames } from '../../i18n/markets.ts';

/** What was bet on, each readable by itself: with the match where there are several and the pick names neither side. */
export const picksOf = ({ selections }: Pick<HistoryTicket, 'selections'>, names: OfferNames): string[] => {
  const say = selections.length > 1 ? names.outcomeInMatch : names.outcome;
  return selections.map((leg) => say(leg, leg.marketCode, leg.selectionCode, leg.band, leg.player));
};

export const matchesOf = ({ selections }: Pick<HistoryTicket, 'selections'>, names: OfferNames): string[] =>
  selections.map(({ hostName, awayName }) => `${names.side(hostName)} – ${names.side(awayName)}`);
