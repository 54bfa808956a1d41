import type { AffiliatesApi } from '../../../../../transport/api/affiliates.ts';

/** What one of an affiliate's pages shows; null for a page that there is not. */
export const loadAffiliatePage = async (page: string, at: number, api: AffiliatesApi, signal: AbortSignal) => {
  switch (page) {
    case 'office':
      return { area: 'affiliate', page: 'office', office: await api.office(signal), totalPages: 1 } as const;
    case 'users_review': {
      const players = await api.players(at, signal);
      return { area: 'affiliate', page: 'users_review', at, players, totalPages: players.totalPages } as const;
    }
    case 'tickets': {
      const tickets = await api.tickets(at, signal);
      return { area: 'affiliate', page: 'tickets', at, tickets, totalPages: tickets.totalPages } as const;
    }
    case 'user_settings': {
      const [office, postbacks, payouts] = await Promise.all([
        api.office(signal),
        api.postbacks(signal),
        api.payouts(signal),
      ]);
      return { area: 'affiliate', page: 'user_settings', office, postbacks, payouts, totalPages: 1 } as const;
    }
    default:
      return null;
  }
};
