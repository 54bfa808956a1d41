import type { Movement, MovementKind } from '../../contract/entities/movement.ts';
import type { MovementTotal, TransactionsPage, TransactionsQuery } from '../../contract/http/transactions.ts';
import { pageSize } from '../../domain/limits.ts';
import { toMajor } from '../../domain/money/money.ts';
import { isSearch } from '../../domain/offer/is-search.ts';
import type { Database } from '../database/client.ts';
import { currencyOf } from '../ledger/currencies.ts';
import { type Cause, causesOf, kindOfCause } from '../ledger/ledger-key.ts';
import type { Clock } from '../time/clock.ts';
import { gamesOfTransactions } from './game-names-repository.ts';
import { historyRange } from './history-range.ts';
import {
  newestMovements,
  type StoredMovement,
  sumsOfMovements,
  ticketIdsOf,
  ticketsOfCashOuts,
  type WantedMovements,
} from './movement-repository.ts';
import { subjectsFor } from './movement-search-repository.ts';

export type MovementFilters = Omit<TransactionsQuery, 'page'>;

export interface Movements {
  page(userId: string, query: TransactionsQuery): Promise<TransactionsPage>;
  /** All of them, newest first; null when there are more than `most`. */
  all(userId: string, filters: MovementFilters, most: number): Promise<Movement[] | null>;
}

const partsOf = (key: string): { kind: MovementKind; cause: string; subject: string } => {
  const [first = '', second = ''] = key.split(':');
  return { kind: kindOfCause[first as Cause] ?? 'correction', cause: first, subject: second };
};

/** The player's money as the ledger saw it move. */
export const createMovements = (
  database: Database,
  clock: Clock,
  /** What a game is called, by its code. */
  gameName: (code: string) => string = (code) => code,
): Movements => {
  const wantedBy = async (userId: string, filters: MovementFilters): Promise<WantedMovements> => {
    const [from, until] = historyRange(filters);
    const { kinds = [], currency_id: currencyId = null, search_filter: words = '' } = filters;
    const subjects = isSearch(words) ? await subjectsFor(database, userId, words, clock.now()) : null;
    return { userId, from, until, causes: kinds.flatMap(causesOf), currencyId, subjects };
  };

  /** The player's id of the ticket behind each key. */
  const ticketsBehind = async (keys: readonly string[]): Promise<(key: string) => string | null> => {
    const uuids = (wanted: (cause: string) => boolean) =>
      keys
        .map(partsOf)
        .filter((parts) => wanted(parts.cause))
        .map((parts) => parts.subject)
        .filter((id) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id));
    const ticketOf = await ticketsOfCashOuts(
      database,
      uuids((name) => name === 'cashout'),
    );
    const ids = [...ticketOf.values(), ...uuids((name) => name !== 'cashout')];
    const ticketIds = await ticketIdsOf(database, ids);
    return (key) => {
      const { subject: id } = partsOf(key);
      return ticketIds.get(ticketOf.get(id) ?? id) ?? null;
    };
  };

  const gamesBehind = async (keys: readonly string[]): Promise<(key: string) => string | null> => {
    const ids = keys
      .map(partsOf)
      .flatMap((parts) => (parts.cause.startsWith('game') || parts.cause === 'jackpotWin' ? [parts.subject] : []));
    const codes = new Map(ids.length === 0 ? [] : await gamesOfTransactions(database, ids));
    return (key) => {
      const code = codes.get(partsOf(key).subject.toLowerCase());
      return code === undefined ? null : gameName(code);
    };
  };

  const viewOf = async (rows: readonly StoredMovement[]): Promise<Movement[]> => {
    const keys = rows.map(({ key }) => key);
    const ticketBehind = await ticketsBehind(keys);
    const gameBehind = await gamesBehind(keys);
    return rows.map(({ id, key, at, currencyId, change, bonus, balance }) => {
      const parts = partsOf(key);
      return {
        id: `${id}:${currencyId}`,
        at: new Date(at).toISOString(),
        kind: parts.kind,
        currency: currencyOf(currencyId).code,
        currency_id: currencyId,
        amount: toMajor(change),
        bonus: toMajor(bonus),
        balance: toMajor(balance),
        ticket_id: ticketBehind(key),
        payment_id: parts.cause === 'deposit' ? parts.subject : null,
        game: gameBehind(key),
      };
    });
  };

  const newest = async (wanted: WantedMovements, limit: number, offset: number): Promise<Movement[]> =>
    viewOf(await newestMovements(database, wanted, limit, offset));

  return {
    page: async (userId, { page, ...filters }) => {
      const wanted = await wantedBy(userId, filters);
      const sums = await sumsOfMovements(database, wanted);
      const total = sums.reduce((sum, { found }) => sum + found, 0);
      const totals: MovementTotal[] = sums.map(({ currencyId, came, went }) => ({
        currency: currencyOf(currencyId).code,
        currency_id: currencyId,
        came: toMajor(came),
        went: toMajor(went),
      }));
      const result = await newest(wanted, pageSize, (page - 1) * pageSize);
      return { result, total, totals, totalPages: Math.ceil(total / pageSize) };
    },

    all: async (userId, filters, most) => {
      const found = await newest(await wantedBy(userId, filters), most + 1, 0);
      return found.length > most ? null : found;
    },
  };
};
