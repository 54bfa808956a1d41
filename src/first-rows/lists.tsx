import type { Match } from '../../contract/entities/match.ts';
import { defaultSport } from '../../domain/limits.ts';
import pane from '../features/betting/betting-page.module.css';
import toolbar from '../features/betting/toolbar.module.css';
import bar from '../features/live-betting/live-bar.module.css';
import page from '../features/live-betting/live-page.module.css';
import { useOfferNames } from '../i18n/markets.ts';
import sides from '../layouts/sidebar/sidebar-layout.module.css';
import tabs from '../ui/tabs.module.css';
import { StillLive } from './still-live.tsx';
import { StillPrematch } from './still-prematch.tsx';

interface FirstListProps {
  matches: readonly Match[];
  prefix: string;
}

/** Next to the list where a wide screen has room for it. */
const Beside = () => <div className={`${sides.sidebar} first-beside`} data-docked="true" />;

const Title = () => <h1 className="visually-hidden">{useOfferNames().sport(defaultSport)}</h1>;

export const FirstPrematch = ({ matches, prefix }: FirstListProps) => (
  <div className={sides.layout}>
    <Beside />
    <div className={sides.page}>
      <div className={pane.pane} data-list="">
        <div className={toolbar.toolbar}>
          <Title />
          <div className={`${toolbar.sports} first-strip`} />
          <div className={`${tabs.tabs} ${toolbar.days}`} />
          <div className={toolbar.filters} />
          <div className={`${toolbar.views} first-empty`}>
            <div className={toolbar.view} />
          </div>
          <div className={toolbar.tables} />
        </div>
        <StillPrematch matches={matches} kind="leagues" page={`${prefix}/betting`} />
      </div>
    </div>
  </div>
);

export const FirstLive = ({ matches, prefix }: FirstListProps) => (
  <div className={sides.layout}>
    <Beside />
    <div className={sides.page}>
      <div className={page.page}>
        <div className={page.list} data-list="">
          <Title />
          <div className={bar.bar} />
          <StillLive matches={matches} kind="leagues" page={`${prefix}/live_betting`} />
        </div>
      </div>
    </div>
  </div>
);
