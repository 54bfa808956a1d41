import { randomUUID } from 'node:crypto';
import type { Match } from '../../contract/entities/match.ts';
import type { TicketRequest } from '../../contract/entities/ticket-request.ts';
import { plainSelection } from '../../domain/ticket/plain-selection.ts';

/** A ticket on the hosts of matches at their odds of now, in RSD; `conditions` make a system of them. */
export const hostWins = (matches: readonly Match[], stake: number, conditions?: readonly number[]): TicketRequest => {
  const bets = [{ selectedSystems: [...(conditions ?? [matches.length])], stake, type: 'total' as const }];
  return {
    ticket_id: randomUUID(),
    autoOddsChange: true,
    selections: matches.map(({ eventId, markets }) => {
      const odd = markets['1X2']?.['1']?.O ?? 0;
      return {
        eventId,
        type: 'prematch',
        sport: 'F',
        marketCode: '1X2',
        selectionCode: '1',
        odds: odd,
        original_odds: odd,
        ...plainSelection,
        systemGroup: conditions ? 0 : null,
      };
    }),
    bets,
    original_bets: bets,
    wallet: { currency: 'RSD', currency_id: 1 },
    bonus: { amount: 0, percentage: 0, total_gain: 0 },
    systemGroups: conditions ? [{ conditions: [...conditions], totalSelections: matches.length }] : [],
  };
};
