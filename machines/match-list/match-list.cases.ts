import type { CasesOf } from '../machine-cases.ts';
import type { matchListMachine } from './match-list.machine.ts';

export const matchListCases = {
  input: {
    page: 2,
    table_view: 'competition',
    time_filter: '24h',
    special_filter: 'NextMatches',
    sport_code: 'F',
    league_ids: ['311'],
    search_filter: '',
  },
  events: {},
  answers: {
    loadList: {
      done: [
        { matches: 50, searched: false },
        { matches: 0, searched: false },
        { matches: 0, searched: true },
      ],
      errors: ['no answer', { status: 400, key: 'badRequest' }],
    },
    findSport: { done: [null, 'B', 'F'], errors: ['no answer'] },
  },
  facet: ({ query, failures }) => [query.page, query.league_ids, query.sport_code, failures],
} satisfies CasesOf<typeof matchListMachine>;
