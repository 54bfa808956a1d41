import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useOfferNames } from '../../i18n/markets.ts';
import { Menu } from '../../ui/menu.tsx';
import { type BettingSearch, bettingSearch } from './betting-search.ts';
import type { BettingList } from './load-betting.ts';
import styles from './toolbar.module.css';

/** Chooses which markets the rows of the list show. */
export function TableMenu({ search, list }: { search: BettingSearch; list: BettingList }) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const navigate = useNavigate();
  const [main] = list.tables;
  const chosen = list.table ?? main;
  if (chosen === undefined) return null;
  const choose = (key: string) =>
    navigate({
      to: '/betting',
      search: bettingSearch({ ...search, table: key === main?.key ? undefined : key }),
      resetScroll: false,
    });
  return (
    <Menu
      label={`${t('table')}: ${names.tab(chosen.name)}`}
      className={styles.table}
      button={
        <>
          <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden="true" />
          {chosen !== main && (
            <>
              <span className={styles.tableName}>{names.tab(chosen.name)}</span>
              <span className={styles.tableMark} />
            </>
          )}
        </>
      }
      items={list.tables.map(({ key, name }) => ({ value: key, content: names.tab(name) }))}
      chosen={chosen.key}
      onChoose={choose}
    />
  );
}
