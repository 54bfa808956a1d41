import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgencyTicket, AgencyTickets } from '../../../contract/http/agency-office.ts';
import { MantineIsland } from '../../theme/mantine-island.tsx';
import { amountText } from '../../ui/amount-text.ts';
import { DayField } from '../../ui/kit/filters/day-field.tsx';
import { signedText } from '../../ui/signed-text.ts';
import css from './agency.module.css';
import { type AgencySearch, agencyChange, ticketShows } from './agency-search.ts';
import { AboutOne, Choices, Pages } from './list-tools.tsx';

interface TicketsPageProps {
  search: AgencySearch;
  page: AgencyTickets;
  /** Filters of the tickets other than their days. */
  filters: ReactNode;
  /** How somebody's ticket is shown. */
  show(ticket: AgencyTicket): ReactNode;
}

const stateNames = {
  in_play: 'states.in_play',
  won: 'states.won',
  lost: 'states.lost',
  cashout: 'states.cashout',
  live: 'states.live',
  system: 'states.system',
} as const;

/** The days that tickets are of, and the way back to all of them. */
const Days = ({ search }: Pick<TicketsPageProps, 'search'>) => {
  const { t } = useTranslation(['agency', 'history']);
  const navigate = useNavigate();
  const show = (change: Pick<AgencySearch, 'from' | 'to'>) =>
    void navigate({
      to: '/account/bonuses/affiliates/$page',
      params: { page: 'tickets' },
      search: agencyChange(search, change),
      replace: true,
    });
  const { from, to } = search;
  return (
    <MantineIsland>
      <div className={css.days}>
        <DayField label={t('history:from')} day={from} onDay={(day) => show({ from: day })} />
        <span aria-hidden>–</span>
        <DayField label={t('history:to')} day={to} onDay={(day) => show({ to: day })} />
        {(from ?? to) !== undefined && (
          <button type="button" className={css.chip} onClick={() => show({ from: undefined, to: undefined })}>
            {t('allDays')} <span aria-hidden>×</span>
          </button>
        )}
      </div>
    </MantineIsland>
  );
};

/** Tickets of everybody below an agent, or of one of them, and what they add up to for the house. */
export const TicketsPage = ({ search, page, filters, show }: TicketsPageProps) => {
  const { t } = useTranslation(['agency', 'history']);
  return (
    <>
      <div className={css.tools}>
        <h1 className={css.title}>{t('pages.tickets')}</h1>
        {search.user && <AboutOne page="tickets" search={search} name={page.result[0]?.username ?? t('oneUser')} />}
        <Choices
          page="tickets"
          search={search}
          name="state"
          label={t('pages.tickets')}
          choices={[
            { value: undefined, words: t('states.all') },
            ...ticketShows.map((value) => ({ value, words: t(stateNames[value]) })),
          ]}
        />
      </div>
      <Days search={search} />
      {filters}
      {page.totals.length > 0 && (
        <dl className={css.totals}>
          {page.totals.map(({ currency, currency_id, staked, paidOut, cashback, open, atStake }) => (
            <div key={currency_id}>
              <dt>{currency}</dt>
              <dd>{t('totals.staked', { sum: amountText(staked) })}</dd>
              <dd>{t('totals.result', { sum: signedText(staked - paidOut - cashback) })}</dd>
              <dd>{t('totals.open', { count: open, sum: amountText(atStake) })}</dd>
            </div>
          ))}
        </dl>
      )}
      {page.total === 0 ? (
        <p className={css.empty}>{t('noTickets')}</p>
      ) : (
        <>
          <ul>{page.result.map(show)}</ul>
          <Pages search={search} list={page} />
        </>
      )}
    </>
  );
};
