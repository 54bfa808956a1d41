import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconChevronLeft,
  IconStar,
  IconStarFilled,
  IconVolume,
  IconVolumeOff,
  IconX,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type RefObject, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { CasinoGame } from '../../../../contract/http/casino.ts';
import { lobbyPage } from '../../../../domain/casino/lobby-pages.ts';
import { useGameSession, useGameSessionRef } from '../../../running/games.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
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

const watchFullScreen = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** The way back, what is played, how long and what it came to, and what the page does for it. */
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
        {star && (
          <IconButton
            label={t(star.on ? 'unstar' : 'star', { game: game.name })}
            className={css.star}
            aria-pressed={star.on}
            onClick={star.toggle}
          >
            {star.on ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} stroke={1.75} aria-hidden />}
          </IconButton>
        )}
        <IconButton label={t(sound.off ? 'game.soundOn' : 'game.soundOff')} onClick={() => sound.set(!sound.off)}>
          {sound.off ? (
            <IconVolumeOff size={18} stroke={1.75} aria-hidden />
          ) : (
            <IconVolume size={18} stroke={1.75} aria-hidden />
          )}
        </IconButton>
        {document.fullscreenEnabled && (
          <IconButton
            label={t(full ? 'game.leaveFullScreen' : 'game.fullScreen')}
            className={css.full}
            onClick={toggleFull}
          >
            {full ? (
              <IconArrowsMinimize size={18} stroke={1.75} aria-hidden />
            ) : (
              <IconArrowsMaximize size={18} stroke={1.75} aria-hidden />
            )}
          </IconButton>
        )}
        <IconButton label={t('game.close')} className={css.close} onClick={leave}>
          <IconX size={18} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
};
