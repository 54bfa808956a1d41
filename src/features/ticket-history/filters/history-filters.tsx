import { useNavigate } from '@tanstack/react-router';
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
import { shownDays } from '../../../ui/days.ts';
import { Facet } from '../../../ui/filters/facet.tsx';
import styles from '../../../ui/filters/filters.module.css';
import { FiltersFrame } from '../../../ui/filters/filters-frame.tsx';
import { TextField } from '../../../ui/filters/text-field.tsx';
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
  const chosen = facetsOf(search);
  const go = (next: HistorySearch) =>
    startTransition(async () => {
      choose(next);
      await navigate({ to: '/ticket_history', search: next, replace: true });
    });
  const change = (values: { [Key in keyof HistorySearch]?: unknown }) => go(historyChange(search, values));
  const amount = (text: string) => Number(text.replace(',', '.')) || undefined;

  return (
    <FiltersFrame
      names={{ filters: t('filters'), reset: t('reset'), date: t('date'), from: t('from'), to: t('to') }}
      to="/ticket_history"
      days={shownDays(search, new Date())}
      onDays={change}
    >
      {groups.map(([name, facets]) => (
        <fieldset key={name} className={styles.group}>
          <legend>{t(name)}</legend>
          {facets.map((facet) => (
            <Facet
              key={facet}
              name={t(facetNames[facet])}
              checked={chosen.includes(facet)}
              count={counts?.[facet]}
              onCheck={(checked) => go(withFacet(search, facet, checked))}
            />
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
    </FiltersFrame>
  );
};
