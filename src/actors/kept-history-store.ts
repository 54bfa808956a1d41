import type { HistoryPage } from '../../contract/http/ticket-history.ts';
import {
  type KeptHistory,
  type KeptList,
  type KeptSearch,
  keptHistory,
  keptPage,
  mostKeptDays,
  mostKeptLists,
  mostKeptOpen,
  mostKeptText,
} from '../../contract/storage/kept-history.ts';
import { historyKey } from '../browser/history-key.ts';
import { createStored } from '../browser/stored.ts';

const dayLength = 86_400_000;

/** Whatever the order of its parts. */
const addressOf = (search: KeptSearch): string => JSON.stringify(Object.entries(search).sort());

const attempted = (work: () => void): void => {
  try {
    work();
  } catch {
    // What cannot be reached cannot be kept either.
  }
};

/** Where it does not fit, or nothing may be kept, nothing is: the session and the slip need the room more. */
const giving = (storage: () => Storage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => ({
  getItem: (key) => storage().getItem(key),
  removeItem: (key) => storage().removeItem(key),
  setItem: (key, text) => {
    try {
      storage().setItem(key, text);
    } catch {
      attempted(() => storage().removeItem(key));
    }
  },
});

/** The newest lists that are together no longer than may be kept. */
const fitting = (lists: readonly KeptList[]): KeptList[] => {
  let left = mostKeptText;
  const kept: KeptList[] = [];
  for (const list of lists.slice(0, mostKeptLists)) {
    left -= JSON.stringify(list).length;
    if (left < 0) break;
    kept.push(list);
  }
  return kept;
};

/** The lists of his own tickets that a player saw last in this browser, for when he has no connection. */
export const createKeptHistoryStore = (now: () => number = Date.now, storage: () => Storage = () => localStorage) => {
  const stored = createStored({ key: historyKey, schema: keptHistory, storage: () => giving(storage) });

  const of = (userId: string): KeptHistory => {
    const kept = stored.read();
    if (kept?.userId !== userId) {
      // Another's, who went without a word, or nothing that can be read.
      stored.remove();
      return { version: 1, userId, lists: [], opened: [] };
    }
    const isFresh = ({ at }: KeptList) => Math.abs(now() - at) < mostKeptDays * dayLength;
    return { ...kept, lists: kept.lists.filter(isFresh) };
  };

  return {
    of,
    keep(userId: string, search: KeptSearch, page: HistoryPage, at = now()): void {
      const { opened, lists } = of(userId);
      const others = lists.filter((list) => addressOf(list.search) !== addressOf(search));
      // Parsed, so that it holds what the schema names and nothing that a ticket could be sold for.
      const first = { search, at, page: keptPage.parse(page) };
      stored.write({ version: 1, userId, lists: fitting([first, ...others]), opened });
    },
    /** Notes that a ticket was opened or closed. */
    open(userId: string, ticketId: string, open: boolean): void {
      const kept = of(userId);
      const others = kept.opened.filter((id) => id !== ticketId);
      stored.write({ ...kept, opened: (open ? [ticketId, ...others] : others).slice(0, mostKeptOpen) });
    },
    forget: (): void => stored.remove(),
    /** The list of an address as it was seen last; null when it was not, or not lately. */
    find: (userId: string, search: KeptSearch): KeptList | null =>
      of(userId).lists.find((list) => addressOf(list.search) === addressOf(search)) ?? null,
  };
};
