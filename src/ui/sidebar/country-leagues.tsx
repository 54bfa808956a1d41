import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
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
  const router = useRouter();
  const press = () => {
    // The document's counts name none (server/feed/first-lists.ts), and the feed may not have told them.
    if (country.leagues.length === 0) void router.invalidate();
    setOpen(!open);
  };
  const Chevron = open ? IconChevronDown : IconChevronRight;
  return (
    <li>
      <button type="button" className={styles.country} aria-expanded={open} onClick={press}>
        <Flag country={country.name} />
        <span className={styles.name}>{names.country(country.name)}</span>
        <span className={styles.count}>{country.eventsCount}</span>
        <Chevron size={16} stroke={1.75} aria-hidden="true" />
      </button>
      {open && (
        <ul className={styles.leagues} aria-busy={country.leagues.length === 0}>
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
