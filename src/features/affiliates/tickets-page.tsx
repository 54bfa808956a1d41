import { IconChevronRight } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AffiliateTickets } from '../../../contract/http/affiliates.ts';
import { dayOf } from '../../i18n/dates/calendar.ts';
import { countText } from '../../ui/amount-text.ts';
import { CountedPages } from '../../ui/kit/counted-pages.tsx';
import { kindTexts, pagesTexts, stateTexts, typeTexts } from './affiliate-texts.ts';
import css from './affiliates.module.css';
import lines from './lines.module.css';

interface TicketsPageProps {
  page: number;
  /** Whether their players were searched for. */
  found: boolean;
  tickets: AffiliateTickets;
  /** Shows the selections of a ticket that is open; null for one that is not. */
  show(ticket: string): ReactNode;
  onToggle(ticket: string): void;
}

/** Tickets of an affiliate's players: by number and day, without amounts; each opens to its selections. */
export const TicketsPage = ({ page, found, tickets, show, onToggle }: TicketsPageProps) => {
  const { t } = useTranslation('affiliates');
  return (
    <>
      <header className={css.head}>
        <div>
          <h1 className={css.title}>{t('tickets.title', { total: countText(tickets.total) })}</h1>
          <p className={css.quiet}>{t('tickets.lead')}</p>
        </div>
      </header>
      {tickets.total === 0 ? (
        <p className={css.empty}>{t(found ? 'noneFound' : 'tickets.none')}</p>
      ) : (
        <>
          <table className={lines.lines}>
            <thead>
              <tr>
                <th scope="col">{t('players.player')}</th>
                <th scope="col">{t('tickets.day')}</th>
                <th scope="col">{t('tickets.offer')}</th>
                <th scope="col">{t('tickets.ticket')}</th>
                <th scope="col">{t('tickets.result')}</th>
              </tr>
            </thead>
            <tbody>
              {tickets.result.map(({ ticket, number, day, type, kind, selections, state }) => {
                const opened = show(ticket);
                return (
                  <Fragment key={ticket}>
                    <tr data-open={opened !== null}>
                      <th scope="row">
                        <button
                          type="button"
                          className={lines.fold}
                          aria-expanded={opened !== null}
                          aria-controls={ticket}
                          onClick={() => onToggle(ticket)}
                        >
                          <IconChevronRight size={16} stroke={1.75} aria-hidden />
                          {t('players.number', { number })}
                        </button>
                      </th>
                      <td data-name={t('tickets.day')}>{dayOf(`${day}T12:00:00.000Z`)}</td>
                      <td data-words data-name={t('tickets.offer')}>
                        {t(typeTexts[type])}
                      </td>
                      <td data-words data-name={t('tickets.ticket')}>
                        {t(kindTexts[kind], { count: selections })}
                      </td>
                      <td data-words data-name={t('tickets.result')}>
                        {t(stateTexts[state])}
                      </td>
                    </tr>
                    <tr id={ticket} hidden={opened === null} data-opened>
                      <td colSpan={5} data-whole>
                        {opened}
                      </td>
                    </tr>
                  </Fragment>
                );
              })}
            </tbody>
          </table>
          <CountedPages page={page} list={tickets} words={(key, values) => t(pagesTexts[key], values)} />
        </>
      )}
    </>
  );
};
