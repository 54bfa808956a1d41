import { IconAdjustmentsHorizontal, IconLayoutGrid, IconList, IconSearch } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { tagKey } from '../kinds.ts';
import type { Lobby } from '../load-lobby.ts';
import { type LobbySearch, lobbyChange } from '../lobby-search.ts';
import { levelKey, sortKeys } from '../texts.ts';
import css from './lobby-toolbar.module.css';

/** A studio's own page, or that of all. */
const studioPage = (code: string | undefined) =>
  code === undefined ? { to: '/games' } : { to: '/games/$provider', params: { provider: code } };

const intoView = (studio: HTMLElement | null) => studio?.scrollIntoView({ inline: 'nearest', block: 'nearest' });

const levels = [1, 2, 3, 4, 5] as const;
const sorts = ['name', 'popular', 'rtp'] as const;

/** Studios, filters, order and look of what is shown; every choice is part of the address. Plain because a lobby loads no form fields. */
export const LobbyToolbar = ({ lobby, onSearch }: { lobby: Lobby; onSearch(): void }) => {
  const { t } = useTranslation('casino');
  const navigate = useNavigate();
  const { search, providers, tags, place } = lobby;
  const count = [search.tag, search.volatility, search.sort].filter((value) => value !== undefined).length;
  const [more, setMore] = useState(count > 0);
  const changed = (values: { [Key in keyof LobbySearch]?: unknown }) => lobbyChange(search, values);
  const choose = (values: { [Key in keyof LobbySearch]?: unknown }) =>
    void navigate({ to: '.', search: changed(values), resetScroll: false });
  return (
    <div className={css.toolbar}>
      <button type="button" className={css.search} aria-haspopup="dialog" onClick={onSearch}>
        <IconSearch size={16} stroke={1.75} aria-hidden />
        <span>{t('search.hint')}</span>
        <kbd aria-hidden>/</kbd>
      </button>
      <div className={css.filters}>
        <ul className={css.studios} aria-label={t('studios')}>
          {[{ code: undefined, name: t('allStudios') }, ...providers].map(({ code, name }) => {
            const on = code === (place.provider ?? search.provider);
            return (
              <li key={name} ref={on ? intoView : undefined}>
                <Link
                  {...(place.provider === null ? { to: '.' } : studioPage(code))}
                  search={changed({ provider: place.provider === null ? code : undefined })}
                  resetScroll={false}
                  className={css.studio}
                  data-on={on || undefined}
                  aria-current={on ? 'true' : undefined}
                >
                  {name}
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
      <IconButton
        label={t('filter.label')}
        className={css.more}
        aria-expanded={more}
        aria-controls="games-filters"
        onClick={() => setMore(!more)}
      >
        <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />
        {count > 0 && <span className={css.chosen}>{count}</span>}
      </IconButton>
      <div className={css.looks}>
        <Link
          to="."
          search={{ ...search, as: undefined }}
          replace
          resetScroll={false}
          className={css.look}
          aria-label={t('filter.grid')}
          title={t('filter.grid')}
          data-on={search.as !== 'list' || undefined}
          aria-current={search.as !== 'list' ? 'true' : undefined}
        >
          <IconLayoutGrid size={16} stroke={1.75} aria-hidden />
        </Link>
        <Link
          to="."
          search={{ ...search, as: 'list' }}
          replace
          resetScroll={false}
          className={css.look}
          aria-label={t('filter.list')}
          title={t('filter.list')}
          data-on={search.as === 'list' || undefined}
          aria-current={search.as === 'list' ? 'true' : undefined}
        >
          <IconList size={16} stroke={1.75} aria-hidden />
        </Link>
      </div>
      {more && (
        <div id="games-filters" className={css.row}>
          <select
            className={css.select}
            aria-label={t('filter.tag')}
            value={search.tag ?? ''}
            onChange={({ currentTarget }) => choose({ tag: currentTarget.value })}
          >
            <option value="">{t('filter.anyTag')}</option>
            {tags.map(({ code }) => {
              const key = tagKey(code);
              return (
                key && (
                  <option key={code} value={code}>
                    {t(key)}
                  </option>
                )
              );
            })}
          </select>
          <select
            className={css.select}
            aria-label={t('filter.volatility')}
            value={search.volatility ?? ''}
            onChange={({ currentTarget }) => choose({ volatility: currentTarget.value })}
          >
            <option value="">{t('filter.anyVolatility')}</option>
            {levels.map((level) => (
              <option key={level} value={level}>
                {t(levelKey(level))}
              </option>
            ))}
          </select>
          <select
            className={css.select}
            aria-label={t('filter.sort')}
            value={search.sort ?? ''}
            onChange={({ currentTarget }) => choose({ sort: currentTarget.value })}
          >
            <option value="">{t('filter.usual')}</option>
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(sortKeys[sort])}
              </option>
            ))}
          </select>
          {count > 0 && (
            <Link
              to="."
              search={changed({ tag: undefined, volatility: undefined, sort: undefined })}
              resetScroll={false}
              className={css.reset}
            >
              {t('filter.reset')}
            </Link>
          )}
        </div>
      )}
    </div>
  );
};
