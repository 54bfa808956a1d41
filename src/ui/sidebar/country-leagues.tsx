import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import type { SidebarSport } from '../../../contract/entities/offer.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import { Flag } from '../flag.tsx';
import { LeagueChoice } from './league-choice.tsx';
import styles from './sidebar.module.css';
import type { SidebarAddress } from './sidebar-address.ts';

interface CountryLeaguesProps {
  country: SidebarSport['groupByCountries'][number];
  at: SidebarAddress;
}

/** A country of the sidebar; it opens to its leagues, any number of which can be chosen. */
export function CountryLeagues({ country, at }: CountryLeaguesProps) {
  const names = useOfferNames();
  const [open, setOpen] = useState(country.leagues.some(({ leagueId }) => at.leagues.includes(leagueId)));
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
              <LeagueChoice league={league} at={at} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
