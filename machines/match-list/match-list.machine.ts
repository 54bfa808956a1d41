import { assign, setup } from 'xstate';
import type { SidebarFilter } from '../../contract/entities/offer.ts';
import type { SportCode } from '../../contract/entities/sport.ts';
import type { OfferQuery } from '../../contract/http/cms.ts';
import { sidebarFilter } from '../../domain/offer/sidebar-filter.ts';
import { isRefusal } from '../refusal.ts';
import { answerToProvide } from '../to-provide.ts';

interface MatchListContext {
  query: OfferQuery;
  /** How often this query was asked without an answer. */
  failures: number;
}

/** What the machine must know of an answer. */
export interface ListAnswer {
  matches: number;
  /** The answer is to a search. */
  searched: boolean;
}

const mostFailures = 2;

/**
 * One load of the prematch list (spec section 4, Prematch list): what to ask when the answer is empty, and when there
 * is none. It ends in `found`, `empty` or `failed`, with the query of that end; the matches themselves do not pass
 * through it.
 */
export const matchListMachine = setup({
  types: {} as { context: MatchListContext; input: OfferQuery; output: OfferQuery },
  actors: {
    /** Asks for the page of a query. */
    loadList: answerToProvide<ListAnswer, OfferQuery>('loadList'),
    /** Answers the first sport of the sidebar; null when nothing starts in the filter's time. */
    findSport: answerToProvide<SportCode | null, SidebarFilter>('findSport'),
  },
  actions: {
    goToFirstPage: assign(({ context: { query } }) => ({ query: { ...query, page: 1 }, failures: 0 })),
    clearLeagues: assign(({ context: { query } }) => ({ query: { ...query, league_ids: [] }, failures: 0 })),
    takeSport: assign(({ context }, sport: SportCode | null) => {
      // A table is one of the sport's own.
      const { table: _table, ...query } = context.query;
      return { query: { ...query, sport_code: sport ?? query.sport_code }, failures: 0 };
    }),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
  },
  guards: {
    hasMatches: (_, { matches }: ListAnswer) => matches > 0,
    isSearched: (_, { searched }: ListAnswer) => searched,
    isLaterPage: ({ context }) => context.query.page > 1,
    hasLeagues: ({ context }) => context.query.league_ids.length > 0,
    isOtherSport: ({ context }, sport: SportCode | null) => sport !== null && sport !== context.query.sport_code,
    isRefused: isRefusal,
    failedBefore: ({ context }) => context.failures + 1 >= mostFailures,
  },
  delays: { loadRetry: 1_000, loadDeadline: 20_000 },
}).createMachine({
  id: 'matchList',
  context: ({ input }) => ({ query: input, failures: 0 }),
  output: ({ context }) => context.query,
  initial: 'loading',
  states: {
    loading: {
      initial: 'asking',
      after: { loadDeadline: 'failed' },
      states: {
        asking: {
          invoke: {
            id: 'loadList',
            src: 'loadList',
            input: ({ context }) => context.query,
            onDone: [
              { guard: { type: 'hasMatches', params: ({ event }) => event.output }, target: '#matchList.found' },
              { guard: 'isLaterPage', target: 'asking', reenter: true, actions: 'goToFirstPage' },
              { guard: 'hasLeagues', target: 'asking', reenter: true, actions: 'clearLeagues' },
              // A search without a match in this sport is shown as such, with the sports that have one.
              { guard: { type: 'isSearched', params: ({ event }) => event.output }, target: '#matchList.empty' },
              { target: 'choosingSport' },
            ],
            onError: [
              // What the server will not answer it will not answer a second later.
              { guard: { type: 'isRefused', params: ({ event }) => event }, target: '#matchList.failed' },
              { guard: 'failedBefore', target: '#matchList.failed' },
              { target: 'unanswered', actions: 'countFailure' },
            ],
          },
        },
        unanswered: { after: { loadRetry: 'asking' } },
        choosingSport: {
          invoke: {
            id: 'findSport',
            src: 'findSport',
            input: ({ context: { query } }) => sidebarFilter(query.special_filter, query.time_filter),
            onDone: [
              {
                guard: { type: 'isOtherSport', params: ({ event }) => event.output },
                target: 'asking',
                actions: { type: 'takeSport', params: ({ event }) => event.output },
              },
              { target: '#matchList.empty' },
            ],
            onError: '#matchList.failed',
          },
        },
      },
    },
    found: { type: 'final' },
    empty: { type: 'final' },
    failed: { type: 'final' },
  },
});
