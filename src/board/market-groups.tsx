import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarketFilter } from '../../contract/entities/offer.ts';
import { allMarketsFilter } from '../../domain/limits.ts';
import type { FavouritePage } from '../../domain/offer/favourites.ts';
import { searchFor, searchText } from '../../domain/offer/search-text.ts';
import { useOfferNames } from '../i18n/markets.ts';
import { useFavourites } from '../offer/favourites-desk.ts';
import type { MatchRecord } from '../offer/match-record.ts';
import { useShape } from '../offer/use-match.ts';
import { familiesOf, favouritesFirst, inTwoColumns, tabsOf } from './market-families.ts';
import { MarketGroup } from './market-group.tsx';
import styles from './market-groups.module.css';
import { MarketSearch } from './market-search.tsx';
import { MarketTabs } from './market-tabs.tsx';
import { useBoardWidth } from './use-board-width.ts';
import { useFolded } from './use-folded.ts';
import { useOddsKeys } from './use-odds-keys.ts';

const twoColumnsFrom = 560;

interface MarketGroupsProps {
  record: MatchRecord;
  /** Whose favourites come first. */
  page: FavouritePage;
  /** The operator's tabs of the sport. */
  filters: readonly MarketFilter[];
  /** Key of the chosen tab; every market when it is none of the match's. */
  tab: string | undefined;
  onTab(key: string): void;
  stale: boolean;
}

/** Every market of a match, by tab or by name, each under its own head; two columns where there is room. */
export function MarketGroups({ record, page, filters, tab = allMarketsFilter, onTab, stale }: MarketGroupsProps) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const shape = useShape(record);
  const { sport } = record.head;
  const starred = useFavourites()[page].favorite_markets[sport];
  const [words, search] = useState<string | null>(null);
  const [groupsBox, width] = useBoardWidth();
  const [folded, fold] = useFolded();
  const keys = useOddsKeys();
  const panel = useId();
  const tabs = useMemo(() => tabsOf(filters, shape), [filters, shape]);
  // A search for a market covers all of them.
  const chosen = (words === null && tabs.find(({ key }) => key === tab)) || tabs[0];
  const families = useMemo(() => {
    const finds = searchFor(words ?? '');
    return favouritesFirst(familiesOf(sport, shape, chosen?.markets ?? []), starred).filter(({ code }) =>
      finds(searchText(names.market(sport, code, record.head))),
    );
  }, [sport, shape, chosen, starred, words, names, record]);
  const columns = useMemo(() => (width >= twoColumnsFrom ? inTwoColumns(families) : [families]), [families, width]);

  return (
    <div>
      <div className={styles.bar}>
        {words === null && <MarketTabs tabs={tabs} chosen={chosen?.key} panel={panel} onChoose={onTab} />}
        <MarketSearch words={words} onSearch={search} />
      </div>
      {shape.length === 0 && <p className={styles.none}>{t('noMarkets')}</p>}
      <p role="status" className={families.length > 0 || shape.length === 0 ? 'visually-hidden' : styles.none}>
        {words !== null && families.length === 0 && shape.length > 0 && t('noMarketFound', { words })}
      </p>
      <div
        ref={groupsBox}
        id={panel}
        role="tabpanel"
        aria-label={chosen && names.tab(chosen.name)}
        className={styles.groups}
        data-stale={stale}
        {...keys}
      >
        {width > 0 &&
          columns.map((column, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are a left and a right column
            <div key={place} className={styles.column}>
              {column.map((family) => (
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
