import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { defaultSport } from '../../../domain/limits.ts';
import { BoardSkeleton } from '../../board/board-skeleton.tsx';
import { CampaignPage } from '../../features/banners/campaign-page.tsx';
import { loadAllBanners, loadPageBanners } from '../../features/banners/load-banners.ts';
import { promoSearch } from '../../features/banners/promo-search.ts';
import { PrematchBoard } from '../../features/betting/board/prematch-board.tsx';
import { HomeBoards } from '../../features/home/home-boards.tsx';
import { loadHome, matchesOf, shownLive } from '../../features/home/load-home.ts';
import { LiveBoard } from '../../features/live-betting/live-board.tsx';
import { rankedOrder } from '../../features/live-betting/ranked-order.ts';
import { loadNamespaces } from '../../i18n/i18n.ts';
import { RunningOddsDesk } from '../../running/odds-desk.tsx';

interface CampaignSearch {
  banner?: string;
}

export const Route = createFileRoute('/_default/index1')({
  staticData: { betting: true },
  validateSearch: ({ banner, campaign }: Record<string, unknown>): CampaignSearch => {
    const key = banner ?? campaign;
    return key === undefined ? {} : { banner: String(key) };
  },
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search }, abortController: { signal } }) => {
    const lang = context.language();
    const key = promoSearch({ banner: search.banner }).banner;
    const [home, all, own] = await Promise.all([
      loadHome(context.api, context.statuses(), context.favourites(), lang, signal),
      key === undefined ? [] : loadAllBanners(context.api, lang, signal),
      loadPageBanners(context.api, 'index1', lang, signal),
      loadNamespaces('home', 'betting', 'info'),
    ]);
    return { home, banner: all.find((banner) => banner.key === key) ?? own.banners[0] };
  },
  pendingComponent: BoardSkeleton,
  component: Campaign,
});

function Campaign() {
  const { home, banner } = Route.useLoaderData();
  const live = matchesOf(home.live);
  const order = useMemo(() => rankedOrder(live), [live]);
  return (
    <RunningOddsDesk>
      <CampaignPage banner={banner}>
        <HomeBoards
          home={home}
          liveBoard={<LiveBoard sport={defaultSport} matches={live} most={shownLive} order={order} />}
          nextBoard={<PrematchBoard sport={defaultSport} matches={matchesOf(home.next)} first />}
        />
      </CampaignPage>
    </RunningOddsDesk>
  );
}
