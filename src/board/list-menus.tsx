import { IconAdjustmentsHorizontal, IconChevronDown } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarketFilter, SidebarSport } from '../../contract/entities/offer.ts';
import type { SportCode } from '../../contract/entities/sport.ts';
import { useOfferNames } from '../i18n/markets.ts';
import { Menu } from '../ui/menu.tsx';
import { SportIcon } from '../ui/sport-icon.tsx';
import styles from './more-sports.module.css';
import tableCss from './table-menu.module.css';
import { useFocusKept } from './use-focus-kept.ts';

interface TableMenuProps {
  /** The sport's tables, its main one first; with one there is nothing to choose. */
  tables: readonly MarketFilter[];
  /** The chosen one; undefined is the main table. */
  table: MarketFilter | undefined;
  to: '/betting' | '/live_betting';
  /** The address with another table; undefined is the main one. */
  at(table: string | undefined): object;
}

/** Chooses which markets the rows of the list show. */
export function TableMenu({ tables, table, to, at }: TableMenuProps) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const navigate = useNavigate();
  const [main, other] = tables;
  const chosen = table ?? main;
  if (chosen === undefined || other === undefined) return null;
  return (
    <Menu
      label={`${t('table')}: ${names.tab(chosen.name)}`}
      className={tableCss.table}
      button={
        <>
          <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden="true" />
          {chosen !== main && (
            <>
              <span className={tableCss.name}>{names.tab(chosen.name)}</span>
              <span className={tableCss.mark} />
            </>
          )}
        </>
      }
      items={tables.map(({ key, name }) => ({ value: key, content: names.tab(name) }))}
      chosen={chosen.key}
      onChoose={(key) => navigate({ to, search: at(key === main?.key ? undefined : key), resetScroll: false })}
    />
  );
}

interface MoreSportsProps {
  chosen: SportCode | null;
  sports: readonly SidebarSport[];
  to: '/betting' | '/live_betting';
  /** The address of a sport's list. */
  at(sport: SportCode): object;
  strip: RefObject<HTMLElement | null>;
}

/** All sports in a menu, where some are out of sight in their strip and the mouse may have no wheel to bring them there. */
export function MoreSports({ chosen, sports, to, at, strip }: MoreSportsProps) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const navigate = useNavigate();
  const [wider, setWider] = useState(false);
  useFocusKept();
  useLayoutEffect(() => {
    const { current } = strip;
    if (current === null) return;
    const observer = new ResizeObserver(() => setWider(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [strip]);
  if (!wider) return null;
  return (
    <div className={styles.place}>
      <Menu
        label={`${t('more')}: ${t('allSports')}`}
        className={styles.more}
        button={
          <>
            <span className={styles.word}>{t('more')}</span>
            <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
          </>
        }
        items={sports.map(({ sport, eventsCount }) => ({
          value: sport,
          content: (
            <>
              <span className={styles.sport}>
                <SportIcon sport={sport} size={18} />
                {names.sport(sport)}
              </span>
              <span className={styles.count}>{eventsCount}</span>
            </>
          ),
        }))}
        chosen={chosen}
        onChoose={(sport) => navigate({ to, search: at(sport) })}
      />
    </div>
  );
}
