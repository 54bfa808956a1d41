import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SidebarSport } from '../../../contract/entities/offer.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import { Flag } from '../flag.tsx';
import { findLeague } from './find-league.ts';
import styles from './sidebar.module.css';
import type { SidebarAddress } from './sidebar-address.ts';

/** What is pressed goes away, and the focus would go with it. */
const stayInside = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('#sidebar')?.focus();

/** The leagues the list is limited to, each with a way out. */
export function ChosenLeagues({ at, sports }: { at: SidebarAddress; sports: readonly SidebarSport[] }) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const ids = at.leagues;
  if (ids.length === 0) return null;
  return (
    <section className={styles.chosen} aria-label={t('selectedLeagues')}>
      <div className={styles.caption}>
        <span>{`${t('selectedLeagues')} · ${ids.length}`}</span>
        <Link to={at.to} search={at.withoutLeagues()} className={styles.clear} onClick={stayInside}>
          {t('clear')}
        </Link>
      </div>
      {ids.map((id) => {
        const { country, ...found } = findLeague(sports, id);
        const league = names.league(found.league);
        return (
          <div key={id} className={styles.picked}>
            <Flag country={country} />
            <span className={styles.name}>{league}</span>
            <Link
              to={at.to}
              search={(before) => at.withLeague(before, id, false)}
              className={styles.remove}
              aria-label={t('removeLeague', { league })}
              onClick={stayInside}
            >
              <IconX size={14} stroke={1.75} aria-hidden="true" />
            </Link>
          </div>
        );
      })}
    </section>
  );
}
