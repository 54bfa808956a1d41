import { useTranslation } from 'react-i18next';
import type { AffiliateTickets } from '../../../contract/http/affiliates.ts';
import { dayOf } from '../../i18n/dates/calendar.ts';
import { countText } from '../../ui/amount-text.ts';
import { CountedPages } from '../../ui/kit/counted-pages.tsx';
import { kindTexts, pagesTexts, stateTexts, typeTexts } from './affiliate-texts.ts';
import css from './affiliates.module.css';
import lines from './lines.module.css';

/** Tickets of those whom an affiliate brought: by number and day, without what is on them. */
export const TicketsPage = ({ page, tickets }: { page: number; tickets: AffiliateTickets }) => {
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
        <p className={css.empty}>{t('tickets.none')}</p>
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
              {tickets.result.map(({ number, day, type, kind, selections, state }, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: tickets have no names here, and a page does not change its order.
                <tr key={nth}>
                  <th scope="row">{t('players.number', { number })}</th>
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
              ))}
            </tbody>
          </table>
          <CountedPages page={page} list={tickets} words={(key, values) => t(pagesTexts[key], values)} />
        </>
      )}
    </>
  );
};
