import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { lobbyPage } from '../../../../domain/casino/lobby-pages.ts';
import { ListMessage } from '../../../ui/list-message.tsx';
import { sectionOf } from '../kinds.ts';
import type { Lobby } from '../load-lobby.ts';
import { lobbyChange } from '../lobby-search.ts';
import { emptyKeys } from '../texts.ts';
import css from './lobby-empty.module.css';

/** Shown in a lobby without games, with links to those that have some. */
export const NothingHere = ({ lobby, name }: { lobby: Lobby; name: string }) => {
  const { t } = useTranslation('casino');
  return (
    <section className={css.nothing}>
      <p className={css.place}>{name}</p>
      <h2>{t('empty.title')}</h2>
      <p className={css.why}>{t('empty.text')}</p>
      <ul className={css.lobbies}>
        {lobby.sections.map(({ code, games }) => {
          const known = sectionOf(code);
          if (!known) return null;
          const { to, search } = lobbyPage(known.code);
          return (
            <li key={code}>
              <Link to={to} search={search} className={css.lobby}>
                <span>{t(known.key)}</span>
                <span className={css.count}>{t('gamesOf', { count: games })}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

export const FilteredOut = ({ lobby }: { lobby: Lobby }) => {
  const { t } = useTranslation('casino');
  const none = { provider: undefined, tag: undefined, volatility: undefined, sort: undefined };
  return (
    <ListMessage title={t('empty.filteredTitle')} text={t('empty.filteredText')}>
      <Link to="." search={lobbyChange(lobby.search, none)}>
        {t('filter.reset')}
      </Link>
    </ListMessage>
  );
};

export const ViewEmpty = ({ view }: { view: 'last' | 'favourites' | 'popular' }) => {
  const { t } = useTranslation('casino');
  return (
    <ListMessage title={t(emptyKeys[view][0])} text={t(emptyKeys[view][1])}>
      <Link to="/casino">{t('empty.toLobby')}</Link>
    </ListMessage>
  );
};

/** Shown when the lobby could not be fetched: nothing happened to the money; with a button to try again. */
export const LobbyFailed = () => {
  const { t } = useTranslation(['casino', 'common']);
  const router = useRouter();
  return (
    <ListMessage title={t('casino:empty.failedTitle')} text={t('casino:empty.failedText')}>
      <button type="button" onClick={() => router.invalidate()}>
        {t('common:retry')}
      </button>
    </ListMessage>
  );
};
