import { createFileRoute, notFound, redirect, useRouter } from '@tanstack/react-router';
import { OfficePage as AffiliateOfficePage } from '../../../../../features/affiliates/office-page.tsx';
import { PlayersPage } from '../../../../../features/affiliates/players-page.tsx';
import { SettingsPage as AffiliateSettingsPage } from '../../../../../features/affiliates/settings-page.tsx';
import { TicketsPage as AffiliateTicketsPage } from '../../../../../features/affiliates/tickets-page.tsx';
import { AgencyDesk } from '../../../../../features/agency/agency-desk.tsx';
import { AgencyFailed } from '../../../../../features/agency/agency-failed.tsx';
import {
  type AgencySearch,
  agencyChange,
  agencySearch,
  withOpen,
} from '../../../../../features/agency/agency-search.ts';
import { OfficePage } from '../../../../../features/agency/office-page.tsx';
import { QrCode } from '../../../../../features/agency/qr-code.tsx';
import { SettingsPage } from '../../../../../features/agency/settings-page.tsx';
import { TicketsPage } from '../../../../../features/agency/tickets-page.tsx';
import { UsersPage } from '../../../../../features/agency/users-page.tsx';
import { BroughtTicket } from '../../../../../features/betslip/reuse/brought-ticket.tsx';
import { FoldedFilters } from '../../../../../features/ticket-history/filters/folded-filters.tsx';
import { type HistorySearch, historySearch } from '../../../../../features/ticket-history/history-search.ts';
import { OthersTicket } from '../../../../../features/ticket-history/others-ticket.tsx';
import { currentLanguage, loadNamespaces } from '../../../../../i18n/i18n.ts';
import { AreaFrame } from '../../../../../layouts/area-frame.tsx';
import { thenShown } from '../../../../../running/use-press.ts';
import type { AffiliatesApi } from '../../../../../transport/api/affiliates.ts';
import type { AgencyApi } from '../../../../../transport/api/agency.ts';
import { isAffiliateArea } from './-is-affiliate-area.ts';
import { loadAffiliatePage } from './-load-affiliate-page.ts';
import { loadAgencyPage } from './-load-agency-page.ts';

export const Route = createFileRoute('/_default/account/bonuses/affiliates/$page')({
  staticData: { panes: true, searchable: true, hints: 'agency' },
  // Checked with the page: the first page of a visit need not know what this address may hold.
  validateSearch: (search: Record<string, unknown>) => search as AgencySearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, params, deps, abortController: { signal } }) => {
    const search = agencySearch({ ...deps.search });
    const { roles } = context.visitor();
    const asAffiliate = isAffiliateArea(roles, search.as);
    const loadArea = async () => {
      if (asAffiliate) {
        const [{ api }] = await Promise.all([context.affiliates(), params.page === 'tickets' && context.reuse()]);
        return loadAffiliatePage(params.page, search, api, signal);
      }
      if (!roles.includes('AGENT')) return null;
      const [{ api }] = await Promise.all([context.agency(), context.reuse(), context.vouchers()]);
      return loadAgencyPage(params.page, search, api, signal);
    };
    const [loaded] = await Promise.all([
      loadArea(),
      asAffiliate
        ? loadNamespaces('agency', 'affiliates', 'reuse', 'slip', 'betting', 'errors')
        : loadNamespaces('agency', 'history', 'reuse', 'slip', 'voucher', 'betting', 'errors', 'auth'),
    ]);
    if (loaded === null) throw notFound();
    if ((search.page ?? 1) > Math.max(loaded.totalPages, 1)) {
      throw redirect({
        to: '/account/bonuses/affiliates/$page',
        params,
        search: agencySearch({ ...search, page: undefined }),
        replace: true,
      });
    }
    return { ...loaded, search };
  },
  errorComponent: AgencyFailed,
  component: Area,
});

function Area() {
  const loaded = Route.useLoaderData();
  return loaded.area === 'agency' ? <Agency {...loaded} /> : <Affiliate {...loaded} />;
}

type Loaded = ReturnType<typeof Route.useLoaderData>;

