import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CasinoGame } from '../../../../contract/http/casino.ts';
import { Cover } from '../cover.tsx';
import css from './similar-games.module.css';

/** Games like this one; a press opens their own sheet. */
export const SimilarGames = ({ games }: { games: readonly CasinoGame[] }) => {
  const { t } = useTranslation('casino');
  if (games.length === 0) return null;
  return (
    <section className={css.similar} aria-labelledby="similar-games">
      <h3 id="similar-games" className={css.title}>
        {t('details.similar')}
      </h3>
      <ul className={css.games}>
        {games.map(({ game_code, name }) => (
          <li key={game_code}>
            <Link
              to="."
              search={(before: object) => ({ ...before, game: game_code })}
              resetScroll={false}
              preload={false}
              className={css.game}
            >
              <Cover code={game_code} name={name} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
