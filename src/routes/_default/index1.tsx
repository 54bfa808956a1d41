import { createFileRoute, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultSport } from '../../../domain/limits.ts';
import { BoardSkeleton } from '../../board/board-skeleton.tsx';
import { CampaignPage } from '../../features/banners/campaign-page.tsx';
import { loadAllBanners, loadPageBanners } from '../../features/banners/load-banners.ts';
import { promoSearch } from '../../features/banners/promo-search.ts';
import { PrematchBoard } from '../../features/betting/board/prematch-board.tsx';
import { HomeSection } from '../../features/home/home-section.tsx';
import { loadHome, matchesOf, shownMatches } from '../../features/home/load-home.ts';
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
      loadHome(context.api, context.statuses(), context.favourites(), signal),
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
  const { t } = useTranslation('home');
  const [live, next] = [matchesOf(home.live), matchesOf(home.next)];
  const order = useMemo(() => rankedOrder(live), [live]);
  return (
    <RunningOddsDesk>
      <CampaignPage banner={banner}>
        {live.length > 0 && (
          <HomeSection title={t('live')} all={<Link to="/live_betting">{t('liveAll')}</Link>}>
            <LiveBoard sport={defaultSport} matches={live} most={shownMatches} order={order} />
          </HomeSection>
        )}
        {next.length > 0 && (
          <HomeSection title={t('next')} all={<Link to="/betting">{t('nextAll')}</Link>}>
            <PrematchBoard sport={defaultSport} matches={next} byTime />
          </HomeSection>
        )}
      </CampaignPage>
    </RunningOddsDesk>
  );
}
