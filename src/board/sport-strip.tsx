import { Link } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SidebarSport } from '../../contract/entities/offer.ts';
import type { SportCode } from '../../contract/entities/sport.ts';
import { useOfferNames } from '../i18n/markets.ts';
import { late } from '../ui/late.tsx';
import { SportIcon } from '../ui/sport-icon.tsx';
import tabs from '../ui/tabs.module.css';
import styles from './sport-strip.module.css';

const MoreSports = late(async () => ({ default: (await import('./list-menus.tsx')).MoreSports }));

interface SportStripProps {
  /** Null where none is: then all show their names. */
  chosen: SportCode | null;
  sports: readonly SidebarSport[] | undefined;
  to: '/betting' | '/live_betting';
  /** The address of a sport's list. */
  at(sport: SportCode): object;
  /** What else is to be known of a sport. */
  mark?(sport: SportCode): ReactNode;
}

/** The sports with matches, and how many; on a narrow board only the chosen one shows its name. */
export function SportStrip({ chosen, sports = [], to, at, mark }: SportStripProps) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const strip = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one comes in sight when it is chosen
  useLayoutEffect(() => {
    const { current } = strip;
    const tab = current?.querySelector<HTMLElement>('[data-chosen="true"]');
    if (current && tab)
      current.scrollLeft = tab.offsetLeft - current.offsetLeft - (current.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);
  return (
    <>
      <nav
        ref={strip}
        className={`${tabs.tabs} ${styles.strip}`}
        data-named={chosen === null}
        aria-label={t('allSports')}
      >
        {sports.map(({ sport, eventsCount }) => (
          <Link
            key={sport}
            to={to}
            search={at(sport)}
            className={`${tabs.tab} ${styles.tab}`}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={sport === chosen ? 'true' : undefined}
            data-chosen={sport === chosen}
            title={names.sport(sport)}
          >
            <SportIcon sport={sport} size={18} />
            <span className={styles.name}>{names.sport(sport)}</span>{' '}
            <span className={styles.count}>{eventsCount}</span>
            {mark?.(sport)}
          </Link>
        ))}
      </nav>
      <MoreSports chosen={chosen} sports={sports} to={to} at={at} strip={strip} />
    </>
  );
}
