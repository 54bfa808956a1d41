import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnFreeRounds } from '../../../../contract/games/free-rounds.ts';
import { Title } from '../../../running/title.tsx';
import { Details, type RulesOf } from '../details/details.tsx';
import type { OwnRoundsOf } from '../details/own-rounds.tsx';
import { FreeRoundsStrip } from '../free-rounds/free-rounds-strip.tsx';
import { JackpotStrip } from '../jackpots/jackpot-strip.tsx';
import { sectionOf } from '../kinds.ts';
import { hasRails, isBare, type Lobby } from '../load-lobby.ts';
import type { LobbyNews } from '../lobby-news.ts';
import { VirtualSports } from '../virtual-sports.tsx';
import { LobbyMenu } from './lobby-menu.tsx';
import css from './lobby-page.module.css';
import { LobbyRails } from './lobby-rails.tsx';
import { LobbyToolbar } from './lobby-toolbar.tsx';
import { Shown } from './shown.tsx';
import { useFetchAhead } from './use-fetch-ahead.ts';
import { walkTiles } from './use-tile-keys.ts';

/** What a lobby is called: its section, its studio, or the casino as a whole. */
const useName = ({ place, providers }: Lobby): string => {
  const { t } = useTranslation('casino');
  const section = place.section === null ? null : sectionOf(place.section);
  const studio = providers.find(({ code }) => code === place.provider)?.name ?? place.provider;
  return studio ?? (section ? t(section.key) : t('title'));
};

interface LobbyPageProps {
  lobby: Lobby;
  rulesOf: RulesOf;
  ownRoundsOf: OwnRoundsOf;
  news: LobbyNews;
  freeRounds: readonly OwnFreeRounds[];
  loginInDialog: boolean;
  onSearch(): void;
}

/** A lobby: its menu, its filters, and games in rails or all that the filters leave. */
export const LobbyPage = ({ lobby, news, freeRounds, onSearch, ...details }: LobbyPageProps) => {
  const name = useName(lobby);
  const fetchAhead = useFetchAhead();
  return (
    <div className={css.lobby}>
      <Title>{name}</Title>
      <div className={css.menu}>
        <LobbyMenu lobby={lobby} />
      </div>
      <div className={css.side}>
        <h1 className="visually-hidden">{name}</h1>
        {lobby.place.section === 'virtuals' && (
          <Suspense fallback={null}>
            <VirtualSports />
          </Suspense>
        )}
        <FreeRoundsStrip rounds={freeRounds} />
        {!isBare(lobby) && <LobbyToolbar lobby={lobby} onSearch={onSearch} />}
        {lobby.games.some(({ tags }) => tags.includes('jackpots')) && <JackpotStrip news={news.jackpots} />}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys bubble up here from the games */}
        <div className={css.games} onKeyDown={walkTiles} onPointerOver={fetchAhead}>
          {hasRails(lobby.place, lobby.search) ? (
            <LobbyRails lobby={lobby} news={news} />
          ) : (
            <Shown lobby={lobby} name={name} />
          )}
        </div>
      </div>
      {lobby.search.game !== undefined && (
        <Details
          key={lobby.search.game}
          code={lobby.search.game}
          jackpots={news.jackpots}
          freeRounds={freeRounds}
          {...details}
        />
      )}
    </div>
  );
};
