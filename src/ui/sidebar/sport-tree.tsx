import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SidebarSport } from '../../../contract/entities/offer.ts';
import { topCountries } from '../../../domain/limits.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import { SportIcon } from '../sport-icon.tsx';
import { CountryLeagues } from './country-leagues.tsx';
import styles from './sidebar.module.css';
import type { SidebarAddress } from './sidebar-address.ts';

/** The top countries come first; the other sports should stay visible below them. */
const shownCountries = topCountries.length + 2;

interface SportTreeProps {
  sport: SidebarSport;
  at: SidebarAddress;
}

/** A sport of the sidebar. Pressing it shows its matches and opens its countries; pressing the shown one folds it. */
export function SportTree({ sport, at }: SportTreeProps) {
  const names = useOfferNames();
  const navigate = useNavigate();
  const { t } = useTranslation('betting');
  const [folded, setFolded] = useState(false);
  const [all, setAll] = useState(false);
  const shown = at.sport === sport.sport;
  const open = shown && !folded;
  const Chevron = open ? IconChevronDown : IconChevronRight;
  const press = () => {
    if (shown && !at.open) {
      setFolded(!folded);
      return;
    }
    setFolded(false);
    void navigate({ to: at.to, search: at.ofSport(sport.sport) });
  };
  return (
    <li className={styles.tree}>
      <button type="button" className={styles.sport} aria-expanded={open} data-chosen={shown} onClick={press}>
        <SportIcon sport={sport.sport} size={18} />
        <span className={styles.name}>{names.sport(sport.sport)}</span>
        <span className={styles.count}>{sport.eventsCount}</span>
        <Chevron size={16} stroke={1.75} aria-hidden="true" />
      </button>
      {open && (
        <ul className={styles.countries}>
          {(all ? sport.groupByCountries : sport.groupByCountries.slice(0, shownCountries)).map((country) => (
            <CountryLeagues key={country.name} country={country} at={at} />
          ))}
          {!all && sport.groupByCountries.length > shownCountries && (
            <li>
              <button type="button" className={styles.all} onClick={() => setAll(true)}>
                {t('allCountries', { count: sport.groupByCountries.length })}
              </button>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}
