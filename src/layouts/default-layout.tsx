import { Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match } from '../../contract/entities/match.ts';
import { breakpoints } from '../../domain/limits.ts';
import { useStatuses } from '../features/operator/use-statuses.ts';
import { withWords } from '../i18n/i18n.ts';
import { useSlip } from '../running/machines.ts';
import { lazyPart } from '../ui/late.tsx';
import { PageEndContext } from '../ui/page-end.tsx';
import { SidebarContext, sidebarNames } from '../ui/sidebar/sidebar-state.ts';
import { useMedia } from '../ui/use-media.ts';
import css from './default-layout.module.css';
import { MobileFooter } from './footer/mobile-footer.tsx';
import { Header } from './header/header.tsx';
import { Marquee } from './header/marquee.tsx';
import { PageTitle } from './page-title.tsx';
import { pinnedSidebar } from './remembered.ts';
import { isSearched } from './searched.ts';
import { useShortcuts } from './shortcuts.ts';
import { OfferBeside } from './sidebar/offer-beside.tsx';
import { SlipPane } from './sidebar/slip-pane.tsx';
import { useAtFirstSign } from './use-at-first-sign.ts';

const RightDrawer = lazyPart(() => import('./drawer/right-drawer.tsx'));

/** The end of every page. */
const useFooter = (): ReactNode =>
  useAtFirstSign(async () => {
    const { SiteFooter } = await withWords(import('./footer/site-footer.tsx'), 'info');
    return <SiteFooter />;
  });

interface DefaultLayoutProps {
  /** For the news. */
  matches: Promise<readonly Match[]>;
  /** What fills the room of an empty slip. */
  games(): Promise<ReactNode>;
}

/** Header, news, page, slip and the bar at the thumb. Panes scroll, the frame stands still. */
export const DefaultLayout = ({ matches, games }: DefaultLayoutProps) => {
  const { t } = useTranslation();
  const data = useMatches({ select: (all) => all.map((match) => match.staticData) });
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { ticketDisabled } = useStatuses();
  const betting = data.some((page) => page.betting) && !ticketDisabled;
  const searchable = useMatches({ select: (all) => all.some(isSearched) });
  const playing = data.some((page) => page.games);
  const offered = data.some((page) => page.sidebar);
  const paned = offered || data.some((page) => page.panes);
  const filters = data.some((page) => page.filters);
  const names = sidebarNames(filters);
  const wide = useMedia(`(width > ${breakpoints.sidebar / 16}rem)`);
  const roomy = useMedia(`(width >= ${breakpoints.slip / 16}rem)`);
  const pinned = pinnedSidebar.use();
  // Pages with filters have no slip, and so room for them.
  const fixed = wide || (roomy && filters);
  const docked = fixed || (roomy && pinned);
  const [openOn, setOpenOn] = useState<string | null>(null);
  const [drawer, setDrawer] = useState(false);
  const open = openOn === path && !docked;
  const slipOpen = useSlip(({ panelOpen }) => panelOpen) && betting && !roomy;
  const footer = useFooter();
  useShortcuts(betting);
  return (
    <SidebarContext
      value={{
        offered,
        names,
        fixed,
        docked,
        open,
        toggle: () => setOpenOn(open ? null : path),
        close: () => setOpenOn(null),
      }}
    >
      <div className={css.app}>
        <PageTitle path={path} />
        <div className={css.behind} inert={slipOpen || open}>
          <a href="#main" className={css.skip}>
            {t('skip')}
          </a>
          <Header searchable={searchable} games={playing ? 'casino' : undefined} onAccount={() => setDrawer(true)} />
          <Marquee matches={matches} calm={data.some((page) => page.calm)} />
        </div>
        <div className={css.body}>
          <main id="main" tabIndex={-1} className={css.main} inert={slipOpen}>
            <PageEndContext value={footer}>
              {offered && !filters ? (
                <OfferBeside>
                  <Outlet />
                </OfferBeside>
              ) : (
                <Outlet />
              )}
            </PageEndContext>
            {!paned && footer}
          </main>
          {betting && <SlipPane games={games} />}
        </div>
        <div className={css.behind} inert={slipOpen || open}>
          <MobileFooter betting={betting} onMore={() => setDrawer(true)} />
        </div>
        <Suspense fallback={null}>{drawer && <RightDrawer onClose={() => setDrawer(false)} />}</Suspense>
      </div>
    </SidebarContext>
  );
};
