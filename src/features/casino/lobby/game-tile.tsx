import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CasinoGame } from '../../../../contract/http/casino.ts';
import { Cover } from '../cover.tsx';
import { percentText } from '../figures.ts';
import { useStar } from '../use-star.ts';
import { Volatility } from '../volatility.tsx';
import css from './game-tile.module.css';

/**
 * A game of a lobby. A press opens its details, which have everything shown on it; a pointer also gets play, demo and
 * star over the cover.
 */
export const GameTile = ({ game }: { game: CasinoGame }) => {
  const { t } = useTranslation('casino');
  const { game_code, name, provider, provider_code, rtp, volatility, enabled, is_new } = game;
  const star = useStar(game);
  const params = { provider: provider_code, game: game_code };
  return (
    <article className={css.tile} data-game={`${provider_code}/${game_code}`}>
      <Link
        to="."
        search={(before: object) => ({ ...before, game: game_code })}
        replace={false}
        resetScroll={false}
        preload={false}
        className={css.open}
        data-tile=""
      >
        <Cover code={game_code} name={name} dim={!enabled} />
        <span className={css.name}>{name}</span>
        <span className={css.meta}>
          <span className={css.studio}>{provider}</span>
          <span className={css.return}>{percentText(rtp[1])}</span>
          <Volatility level={volatility} />
        </span>
        {!enabled && <span className={css.tag}>{t('off')}</span>}
        {enabled && is_new && <span className={css.tag}>{t('isNew')}</span>}
      </Link>
      <div className={css.over}>
        {star && (
          <button
            type="button"
            className={css.star}
            tabIndex={-1}
            aria-pressed={star.on}
            aria-label={t(star.on ? 'unstar' : 'star', { game: name })}
            onClick={star.toggle}
          >
            {star.on ? <IconStarFilled size={16} aria-hidden /> : <IconStar size={16} stroke={1.75} aria-hidden />}
          </button>
        )}
        {enabled && (
          <div className={css.acts}>
            <Link to="/games/$provider/$game" params={params} className={css.play} tabIndex={-1} preload={false}>
              {t('play')}
            </Link>
            <Link
              to="/games/$provider/$game"
              params={params}
              search={{ demo: 1 }}
              className={css.demo}
              tabIndex={-1}
              preload={false}
            >
              {t('demo')}
            </Link>
          </div>
        )}
      </div>
    </article>
  );
};
