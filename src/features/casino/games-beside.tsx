import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CasinoGame } from '../../../contract/http/casino.ts';
import { countText } from '../../ui/amount-text.ts';
import { Cover } from './cover.tsx';
import css from './games-beside.module.css';
import { kindKey } from './kinds.ts';

/** The first games of a section, and how many it has. */
export interface GamesOfSection {
  games: readonly CasinoGame[];
  count: number;
}

interface GroupProps {
  title: string;
  to: '/casino' | '/casino_live' | '/virtuals';
  look: 'covers' | 'wide' | 'words';
  section: GamesOfSection;
}

const Group = ({ title, to, look, section: { games, count } }: GroupProps): ReactNode => {
  const { t } = useTranslation('casino');
  const id = useId();
  if (games.length === 0) return null;
  return (
    <section className={css.group} aria-labelledby={id}>
      <div className={css.head}>
        <h3 id={id} className={css.title}>
          {title}
        </h3>
        <span className={css.count}>{countText(count)}</span>
        <Link to={to} className={css.all}>
          {t('rail.showAll')} <span className="visually-hidden">{title}</span>
        </Link>
      </div>
      <ul className={css.games} data-look={look}>
        {games.map(({ game_code, name, provider, provider_code, engine }) => {
          const kind = kindKey(engine);
          return (
            <li key={game_code}>
              <Link
                to="/games/$provider/$game"
                params={{ provider: provider_code, game: game_code }}
                preload={false}
                className={css.game}
              >
                {look !== 'words' && <Cover code={game_code} name={name} />}
                <span className={css.words}>
                  <span className={css.name}>{name}</span>
                  <span className={css.meta}>{look === 'words' && kind !== null ? t(kind) : provider}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

interface GamesBesideProps {
  popular: GamesOfSection;
  tables: GamesOfSection;
  virtuals: GamesOfSection;
}

/** What else there is to play, in the room that an empty slip leaves. */
export const GamesBeside = ({ popular, tables, virtuals }: GamesBesideProps) => {
  const { t } = useTranslation();
  return (
    <>
      <Group title={t('menu.casino')} to="/casino" look="covers" section={popular} />
      <Group title={t('menu.casino_live')} to="/casino_live" look="wide" section={tables} />
      <Group title={t('menu.virtuals')} to="/virtuals" look="words" section={virtuals} />
    </>
  );
};
