import { IconFilterOff, IconPlus, IconX } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SidebarSport } from '../../../contract/entities/offer.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import { Flag } from '../../ui/flag.tsx';
import { Menu } from '../../ui/menu.tsx';
import { findLeague } from '../../ui/sidebar/find-league.ts';
import { leagueIds } from '../../ui/sidebar/league-ids.ts';
import { useSidebar } from '../../ui/sidebar/sidebar-state.ts';
import { type BettingSearch, filterOf, listSearch, timeOf, withLeague } from './betting-search.ts';
import styles from './list-filters.module.css';
import { useWhatFits } from './use-what-fits.ts';

interface Chip {
  key: string;
  /** What a press does, for a screen reader. */
  label: string;
  content: ReactNode;
  /** The address without it. */
  without: BettingSearch;
}

/** Without hours: all of them. A day's list has none. */
const anyTime = (search: BettingSearch): BettingSearch =>
  filterOf(search) === timeOf(search) ? listSearch(search, { time: 'all' }) : listSearch(search, {});

const useChips = (search: BettingSearch, sports: readonly SidebarSport[]): readonly Chip[] => {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const time = timeOf(search);
  const hours = {
    key: time,
    label: t('removeTime', { time: t(`time.${time}`) }),
    content: t(`time.${time}`),
    without: anyTime(search),
  };
  const leagues = leagueIds(search).map((id): Chip => {
    const { country, ...found } = findLeague(sports, id);
    const league = names.league(found.league);
    const content = (
      <>
        <Flag country={country} />
        <span className={styles.name}>{league}</span>
      </>
    );
    return { key: id, label: t('removeLeague', { league }), content, without: withLeague(search, id, false) };
  });
  return time !== 'all' && filterOf(search) === time ? [hours, ...leagues] : leagues;
};

/** What is pressed goes away, and the focus would go with it. */
const stay = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('fieldset')?.focus({ preventScroll: true });

/** What the prematch list is limited to, each part with a way out; those without room are in a menu. */
export function ListFilters({
  search,
  sports = [],
}: {
  search: BettingSearch;
  sports: readonly SidebarSport[] | undefined;
}) {
  const { t } = useTranslation('betting');
  const navigate = useNavigate();
  const sidebar = useSidebar();
  const chips = useChips(search, sports);
  const [row, fitting] = useWhatFits(chips.map(({ key }) => key).join('~'));
  const others = chips.slice(fitting);
  return (
    <fieldset className={styles.filters} aria-label={t('filters')} tabIndex={-1}>
      <div ref={row} className={styles.row}>
        {chips.map(({ key, label, content, without }, place) => (
          <Link
            key={key}
            to="/betting"
            search={without}
            className={styles.chip}
            aria-label={label}
            inert={place >= fitting}
            onClick={stay}
          >
            {content}
            <IconX size={14} stroke={1.75} aria-hidden="true" className={styles.cross} />
          </Link>
        ))}
      </div>
      {others.length > 0 && (
        <Menu
          label={t('moreFilters', { number: String(others.length) })}
          className={styles.more}
          button={`+${others.length}`}
          items={others.map(({ key, content }) => ({
            value: key,
            content: (
              <>
                <span className={styles.other}>{content}</span>
                <IconX size={14} stroke={1.75} aria-hidden="true" />
              </>
            ),
          }))}
          onChoose={(key) =>
            navigate({ to: '/betting', search: others.find((chip) => chip.key === key)?.without ?? {} })
          }
        />
      )}
      {!sidebar.docked && (
        <button
          type="button"
          className={styles.add}
          aria-expanded={sidebar.open}
          aria-controls="sidebar"
          onClick={sidebar.toggle}
        >
          <IconPlus size={16} stroke={1.75} aria-hidden="true" />
          {t('leagues')}
        </button>
      )}
      {chips.length > 1 && (
        <Link
          to="/betting"
          search={listSearch(anyTime(search), { leagues: undefined })}
          className={styles.clear}
          aria-label={t('clearAll')}
          title={t('clearAll')}
          onClick={stay}
        >
          <IconFilterOff size={18} stroke={1.75} aria-hidden="true" />
        </Link>
      )}
    </fieldset>
  );
}
