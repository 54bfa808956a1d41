import type { AgencyUser } from '../../../../../../contract/http/agency.ts';
import {
  type AgencySearch,
  openIn,
  ticketsQueryOf,
  usersQueryOf,
} from '../../../../../features/agency/agency-search.ts';
import type { AgencyApi } from '../../../../../transport/api/agency.ts';

interface Listed {
  user: AgencyUser;
  indent: number;
}

/** Those right below an agent, and below each of them whose row is open, in the order of the rows. */
const treeOf = (
  users: readonly AgencyUser[],
  opened: ReadonlyMap<string, readonly AgencyUser[]>,
  indent = 0,
): Listed[] =>
  users.flatMap((user) => [{ user, indent }, ...treeOf(opened.get(user.userId) ?? [], opened, indent + 1)]);

/** What a page of the agency shows; null for a page that there is not. */
export const loadAgencyPage = async (page: string, search: AgencySearch, api: AgencyApi, signal: AbortSignal) => {
  const query = usersQueryOf(search);
  const { currency_id } = query;
  switch (page) {
    case 'office': {
      const flat = search.q !== undefined || search.show !== undefined;
      const [office, close, connection] = await Promise.all([
        api.office(currency_id, signal),
        api.dayClose({ currency_id }, signal),
        api.connection(signal),
      ]);
      const me = connection.agent?.userId;
      const list = await api.users({ ...query, ...(flat || me === undefined ? {} : { under: me }) }, signal);
      const opened = new Map(
        await Promise.all(
          (flat ? [] : openIn(search)).map(
            async (under) => [under, (await api.users({ ...query, page: 1, under }, signal)).result] as const,
          ),
        ),
      );
      const { totalPages } = list;
      return {
        area: 'agency',
        page: 'office',
        office,
        close,
        list,
        users: treeOf(list.result, opened),
        mayAppoint: connection.agent?.mayAppoint ?? false,
        totalPages,
      } as const;
    }
    case 'users_review': {
      const [list, connection] = await Promise.all([api.users(query, signal), api.connection(signal)]);
      const mayAppoint = connection.agent?.mayAppoint ?? false;
      return { area: 'agency', page: 'users_review', list, mayAppoint, totalPages: list.totalPages } as const;
    }
    case 'tickets': {
      const tickets = await api.tickets(ticketsQueryOf(search), signal);
      return { area: 'agency', page: 'tickets', tickets, mayAppoint: false, totalPages: tickets.totalPages } as const;
    }
    case 'user_settings': {
      const { q } = search;
      // Whoever is searched for is found before the one whom the page is about.
      const userId = q === undefined ? search.user : undefined;
      const [connection, found, user, moves, vouchers] = await Promise.all([
        api.connection(signal),
        q === undefined ? null : api.found(q, signal).then(({ result }) => result),
        userId === undefined ? null : api.stats(userId, signal).then((answer) => answer.user),
        userId === undefined ? null : api.movesOf(userId, query.page, signal),
        userId === undefined && q === undefined ? api.vouchers({ page: query.page }, signal) : null,
      ]);
      return {
        area: 'agency',
        page: 'user_settings',
        connection,
        found,
        user,
        moves,
        vouchers,
        mayAppoint: connection.agent?.mayAppoint ?? false,
        totalPages: (moves ?? vouchers)?.totalPages ?? 1,
      } as const;
    }
    default:
      return null;
  }
};

/** A day of an agent's float, and what he moved. */
export const loadAgencyCalculation = async (search: AgencySearch, api: AgencyApi, signal: AbortSignal) => {
  const { page, currency_id } = usersQueryOf(search);
  const { day } = search;
  const [close, moves] = await Promise.all([
    api.dayClose({ currency_id, ...(day === undefined ? {} : { day }) }, signal),
    api.moves(page, signal),
  ]);
  return { area: 'agency', close, moves } as const;
};
