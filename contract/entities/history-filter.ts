import * as z from 'zod/mini';

/** What the list is sorted by; `win` is what a ticket won or, while it is open, can win. */
export const historySortField = z.enum(['createdAt', 'stake', 'odd', 'win', 'status']);
export type HistorySortField = z.infer<typeof historySortField>;

/** States a ticket may be looked for by; several are united, none means every ticket. `in_play` are open tickets, `waiting_for_matches` those of them of which no match has begun, `cashback` lost ones that got a part of their stake back, `rejected` those that were never paid. */
export const historyStates = [
  'in_play',
  'waiting_for_matches',
  'won',
  'lost',
  'cashout',
  'void',
  'cashback',
  'rejected',
] as const;
/** Kinds of tickets; several are united, none means every kind. `standard` is a combination. */
export const historyKinds = ['single', 'standard', 'system'] as const;
/** What else a ticket must have: a live selection, a free bet as its stake. */
export const historyMarks = ['live', 'freebet'] as const;
export const historyFacets = [...historyStates, ...historyKinds, ...historyMarks] as const;
export type HistoryFacet = (typeof historyFacets)[number];
