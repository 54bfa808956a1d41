import { IconChevronLeft, IconChevronRight, IconDownload, IconLock, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AffiliateMonths } from '../../../contract/http/affiliates.ts';
import { saveFile } from '../../browser/save-file.ts';
import { stampText } from '../../i18n/dates/calendar.ts';
import { useDates } from '../../i18n/dates/use-dates.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { moneyText } from '../../ui/signed-text.ts';
import { chartTexts } from './affiliate-texts.ts';
import css from './affiliates.module.css';
import { calculationCsv } from './calculation-csv.ts';
import { CalculationLines } from './calculation-lines.tsx';
import { DayBars, type DayFigure } from './day-bars.tsx';
import { PayoutDialog } from './payout-dialog.tsx';
import { PayoutPanel } from './payout-panel.tsx';
import { PlanSentence } from './plan-sentence.tsx';
import { useAffiliateArea } from './use-affiliate-area.ts';

const figures = ['ngr', 'clicks', 'deposits'] as const satisfies readonly DayFigure[];

const MonthNav = ({ shown, months }: { shown: string; months: AffiliateMonths['months'] }) => {
  const { t } = useTranslation('affiliates');
  const dates = useDates();
  const area = useAffiliateArea();
  const all = months.map(({ month }) => month);
  const at = all.indexOf(shown);
  const link = (month: string | undefined, name: string, Icon: typeof IconChevronLeft) => (
    <Link
      to="/account/bonuses/affiliates/calculation"
      search={{ ...area, month: month ?? shown }}
      disabled={month === undefined}
      aria-label={name}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
    </Link>
  );
  return (
    <nav className={css.months} aria-label={t('calculation.months')}>
      {link(all[at + 1], t('calculation.previous'), IconChevronLeft)}
      <span>{dates.month(`${shown}-01`)}</span>
      {link(all[at - 1], t('calculation.next'), IconChevronRight)}
    </nav>
  );
};

const Chart = ({ calculation: { days, currency } }: Pick<AffiliateMonths, 'calculation'>) => {
  const { t } = useTranslation('affiliates');
  const [figure, setFigure] = useState<DayFigure>('ngr');
  return (
    <section>
      <div className={css.subhead}>
        <h2 className={css.heading}>{t('chart.title')}</h2>
        <fieldset className={css.switch}>
          <legend className="visually-hidden">{t('chart.choose')}</legend>
          {figures.map((name) => (
            <button key={name} type="button" aria-pressed={name === figure} onClick={() => setFigure(name)}>
              {t(chartTexts[name][0])}
            </button>
          ))}
        </fieldset>
      </div>
      <p className={`${css.subhead} ${css.quiet}`}>{t(chartTexts[figure][1], { currency })}</p>
      <DayBars days={days} figure={figure} />
    </section>
  );
};

/** A month of an affiliate with every deduction, and its payout. */
export const CalculationPage = ({ months }: { months: AffiliateMonths }) => {
  const { t } = useTranslation('affiliates');
  const { calculation } = months;
  const { month, closedAt, currency, total, newPlayers, earned, plan } = calculation;
  const save = () =>
    saveFile(`affiliate-${month}.csv`, calculationCsv(currentLanguage(), calculation, t), 'text/csv;charset=utf-8');
  return (
    <>
      <div className={css.columns}>
        <div>
          <header className={css.head}>
            <div>
              <h1 className={css.title}>{t('calculation.title')}</h1>
              <p className={css.closed}>
                {closedAt ? (
                  <>
                    <IconLock size={14} stroke={1.75} aria-hidden />
                    {t('calculation.closed', { date: stampText(closedAt) })}
                  </>
                ) : (
                  t('calculation.running')
                )}
              </p>
            </div>
            <dl className={css.figures}>
              <div>
                <dt>{t('lines.ngr')}</dt>
                <dd>
                  {moneyText(total.ngr)} <small>{currency}</small>
                </dd>
              </div>
              <div>
                <dt>{t('calculation.players')}</dt>
                <dd>
                  {newPlayers.counted} <small>{t('calculation.ofRegistered', { count: newPlayers.registered })}</small>
                </dd>
              </div>
              <div>
                <dt>{t('calculation.earned')}</dt>
                <dd data-money>
                  {moneyText(earned)} <small>{currency}</small>
                </dd>
              </div>
            </dl>
            <MonthNav shown={month} months={months.months} />
          </header>
          <section className={css.block} aria-label={t('plan.title')}>
            <PlanSentence plan={plan} currency={currency} />
          </section>
          <Chart calculation={calculation} />
          <CalculationLines calculation={calculation} />
          <p className={`${css.block} ${css.quiet}`}>{t('calculation.numbersOnly', { currency })}</p>
        </div>
        <div>
          <PayoutPanel months={months} />
          <div className={css.tools}>
            <button type="button" className={css.button} onClick={save}>
              <IconDownload size={20} stroke={1.75} aria-hidden />
              CSV
            </button>
            <button type="button" className={css.button} onClick={() => window.print()}>
              <IconPrinter size={20} stroke={1.75} aria-hidden />
              {t('print')}
            </button>
          </div>
          <p className={`${css.quiet} ${css.block}`}>{t('calculation.neverChanges')}</p>
        </div>
      </div>
      <PayoutDialog currency={currency} />
    </>
  );
};
