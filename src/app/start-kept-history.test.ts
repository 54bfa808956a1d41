import { beforeEach, describe, expect, test } from 'vitest';
import { historyFacets } from '../../contract/entities/history-filter.ts';
import type { HistoryPage } from '../../contract/http/ticket-history.ts';
import { openTicketOf } from '../../machines/open-tickets/open-tickets.cases.ts';
import { memoryStorage } from '../../test/support/examples/storage.ts';
import { createKeptHistoryStore } from '../actors/kept-history-store.ts';
import { historyKey } from '../browser/history-key.ts';
import { RefusedError, UnreachableError } from '../transport/call-error.ts';
import type { LateSite } from './late-site.ts';
import { start } from './start-kept-history.ts';

let storage: () => Storage;
beforeEach(() => {
  storage = memoryStorage();
});

/** The site around what is kept, as far as it looks at it. */
const started = async (first: string | null = 'ana') => {
  let player = first;
  let refreshed = 0;
  let sessionChanged: () => void = () => undefined;
  const session = {
    getSnapshot: () => ({ matches: (state: string) => state === (player === null ? 'signedOut' : 'signedIn') }),
    subscribe: (listener: typeof sessionChanged) => {
      sessionChanged = listener;
    },
  };
  let join: () => void = () => undefined;
  const site = {
    app: { getSnapshot: () => ({ context: { user: player === null ? null : { id: player } }, children: { session } }) },
    page: {
      refresh: () => {
        refreshed += 1;
      },
    },
    world: { sockets: { sports: { onJoined: (listener: typeof join) => (join = listener) } } },
    router: { routesByPath: {}, loadRouteChunk: async () => undefined },
  } as unknown as LateSite;
  const kept = await start(site, createKeptHistoryStore(Date.now, storage));
  return {
    kept,
    goes: (next: string | null) => {
      player = next;
      sessionChanged();
    },
    joins: () => join(),
    refreshed: () => refreshed,
  };
};

const answer: HistoryPage = {
  result: [openTicketOf({ stake: 10 })],
  totalPages: 1,
  total: 1,
  totals: [],
  counts: Object.fromEntries(historyFacets.map((facet) => [facet, 0])) as HistoryPage['counts'],
};
const answers = async () => answer;
const unanswered = async () => {
  throw new UnreachableError('ticketHistory gave no answer', { cause: new TypeError('Failed to fetch') });
};

describe('the history without a connection', () => {
  test('is the answer where there is one, and afterwards what was seen of that address', async () => {
    const { kept } = await started();
    const seen = await kept.seen({}, answers, false);
    expect(seen).toMatchObject({ page: answer, kept: false, instead: null });
    kept.open('ticket', true);
    const later = await (await started()).kept.seen({}, unanswered, false);
    expect(later).toEqual({ page: answer, at: seen.at, kept: true, opened: ['ticket'], instead: null });
  });

  test('says of another address what is kept instead', async () => {
    const { kept } = await started();
    await kept.seen({ show: 'won' }, answers, false);
    const seen = await kept.seen({ show: 'lost' }, unanswered, false);
    expect(seen).toMatchObject({ page: null, at: null, kept: true, instead: { search: { show: 'won' } } });
    expect(kept.newest()).toMatchObject({ search: { show: 'won' } });
  });

  test.each([
    ['a refusal', new RefusedError(401, { error: 'unauthorised', ErrorText: 'unauthorised' })],
    ['a failure of the server', new UnreachableError('ticketHistory answered 500')],
    ['a load that is given up', new DOMException('given up', 'AbortError')],
  ])('is not shown after %s', async (_, error) => {
    const { kept } = await started();
    await kept.seen({}, answers, false);
    await expect(kept.seen({}, () => Promise.reject(error), false)).rejects.toBe(error);
  });

  test('is nothing where nothing is kept of this player', async () => {
    const { kept, goes } = await started();
    await expect(kept.seen({}, unanswered, false)).rejects.toThrow('gave no answer');
    await kept.seen({}, answers, false);
    goes('bo');
    await expect(kept.seen({}, unanswered, false)).rejects.toThrow('gave no answer');
    expect(kept.newest()).toBeNull();
    goes(null);
    await expect(kept.seen({}, unanswered, false)).rejects.toThrow('gave no answer');
  });

  test('goes with the session, also with one that ended before', async () => {
    const { kept, goes } = await started();
    const isKept = () => storage().getItem(historyKey) !== null;
    await kept.seen({}, answers, false);
    expect(isKept()).toBe(true);
    goes(null);
    expect(isKept()).toBe(false);
    goes('ana');
    await kept.seen({}, answers, false);
    await started('ana');
    expect(isKept()).toBe(true);
    await started(null);
    expect(isKept()).toBe(false);
  });

  test('does not hold what came when the player had gone, nor what was only loaded ahead', async () => {
    const { kept, goes } = await started();
    await kept.seen({}, answers, true);
    expect(kept.newest()).toBeNull();
    const late = async () => {
      goes('bo');
      return answer;
    };
    await kept.seen({}, late, false);
    expect(kept.newest()).toBeNull();
    goes('ana');
    expect(kept.newest()).toBeNull();
  });

  test('is asked for again when what is pushed to the player comes, for it did not come before', async () => {
    const { kept, joins, refreshed } = await started();
    await kept.seen({}, answers, false);
    joins();
    expect(refreshed()).toBe(1);
  });

  test('is asked for once more where that happened while it was on its way', async () => {
    const { kept, joins } = await started();
    const totals = [3, 4];
    const load = async () => {
      const total = totals.shift() ?? 0;
      if (total === 3) joins();
      return { ...answer, total };
    };
    expect(await kept.seen({}, load, false)).toMatchObject({ page: { total: 4 } });
    expect(totals).toEqual([]);
  });
});
