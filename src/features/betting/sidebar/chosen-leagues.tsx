import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SidebarSport } from '../../../../contract/entities/offer.ts';
import { Flag } from '../../../ui/flag.tsx';
import { type BettingSearch, leagueIds, listSearch, withLeague } from '../betting-search.ts';
import styles from './sidebar.module.css';

const findLeague = (sports: readonly SidebarSport[], id: string) => {
  for (const { groupByCountries } of sports) {
    for (const { name, leagues } of groupByCountries) {
      const found = leagues.find(({ leagueId }) => leagueId === id);
      if (found !== undefined) return { country: name, league: found.league };
    }
  }
  return { country: '', league: id };
};

/** The leagues the list is limited to, each with a way out. */
export function ChosenLeagues({ search, sports }: { search: BettingSearch; sports: readonly SidebarSport[] }) {
  const { t } = useTranslation('betting');
  const ids = leagueIds(search);
  if (ids.length === 0) return null;
  return (
    <section className={styles.chosen} aria-label={t('selectedLeagues')}>
      <div className={styles.caption}>
        <span>{`${t('selectedLeagues')} · ${ids.length}`}</span>
        <Link to="/betting" search={listSearch(search, { leagues: undefined })} className={styles.clear}>
          {t('clear')}
        </Link>
      </div>
      {ids.map((id) => {
        const { country, league } = findLeague(sports, id);
        return (
          <div key={id} className={styles.picked}>
            <Flag country={country} />
            <span className={styles.name}>{league}</span>
            <Link
              to="/betting"
              search={withLeague(search, id, false)}
              className={styles.remove}
              aria-label={t('removeLeague', { league })}
            >
              <IconX size={14} stroke={1.75} aria-hidden="true" />
            </Link>
          </div>
        );
      })}
    </section>
  );
}
