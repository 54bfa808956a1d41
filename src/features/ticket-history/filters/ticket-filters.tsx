import { useTranslation } from 'react-i18next';
import {
  type HistoryFacet,
  type HistorySortField,
  historyKinds,
  historyMarks,
  historySortField,
  historyStates,
} from '../../../../contract/entities/history-filter.ts';
import type { HistoryPage } from '../../../../contract/http/ticket-history.ts';
import { parseAmount } from '../../../../domain/money/parse-amount.ts';
import { Facet } from '../../../ui/kit/filters/facet.tsx';
import { FilterText } from '../../../ui/kit/filters/filter-text.tsx';
import styles from '../../../ui/kit/filters/filters.module.css';
import { SelectField } from '../../../ui/kit/select-field.tsx';
import { facetsOf, type HistorySearch, historyChange, withFacet } from '../history-search.ts';

const facetNames = {
  in_play: 'accepted',
  waiting_for_matches: 'waitingForMatches',
  won: 'won',
  lost: 'lost',
  cashout: 'cashout',
  single: 'single',
  standard: 'kindCombination',
  system: 'kindSystem',
  live: 'kindLive',
  freebet: 'freeBet',
  void: 'void',
  cashback: 'cashback',
  rejected: 'rejectedNotPaid',
} as const satisfies Record<HistoryFacet, string>;

const groups = [
  ['status', historyStates],
  ['type', [...historyKinds, ...historyMarks]],
] as const;

const sortNames = {
  createdAt: 'sortTime',
  stake: 'stake',
  odd: 'odd',
  win: 'win',
  status: 'status',
} as const satisfies Record<HistorySortField, string>;

const isAmount = (text: string) => text === '' || parseAmount(text) !== null;

interface TicketFiltersProps {
  search: HistorySearch;
  /** Tickets per state, kind and mark; null while they are on their way. */
  counts: HistoryPage['counts'] | null;
  onSearch(search: HistorySearch): void;
}

/** Filters of tickets other than their days, and their order. */
export const TicketFilters = ({ search, counts, onSearch }: TicketFiltersProps) => {
  const { t } = useTranslation('history');
  const chosen = facetsOf(search);
  const change = (values: { [Key in keyof HistorySearch]?: unknown }) => onSearch(historyChange(search, values));
  const amount = (text: string) => (parseAmount(text) ?? 0) / 100 || undefined;
  return (
    <>
      {groups.map(([name, facets]) => (
        <fieldset key={name} className={styles.group}>
          <legend>{t(name)}</legend>
          {facets.map((facet) => (
            <Facet
              key={facet}
              name={t(facetNames[facet])}
              checked={chosen.includes(facet)}
              count={counts?.[facet]}
              onCheck={(checked) => onSearch(withFacet(search, facet, checked))}
            />
          ))}
        </fieldset>
      ))}
      <fieldset className={styles.group}>
        <legend>{t('amounts')}</legend>
        <div className={styles.pair}>
          <FilterText
            label={t('minStake')}
            value={String(search.stake ?? '')}
            sensible={isAmount}
            inputMode="decimal"
            onText={(text) => change({ stake: amount(text) })}
          />
          <FilterText
            label={t('minWin')}
            value={String(search.win ?? '')}
            sensible={isAmount}
            inputMode="decimal"
            onText={(text) => change({ win: amount(text) })}
          />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('match')}</legend>
        <FilterText label={t('matchCode')} value={search.match ?? ''} onText={(match) => change({ match })} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('sort')}</legend>
        <SelectField
          size="xs"
          aria-label={t('sort')}
          value={`${search.sort ?? 'createdAt'} ${search.up ? 'up' : 'down'}`}
          onChange={(event) => {
            const [sort, way] = event.currentTarget.value.split(' ');
            change({ sort, up: way === 'up' });
          }}
        >
          {historySortField.options.flatMap((field) => [
            <option key={`${field} down`} value={`${field} down`}>
              {t(sortNames[field])} ↓
            </option>,
            <option key={`${field} up`} value={`${field} up`}>
              {t(sortNames[field])} ↑
            </option>,
          ])}
        </SelectField>
      </fieldset>
    </>
  );
};
