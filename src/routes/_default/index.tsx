import { createFileRoute, redirect } from '@tanstack/react-router';
import { useMemo } from 'react';
import { banners } from '../../../contract/http/cms-banners.ts';
import { defaultSport } from '../../../domain/limits.ts';
import { BoardSkeleton } from '../../board/board-skeleton.tsx';
import { HomeLead } from '../../features/banners/home-lead.tsx';
import { PrematchBoard } from '../../features/betting/board/prematch-board.tsx';
import { HomeBoards } from '../../features/home/home-boards.tsx';
import { HomePage } from '../../features/home/home-page.tsx';
import { loadHome, matchesOf, shownLive, sportsOf } from '../../features/home/load-home.ts';
import { LiveBoard } from '../../features/live-betting/live-board.tsx';
import { rankedOrder } from '../../features/live-betting/ranked-order.ts';
import { loadNamespaces } from '../../i18n/i18n.ts';
import { Gradually } from '../../layouts/gradually.tsx';
import { AuthButton } from '../../layouts/header/auth-button.tsx';
import { useAtFirstSign } from '../../layouts/use-at-first-sign.ts';
import { RunningOddsDesk } from '../../running/odds-desk.tsx';
import { useOperator } from '../../running/use-operator.ts';
import { late } from '../../ui/late.tsx';

const parts = () => import('../-home-parts.tsx');
const HomeLeagues = late(async () => ({ default: (await parts()).HomeLeagues }));
const OwnTickets = late(async () => ({ default: (await parts()).OwnTickets }));

interface HomeSearch {
  /** Opened by the icon of the installed site (server/plugins/site-manifest.ts), not by an address that somebody typed. */
  icon?: string;
  /** What the header looks for is found among all matches to come. */
  q?: string;
}

export const Route = createFileRoute('/_default/')({
  staticData: { betting: true, searchable: true, calm: true },
  validateSearch: ({ icon, q }: Record<string, unknown>): HomeSearch => ({
    ...(icon !== undefined && { icon: String(icon) }),
    ...(q !== undefined && { q: String(q) }),
  }),
  beforeLoad: ({ context, search: { icon, q } }) => {
    if (q !== undefined) throw redirect({ to: '/betting', search: { q }, replace: true });
    if (icon !== undefined) throw redirect({ to: '/', search: {}, replace: true, ...context.lastPage() });
  },
  loader: async ({ context, abortController }) => {
    const lang = context.language();
    const query = { domain: window.location.origin, lang, page: 'home' } as const;
    const [home, offers] = await Promise.all([
      loadHome(context.api, context.statuses(), context.favourites(), lang, abortController.signal),
      context.api.call(banners, { query }).catch(() => ({ result: [] })),
      loadNamespaces('home', 'betting'),
    ]);
    return { home, offers: offers.result };
  },
  pendingComponent: BoardSkeleton,
  component: Home,
});

function Home() {
  const { home, offers } = Route.useLoaderData();
  const { api, language } = Route.useRouteContext();
  const live = matchesOf(home.live);
  const order = useMemo(() => rankedOrder(live), [live]);
  const slides = useAtFirstSign(async () => {
    const { HomeBanners, loadHomeBanners } = await parts();
    return <HomeBanners {...(await loadHomeBanners(api, language()))} />;
  });
  return (
    <Gradually meanwhile={<BoardSkeleton />}>
      <RunningOddsDesk>
        <HomePage
          home={home}
          operator={useOperator()}
          lead={<HomeLead banners={offers} register={<AuthButton mode="register" />} />}
          own={<OwnTickets />}
          leagues={<HomeLeagues sports={sportsOf(home)} />}
          banners={slides}
        >
          <HomeBoards
            home={home}
            liveBoard={<LiveBoard sport={defaultSport} matches={live} most={shownLive} order={order} />}
            nextBoard={
              <PrematchBoard sport={defaultSport} matches={matchesOf(home.next)} first below={live.length > 0} />
            }
          />
        </HomePage>
      </RunningOddsDesk>
    </Gradually>
  );
}
