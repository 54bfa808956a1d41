import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AffiliateOffice } from '../../../contract/http/affiliates.ts';
import { stampText } from '../../i18n/dates/calendar.ts';
import { useDates } from '../../i18n/dates/use-dates.ts';
import { countText } from '../../ui/amount-text.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { moneyText } from '../../ui/signed-text.ts';
import { refusedTexts } from './affiliate-texts.ts';
import css from './affiliates.module.css';
import { CalculationLines } from './calculation-lines.tsx';
import { DayBars } from './day-bars.tsx';
import { linkOf } from './link-of.ts';
import { PlanSentence } from './plan-sentence.tsx';
import rows from './rows.module.css';
import { WaitingPayout } from './waiting-payout.tsx';

interface OfficePageProps {
  office: AffiliateOffice;
  /** A text as a QR code. */
  qr(text: string, label: string): ReactNode;
}

const Share = ({ share, qr }: Pick<AffiliateOffice, 'share'> & Pick<OfficePageProps, 'qr'>) => {
  const { t } = useTranslation('affiliates');
  const [newest] = share;
  return (
    <section className={css.block} aria-label={t('office.share')}>
      <h2 className={css.heading}>{t('office.share')}</h2>
      {newest === undefined ? (
        <p>
          <Link to="/account/bonuses/affiliates/promo_codes">{t('office.noCode')}</Link>
        </p>
      ) : (
        <>
          <div className={rows.qr}>{qr(linkOf(newest), t('office.qr', { code: newest }))}</div>
          <ul className={rows.rows}>
            {share.map((code) => (
              <li key={code} className={rows.row}>
                <span className={rows.address}>{linkOf(code)}</span>
                <CopyButton
                  text={linkOf(code)}
                  label={t('codes.copyLink', { code })}
                  said={{ copied: t('codes.copied'), notCopied: t('codes.notCopied') }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};

const Refused = ({ refused }: Pick<AffiliateOffice, 'refused'>) => {
  const { t } = useTranslation('affiliates');
  if (refused.length === 0) return null;
  return (
    <section className={css.block} aria-label={t('office.refused.title')}>
      <h2 className={css.heading}>{t('office.refused.title')}</h2>
      <ul className={rows.rows}>
        {refused.map(({ at, code, reason }) => (
          <li key={`${at}${code}`} className={rows.row}>
            <span>{t(refusedTexts[reason])}</span>
            <span className={css.quiet}>{`${code} · ${stampText(at)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** An affiliate's month so far with every deduction, what brought it, and the links that he shares. */
export const OfficePage = ({ office, qr }: OfficePageProps) => {
  const { t } = useTranslation('affiliates');
  const dates = useDates();
  const { calculation, plan, currency, clicks, firstDeposits, share, refused, balance, waiting } = office;
  const { earned, newPlayers, month, days } = calculation;
  const figures = [
    [t('office.clicks'), countText(clicks)],
    [t('office.registered'), countText(newPlayers.registered)],
    [t('office.firstDeposits'), countText(firstDeposits)],
    [t('office.owed'), `${moneyText(balance)} ${currency}`],
  ] as const;
  return (
    <div className={css.columns}>
      <div>
        <header className={css.head}>
          <div>
            <h1 className={css.title}>{t('office.title')}</h1>
            <p className={css.quiet}>{t('office.soFar', { month: dates.month(`${month}-01`) })}</p>
          </div>
          <dl className={css.figures}>
            <div>
              <dt>{t('office.earned')}</dt>
              <dd data-money>
                {moneyText(earned)} <small>{currency}</small>
              </dd>
            </div>
            {figures.map(([name, figure]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </header>
        <section className={css.block} aria-label={t('plan.title')}>
          <PlanSentence plan={plan} currency={currency} />
        </section>
        <section>
          <div className={css.subhead}>
            <h2 className={css.heading}>{t('chart.title')}</h2>
            <span className={css.quiet}>{t('chart.about.ngr', { currency })}</span>
          </div>
          <DayBars days={days} figure="ngr" />
        </section>
        <CalculationLines calculation={calculation} />
        <p className={`${css.block} ${css.quiet}`}>{t('calculation.numbersOnly', { currency })}</p>
      </div>
      <aside aria-label={t('office.share')}>
        {waiting && (
          <section className={css.block}>
            <h2 className={css.heading}>{t('payout.title')}</h2>
            <WaitingPayout waiting={waiting} currency={currency} />
          </section>
        )}
        <Share share={share} qr={qr} />
        <Refused refused={refused} />
      </aside>
    </div>
  );
};
