import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CasinoGame } from '../../../../contract/http/casino.ts';
import { Title } from '../../../running/title.tsx';
import page from '../../../ui/page.module.css';
import { Cover } from '../cover.tsx';
import css from './studios-page.module.css';

interface Studio {
  code: string;
  name: string;
  games: number;
}

/** Every studio with its games (spec section 2, Games). */
export const StudiosPage = ({ studios, games }: { studios: readonly Studio[]; games: readonly CasinoGame[] }) => {
  const { t } = useTranslation('casino');
  return (
    <div className={page.page} data-wide="">
      <Title>{t('studios')}</Title>
      <h1 className={page.title}>{t('studios')}</h1>
      <ul className={css.studios}>
        {studios.map(({ code, name, games: count }) => (
          <li key={code}>
            <Link to="/games/$provider" params={{ provider: code }} className={css.studio}>
              <span className={css.words}>
                <span className={css.name}>{name}</span>
                <span className={css.count}>{t('gamesOf', { count })}</span>
              </span>
              {games
                .filter(({ provider_code }) => provider_code === code)
                .slice(0, 3)
                .map((game) => (
                  <span key={game.game_code} className={css.cover}>
                    <Cover code={game.game_code} name={game.name} />
                  </span>
                ))}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
