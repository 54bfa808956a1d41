import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconChevronLeft,
  IconDotsVertical,
  IconStar,
  IconStarFilled,
  IconVolume,
  IconVolumeOff,
  IconX,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { CasinoGame } from '../../../../contract/http/casino.ts';
import { lobbyPage } from '../../../../domain/casino/lobby-pages.ts';
import { useGameSession, useGameSessionRef } from '../../../running/games.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { signedText } from '../../../ui/signed-text.ts';
import { sectionOf } from '../kinds.ts';
import { useStar } from '../use-star.ts';
import css from './game-toolbar.module.css';
import { PlayTime } from './play-time.tsx';

interface GameToolbarProps {
  game: CasinoGame;
  now(): number;
  sound: { off: boolean; set(off: boolean): void };
  /** What full screen shows. */
  page: RefObject<HTMLElement | null>;
}

/** Something the page does for a game: a button of its own, on a phone an item of a menu. */
interface Tool {
  name: 'star' | 'sound' | 'full';
  label: string;
  icon: ReactNode;
  pressed?: boolean;
  act(): void;
}

const watchFullScreen = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** The way back, the game, the time played and its result, and the page's controls for it. */
export const GameToolbar = ({ game, now, sound, page }: GameToolbarProps) => {
  const { t } = useTranslation('casino');
  const machine = useGameSessionRef();
  const since = useGameSession(({ context }) => context.session?.openedAt);
  const sums = useGameSession(({ context }) => context.sums);
  const star = useStar(game);
  const full = useSyncExternalStore(watchFullScreen, () => document.fullscreenElement !== null);
  const section = sectionOf(game.sections[0] ?? '');
  const lobby = section && lobbyPage(section.code);
  const leave = () => machine.send({ type: 'game.left' });
  const toggleFull = () => void (full ? document.exitFullscreen() : page.current?.requestFullscreen());
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  const tools: Tool[] = [
    {
      name: 'sound',
      label: t(sound.off ? 'game.soundOn' : 'game.soundOff'),
      icon: sound.off ? <IconVolumeOff {...icon} /> : <IconVolume {...icon} />,
      act: () => sound.set(!sound.off),
    },
  ];
  if (star)
    tools.unshift({
      name: 'star',
      label: t(star.on ? 'unstar' : 'star', { game: game.name }),
      icon: star.on ? <IconStarFilled {...icon} /> : <IconStar {...icon} />,
      pressed: star.on,
      act: star.toggle,
    });
  if (document.fullscreenEnabled)
    tools.push({
      name: 'full',
      label: t(full ? 'game.leaveFullScreen' : 'game.fullScreen'),
      icon: full ? <IconArrowsMinimize {...icon} /> : <IconArrowsMaximize {...icon} />,
      act: toggleFull,
    });
  return (
    <div className={css.toolbar} role="toolbar" aria-label={t('game.toolbar')}>
      <IconButton label={t('game.back')} onClick={leave}>
        <IconChevronLeft size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <div className={css.crumbs}>
        {section && lobby && (
          <>
            <Link to={lobby.to} search={lobby.search} className={css.section}>
              {t(section.key)}
            </Link>
            <span className={css.slash} aria-hidden>
              /
            </span>
          </>
        )}
        <h1 className={css.name}>{game.name}</h1>
        <span className={css.studio}>{game.provider}</span>
      </div>
      <dl className={css.session}>
        {since !== undefined && (
          <div>
            <dt>{t('game.time')}</dt>
            <dd>
              <PlayTime since={since} now={now} />
            </dd>
          </div>
        )}
        {sums && (
          <div>
            <dt>{t('game.net')}</dt>
            <dd>
              {signedText(sums.won - sums.staked)} <span className={css.currency}>{sums.currency}</span>
            </dd>
          </div>
        )}
      </dl>
      <div className={css.tools}>
        {tools.map(({ name, label, icon: shown, pressed, act }) => (
          <IconButton key={name} label={label} className={css.tool} aria-pressed={pressed} onClick={act}>
            {shown}
          </IconButton>
        ))}
        <IconButton label={t('game.close')} onClick={leave}>
          <IconX {...icon} />
        </IconButton>
      </div>
      <div className={css.more}>
        <Menu
          label={t('game.more')}
          className={css.dots}
          button={<IconDotsVertical size={20} stroke={1.75} aria-hidden />}
          items={tools.map(({ name, label, icon: shown }) => ({
            value: name,
            content: (
              <>
                {label} {shown}
              </>
            ),
          }))}
          onChoose={(chosen) => tools.find(({ name }) => name === chosen)?.act()}
        />
      </div>
    </div>
  );
};
