import { type AgencySearch, openIn } from '../../../../../features/agency/agency-search.ts';
import type { AffiliatesApi } from '../../../../../transport/api/affiliates.ts';

/** What one of an affiliate's pages shows; null for a page that there is not. Lists alone are searched. */
export const loadAffiliatePage = async (
  page: string,
  { page: at = 1, q: search, ...rest }: AgencySearch,
  api: AffiliatesApi,
  signal: AbortSignal,
) => {
  const list = { page: at, search };
  const searched = { at, found: search !== undefined, hints: 'affiliates' } as const;
  const plain = { totalPages: 1, hints: null } as const;
  switch (page) {
    case 'office':
      return { area: 'affiliate', page: 'office', office: await api.office(signal), ...plain } as const;
    case 'users_review': {
      const players = await api.players({ ...list, sort: rest.rank, order: rest.up && 'asc' }, signal);
      return { area: 'affiliate', page: 'users_review', ...searched, players, totalPages: players.totalPages } as const;
    }
    case 'tickets': {
      const tickets = await api.tickets(list, signal);
      const open = openIn(rest);
      const slips = new Map(
        await Promise.all(
          tickets.result
            .filter(({ ticket }) => open.includes(ticket))
            .map(async ({ ticket }) => [ticket, await api.ticket(ticket, signal)] as const),
        ),
      );
      const { totalPages } = tickets;
      return { area: 'affiliate', page: 'tickets', ...searched, tickets, slips, totalPages } as const;
    }
    case 'user_settings': {
      const [office, postbacks, payouts] = await Promise.all([
        api.office(signal),
        api.postbacks(signal),
        api.payouts(signal),
      ]);
      return { area: 'affiliate', page: 'user_settings', office, postbacks, payouts, ...plain } as const;
    }
    default:
      return null;
  }
};
