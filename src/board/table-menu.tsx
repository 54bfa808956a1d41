import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { MarketFilter } from '../../contract/entities/offer.ts';
import { useOfferNames } from '../i18n/markets.ts';
import { Menu } from '../ui/menu.tsx';
import styles from './table-menu.module.css';

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
      className={styles.table}
      button={
        <>
          <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden="true" />
          {chosen !== main && (
            <>
              <span className={styles.name}>{names.tab(chosen.name)}</span>
              <span className={styles.mark} />
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