function Affiliate(loaded: Extract<Loaded, { area: 'affiliate' }>) {
  const context = Route.useRouteContext();
  const router = useRouter();
  const { search } = loaded;
  const show = (page: string, changed: AgencySearch) =>
    void router.navigate({
      to: '/account/bonuses/affiliates/$page',
      params: { page },
      search: changed,
      replace: true,
      resetScroll: false,
    });
  /** The list is asked for again whatever came of it: an answer that was lost is seen there. */
  const call = async <Answer,>(ask: (api: AffiliatesApi) => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask((await context.affiliates()).api);
    } finally {
      await router.invalidate();
    }
  };
  return (
    <AreaFrame page={loaded.page} as="affiliate">
      {loaded.page === 'office' && (
        <AffiliateOfficePage office={loaded.office} qr={(text, label) => <QrCode text={text} label={label} />} />
      )}
      {loaded.page === 'users_review' && (
        <PlayersPage
          page={loaded.at}
          found={loaded.found}
          players={loaded.players}
          sorting={{
            by: search.rank ?? 'number',
            up: search.up === true,
            onSort: (rank, up) => show('users_review', agencyChange(search, { rank, up })),
          }}
        />
      )}
      {loaded.page === 'tickets' && (
        <AffiliateTicketsPage
          page={loaded.at}
          found={loaded.found}
          tickets={loaded.tickets}
          show={(ticket) => {
            const slip = loaded.slips.get(ticket);
            return slip ? <BroughtTicket ticketId={ticket} slip={slip} /> : null;
          }}
          onToggle={(ticket) => show('tickets', withOpen(search, ticket))}
        />
      )}
      {loaded.page === 'user_settings' && (
        <AffiliateSettingsPage
          {...loaded}
          calls={{
            add: (url, events) => call((api) => api.addPostback(url, events)),
            test: (id) => call(async (api) => (await api.testPostback(id)).status),
            remove: (id) => call((api) => api.removePostback(id)),
          }}
        />
      )}
    </AreaFrame>
  );
}

/** The filters of tickets as the ticket history names them. */
const ticketFiltersOf = ({ state: show, by: sort, stake, win, match, up }: AgencySearch): HistorySearch =>
  historySearch({ show, sort, stake, win, match, up });

function Agency(loaded: Extract<Loaded, { area: 'agency' }>) {
  const context = Route.useRouteContext();
  const router = useRouter();
  const { search, page } = loaded;
  const user = page === 'user_settings' ? loaded.user : null;
  const fetchFile = async () => {
    const { api } = await context.agency();
    return api.exportMoves({ language: currentLanguage(), ...(user ? { userId: user.userId } : {}) });
  };
  const call = (ask: (api: AgencyApi) => Promise<unknown>) =>
    thenShown(async () => ask((await context.agency()).api), router.invalidate);
  const calls = {
    setBlocked: (userId: string, blocked: boolean) => call((api) => api.setBlocked(userId, blocked)),
    declinePayout: (id: string) => call((api) => api.declinePayout(id)),
  };
  const filter = ({ show: state, sort: by, stake, win, match, up }: HistorySearch) =>
    router.navigate({
      to: '/account/bonuses/affiliates/$page',
      params: { page },
      search: agencyChange(search, { state, by, stake, win, match, up }),
      replace: true,
      resetScroll: false,
    });
  return (
    <AreaFrame page={page} as="agency" beside={<AgencyDesk mayAppoint={loaded.mayAppoint} />}>
      {page === 'office' && loaded.office && <OfficePage {...loaded} office={loaded.office} calls={calls} />}
      {page === 'users_review' && <UsersPage search={search} list={loaded.list} calls={calls} />}
      {page === 'tickets' && (
        <TicketsPage
          search={search}
          page={loaded.tickets}
          filters={<FoldedFilters search={ticketFiltersOf(search)} onSearch={filter} />}
          show={(ticket) => <OthersTicket key={`${ticket.userId}${ticket.ticket_id}`} ticket={ticket} />}
        />
      )}
      {page === 'user_settings' && <SettingsPage {...loaded} calls={calls} fetchFile={fetchFile} />}
    </AreaFrame>
  );
}
