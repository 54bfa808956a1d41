import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CasinoGame } from '../../../../contract/http/casino.ts';
import { Cover } from '../cover.tsx';
import line from '../game-words.module.css';
import css from './go-on-card.module.css';

/** A game that was played last: a press goes on with it. */
export const GoOnCard = ({ game }: { game: CasinoGame }) => {
  const { t } = useTranslation('casino');
  return (
    <article className={css.card}>
      <span className={line.cover}>
        <Cover code={game.game_code} name={game.name} dim={!game.enabled} />
      </span>
      <span className={line.words}>
        <span className={line.name}>{game.name}</span>
        <span className={line.meta}>{game.enabled ? game.provider : t('off')}</span>
      </span>
      {game.enabled && (
        <Link
          to="/games/$provider/$game"
          params={{ provider: game.provider_code, game: game.game_code }}
          className={css.play}
          preload={false}
        >
          {t('play')} <span className="visually-hidden">{game.name}</span>
        </Link>
      )}
    </article>
  );
};
