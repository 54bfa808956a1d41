import { IconCircle, IconCircleCheckFilled, IconProgress } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AffiliateMonths } from '../../../contract/http/affiliates.ts';
import { newTicketId } from '../../browser/ticket-id.ts';
import { dayOf, stampText } from '../../i18n/dates/calendar.ts';
import { useDates } from '../../i18n/dates/use-dates.ts';
import { usePayoutRef } from '../../running/machines.ts';
import { moneyText, signedText } from '../../ui/signed-text.ts';
import { reasonTexts, stepTexts } from './affiliate-texts.ts';
import css from './affiliates.module.css';
import panel from './payout-panel.module.css';
import { useAffiliateArea } from './use-affiliate-area.ts';
import { WaitingPayout } from './waiting-payout.tsx';

const wayOf = (amount: number) => (amount < 0 ? 'down' : undefined);

const Sums = ({ calculation }: Pick<AffiliateMonths, 'calculation'>) => {
  const { t } = useTranslation('affiliates');
  const { share, cpa, subs, carriedIn, carriedOut, corrections, toPay, currency, closedAt } = calculation;
  return (
    <dl className={panel.sums}>
      <div>
        <dt>{t('payout.share')}</dt>
        <dd>{moneyText(share)}</dd>
      </div>
      <div>
        <dt>{t('payout.players')}</dt>
        <dd>{signedText(cpa)}</dd>
      </div>
      <div>
        <dt>{t('payout.subs')}</dt>
        <dd>{signedText(subs.share)}</dd>
      </div>
      <div>
        <dt>
          {t('payout.carriedIn')}
          <small>{t(carriedIn === 0 ? 'payout.nothingCarried' : 'payout.setOff')}</small>
        </dt>
        <dd data-way={wayOf(carriedIn)}>{moneyText(carriedIn)}</dd>
      </div>
      {carriedOut < 0 && (
        <div>
          <dt>
            {t('payout.carriedOut')}
            <small>{t('payout.carriedOutText')}</small>
          </dt>
          <dd data-way="down">{moneyText(carriedOut)}</dd>
        </div>
      )}
      {corrections.map(({ at, reason, note, earned }) => (
        <div key={`${at}${earned}`}>
          <dt>
            {t('payout.correction', { date: dayOf(at) })}
            <small>{note ?? t(reasonTexts[reason])}</small>
          </dt>
          <dd data-way={wayOf(earned)}>{signedText(earned)}</dd>
        </div>
      ))}
      <div className={panel.toPay}>
        <dt>{t(closedAt === null ? 'payout.soFar' : 'payout.toPay')}</dt>
        <dd>
          {moneyText(toPay)} <small>{currency}</small>
        </dd>
      </div>
    </dl>
  );
};

const Steps = ({ calculation: { closedAt, payout } }: Pick<AffiliateMonths, 'calculation'>) => {
  const { t } = useTranslation('affiliates');
  const steps = [
    ['closed', closedAt],
    ['asked', payout?.requestedAt ?? null],
    ['paid', payout?.paidAt ?? null],
  ] as const;
  const next = steps.findIndex(([, at]) => at === null);
  return (
    <ol className={panel.steps}>
      {steps.map(([name, at], nth) => {
        const Icon = at ? IconCircleCheckFilled : nth === next ? IconProgress : IconCircle;
        return (
          <li key={name} data-done={at !== null}>
            <Icon size={18} stroke={1.75} aria-hidden />
            {t(stepTexts[name][at === null ? 1 : 0])}
            {at && <time dateTime={at}>{stampText(at)}</time>}
          </li>
        );
      })}
    </ol>
  );
};

const Before = ({ months }: Pick<AffiliateMonths, 'months'>) => {
  const { t } = useTranslation('affiliates');
  const dates = useDates();
  const area = useAffiliateArea();
  const closed = months.filter((month) => month.closed).slice(0, 12);
  if (closed.length === 0) return <p>{t('payout.noneBefore')}</p>;
  return (
    <dl className={panel.sums}>
      {closed.map(({ month, toPay, carriedOut, paid }) => (
        <div key={month}>
          <dt>
            <Link to="/account/bonuses/affiliates/calculation" search={{ ...area, month }}>
              {dates.month(`${month}-01`)}
            </Link>
            <small>{carriedOut ? t('payout.wasCarried') : t(paid ? 'payout.wasPaid' : 'payout.notPaid')}</small>
          </dt>
          <dd>{moneyText(toPay ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What of a month is paid, how far that is, and what is owed in all. */
export const PayoutPanel = ({ months: { calculation, months, balance, waiting } }: { months: AffiliateMonths }) => {
  const { t } = useTranslation('affiliates');
  const payout = usePayoutRef();
  const { currency } = calculation;
  return (
    <aside aria-label={t('payout.title')}>
      <section className={css.block}>
        <h2 className={css.heading}>{t('payout.title')}</h2>
        <Sums calculation={calculation} />
      </section>
      <section className={css.block}>
        <Steps calculation={calculation} />
        {waiting ? (
          <WaitingPayout waiting={waiting} currency={currency} />
        ) : (
          <button
            type="button"
            className={css.primary}
            disabled={balance <= 0}
            aria-describedby="payout-owed"
            onClick={() =>
              payout.send({ type: 'payout.wanted', amount: balance, currencyId: null, key: newTicketId() })
            }
          >
            {balance > 0 ? t('payout.ask', { amount: `${moneyText(balance)} ${currency}` }) : t('payout.title')}
          </button>
        )}
        {!waiting && (
          <p id="payout-owed" className={css.quiet}>
            {t(balance > 0 ? 'payout.owed' : balance < 0 ? 'payout.below' : 'payout.nothing')}
          </p>
        )}
      </section>
      <section className={css.block}>
        <h2 className={css.heading}>{t('payout.before')}</h2>
        <Before months={months} />
      </section>
    </aside>
  );
};
