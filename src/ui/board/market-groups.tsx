import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FavouritePage } from '../../../domain/offer/favourites.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import { useFavourites } from '../../offer/favourites-desk.ts';
import type { MatchRecord } from '../../offer/match-record.ts';
import { useShape } from '../../offer/use-match.ts';
import { familiesOf, favouritesFirst, inTwoColumns, tabsOf } from './market-families.ts';
import { MarketGroup } from './market-group.tsx';
import styles from './market-groups.module.css';
import { useBoardWidth } from './use-board-width.ts';
import { useFolded } from './use-folded.ts';
import { useOddsKeys } from './use-odds-keys.ts';

const twoColumnsFrom = 560;

interface MarketGroupsProps {
  record: MatchRecord;
  /** Whose favourites come first. */
  page: FavouritePage;
  stale: boolean;
}

/** Every market of a match, by tab, each under its own head; two columns where there is room. */
export function MarketGroups({ record, page, stale }: MarketGroupsProps) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const shape = useShape(record);
  const { sport } = record.head;
  const starred = useFavourites()[page].favorite_markets[sport];
  const [tabKey, setTab] = useState('f_all');
  const [groupsBox, width] = useBoardWidth();
  const [folded, fold] = useFolded();
  const keys = useOddsKeys();
  const tabs = useMemo(() => tabsOf(sport, shape), [sport, shape]);
  const tab = tabs.find(({ key }) => key === tabKey) ?? tabs[0];
  const columns = useMemo(() => {
    const families = favouritesFirst(familiesOf(sport, shape, tab?.markets ?? []), starred);
    return width >= twoColumnsFrom ? inTwoColumns(families) : [families];
  }, [sport, shape, tab, starred, width]);

  return (
    <div className={styles.markets}>
      <div className={styles.tabs} role="tablist" aria-label={t('markets')}>
        {tabs.map(({ key, name, count }) => (
          <button
            key={key}
            type="button"
            role="tab"
            aria-selected={key === tab?.key}
            className={styles.tab}
            onClick={() => setTab(key)}
          >
            {key === 'f_all' ? `${names.tab(name)} ${count}` : names.tab(name)}
          </button>
        ))}
      </div>
      {shape.length === 0 && <p className={styles.none}>{t('noMarkets')}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups the buttons of a board */}
      <div ref={groupsBox} role="group" aria-label={t('board')} className={styles.groups} data-stale={stale} {...keys}>
        {width > 0 &&
          columns.map((families, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are a left and a right column
            <div key={column} className={styles.column}>
              {families.map((family) => (
                <MarketGroup
                  key={family.code}
                  record={record}
                  family={family}
                  page={page}
                  folded={folded.has(family.code)}
                  onFold={fold}
                />
              ))}
            </div>
          ))}
      </div>
    </div>
  );
}
