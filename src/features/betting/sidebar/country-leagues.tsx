import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import type { SidebarSport } from '../../../../contract/entities/offer.ts';
import { useOfferNames } from '../../../i18n/markets.ts';
import { Flag } from '../../../ui/flag.tsx';
import { type BettingSearch, leagueIds } from '../betting-search.ts';
import { LeagueChoice } from './league-choice.tsx';
import styles from './sidebar.module.css';

interface CountryLeaguesProps {
  country: SidebarSport['groupByCountries'][number];
  search: BettingSearch;
}

/** A country of the sidebar; it opens to its leagues, any number of which can be chosen. */
export function CountryLeagues({ country, search }: CountryLeaguesProps) {
  const names = useOfferNames();
  const chosen = leagueIds(search);
  const [open, setOpen] = useState(country.leagues.some(({ leagueId }) => chosen.includes(leagueId)));
  const Chevron = open ? IconChevronDown : IconChevronRight;
  return (
    <li>
      <button type="button" className={styles.country} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Flag country={country.name} />
        <span className={styles.name}>{names.country(country.name)}</span>
        <span className={styles.count}>{country.eventsCount}</span>
        <Chevron size={16} stroke={1.75} aria-hidden="true" />
      </button>
      {open && (
        <ul className={styles.leagues}>
          {country.leagues.map((league) => (
            <li key={league.leagueId}>
              <LeagueChoice league={league} chosen={chosen.includes(league.leagueId)} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
