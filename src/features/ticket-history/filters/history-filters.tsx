import { Link, useNavigate } from '@tanstack/react-router';
import { startTransition, useOptimistic } from 'react';
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
import { DayField } from '../../../ui/filters/day-field.tsx';
import styles from '../../../ui/filters/filters.module.css';
import { TextField } from '../../../ui/filters/text-field.tsx';
import { daysOf, facetsOf, type HistorySearch, historyChange, withFacet } from '../history-search.ts';

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
  cashback: 'cashback',
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

const amountPattern = /^(?:\d{1,9}(?:[.,]\d{1,2})?)?$/;

interface HistoryFiltersProps {
  search: HistorySearch;
  /** Tickets per state, kind and mark; null while they are on their way. */
  counts: HistoryPage['counts'] | null;
}

/** Which tickets are shown. Every choice is part of the address, and shown at once: the tickets follow. */
export const HistoryFilters = ({ search: shown, counts }: HistoryFiltersProps) => {
  const { t } = useTranslation('history');
  const navigate = useNavigate();
  const [search, choose] = useOptimistic(shown);
  const days = daysOf(search, new Date());
  const chosen = facetsOf(search);
  const go = (next: HistorySearch) =>
    startTransition(async () => {
      choose(next);
      await navigate({ to: '/ticket_history', search: next, replace: true });
    });
  const change = (values: { [Key in keyof HistorySearch]?: unknown }) => go(historyChange(search, values));
  const amount = (text: string) => Number(text.replace(',', '.')) || undefined;

  return (
    <div className={styles.filters}>
      <div className={styles.head}>
        <h2>{t('filters')}</h2>
        <Link to="/ticket_history" search={{}} replace className={styles.reset}>
          {t('reset')}
        </Link>
      </div>
      <fieldset className={styles.group}>
        <legend>{t('date')}</legend>
        <div className={styles.pair}>
          <DayField label={t('from')} day={days.from} onDay={(from) => change({ from })} />
          <DayField label={t('to')} day={days.to} onDay={(to) => change({ to })} />
        </div>
      </fieldset>
      {groups.map(([name, facets]) => (
        <fieldset key={name} className={styles.group}>
          <legend>{t(name)}</legend>
          {facets.map((facet) => (
            <label key={facet} className={styles.facet}>
              <input
                type="checkbox"
                checked={chosen.includes(facet)}
                onChange={(event) => go(withFacet(search, facet, event.currentTarget.checked))}
              />
              <span>{t(facetNames[facet])}</span>
              <span className={styles.count}>{counts?.[facet]}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <fieldset className={styles.group}>
        <legend>{t('amounts')}</legend>
        <div className={styles.pair}>
          <TextField
            label={t('minStake')}
            value={String(search.stake ?? '')}
            sensible={amountPattern}
            inputMode="decimal"
            onText={(text) => change({ stake: amount(text) })}
          />
          <TextField
            label={t('minWin')}
            value={String(search.win ?? '')}
            sensible={amountPattern}
            inputMode="decimal"
            onText={(text) => change({ win: amount(text) })}
          />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('match')}</legend>
        <TextField label={t('matchCode')} value={search.match ?? ''} onText={(match) => change({ match })} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('sort')}</legend>
        <select
          className={styles.field}
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
        </select>
      </fieldset>
    </div>
  );
};
