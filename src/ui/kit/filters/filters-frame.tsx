import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Days } from '../../../i18n/dates/calendar.ts';
import { MantineIsland } from '../../../theme/mantine-island.tsx';
import { DayField } from './day-field.tsx';
import styles from './filters.module.css';

interface FiltersFrameProps {
  names: { filters: string; reset: string; date: string; from: string; to: string };
  /** The page; without any search it shows what it shows at first. */
  to: NonNullable<LinkProps['to']>;
  days: Days;
  onDays(change: Partial<Days>): void;
  children: ReactNode;
}

/** The filters of a list by days: their head with the way back to none, the days, and those of the list. */
export const FiltersFrame = ({ names, to, days, onDays, children }: FiltersFrameProps) => (
  <MantineIsland>
    <div className={styles.filters}>
      <div className={styles.head}>
        <h2>{names.filters}</h2>
        <Link to={to} search={{}} replace className={styles.reset}>
          {names.reset}
        </Link>
      </div>
      <fieldset className={styles.group}>
        <legend>{names.date}</legend>
        <div className={styles.pair}>
          <DayField label={names.from} day={days.from} onDay={(from) => onDays({ from })} />
          <DayField label={names.to} day={days.to} onDay={(last) => onDays({ to: last })} />
        </div>
      </fieldset>
      {children}
    </div>
  </MantineIsland>
);
