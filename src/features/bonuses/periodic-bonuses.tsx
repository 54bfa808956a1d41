import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PeriodicBonus } from '../../../contract/http/bonuses.ts';
import { dayOf } from '../../i18n/dates/calendar.ts';
import { amountText, shortAmountText } from '../../ui/amount-text.ts';
import page from '../../ui/page.module.css';
import { BonusFrame } from './bonus-frame.tsx';
import css from './bonuses.module.css';

const titles = {
  turnover: { week: 'turnoverWeek', month: 'turnoverMonth' },
  lossBack: { week: 'lossBackWeek', month: 'lossBackMonth' },
} as const;
const texts = { turnover: 'turnoverText', lossBack: 'lossBackText' } as const;
const bases = { turnover: 'staked', lossBack: 'lost' } as const;

/** The last day of a period that ends, without it, at this instant. */
const lastDay = (until: string): string => dayOf(Date.parse(until) - 1);

const Steps = ({ bonus: { rule, currency, current } }: { bonus: PeriodicBonus }) => {
  const { t } = useTranslation('bonus');
  const id = useId();
  const bands = [...rule.bands].sort((one, other) => one.from - other.from);
  const next = bands.find(({ from }) => from > current.base);
  return (
    <>
      <progress className={css.progress} max={bands.at(-1)?.from ?? 1} value={current.base} aria-labelledby={id} />
      <p className={css.next} id={id}>
        {next
          ? t('nextStep', { amount: amountText(next.from - current.base), currency, percent: next.percent })
          : t('topStep')}
      </p>
      <ol className={css.steps}>
        {bands.map(({ from, percent }) => (
          <li key={from} className={css.step} data-reached={from <= current.base}>
            <span className={css.percent}>
              {t('percent', { percent })}
              {from <= current.base && <IconCheck size={14} stroke={2} aria-hidden />}
            </span>
            <span>{t('stepFrom', { amount: shortAmountText(from), currency })}</span>
          </li>
        ))}
      </ol>
    </>
  );
};

const Past = ({ bonus: { past, currency } }: { bonus: PeriodicBonus }) => {
  const { t } = useTranslation('bonus');
  return (
    <>
      <h3 className={css.subheading}>{t('past')}</h3>
      {past.length === 0 ? (
        <p className={css.quiet}>{t('nonePast')}</p>
      ) : (
        <ul>
          {past.map(({ from, until, base, amount }) => (
            <li key={from} className={css.past}>
              <span>{`${dayOf(from)} – ${lastDay(until)}`}</span>
              <span className={css.quiet}>{`${amountText(base)} ${currency}`}</span>
              <strong className={css.money}>{`+${amountText(amount)} ${currency}`}</strong>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const Periodic = ({ bonus }: { bonus: PeriodicBonus }) => {
  const { t } = useTranslation('bonus');
  const id = useId();
  const { rule, currency, current } = bonus;
  return (
    <section className={page.section} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {t(titles[rule.kind][rule.period])}
      </h2>
      <p className={css.quiet}>{t(texts[rule.kind], { cap: shortAmountText(rule.cap), currency })}</p>
      <dl className={css.figures}>
        <div>
          <dt>{t(bases[rule.kind])}</dt>
          <dd>{`${amountText(current.base)} ${currency}`}</dd>
        </div>
        <div>
          <dt>{t('bonusNow')}</dt>
          <dd className={css.money}>{`${amountText(current.amount)} ${currency}`}</dd>
        </div>
      </dl>
      <Steps bonus={bonus} />
      <p className={css.quiet}>{t('endsOn', { date: lastDay(current.until) })}</p>
      <Past bonus={bonus} />
    </section>
  );
};

/** Bonuses for weeks and months: how far the running one is, and what earlier ones brought. */
export const PeriodicBonuses = ({ bonuses }: { bonuses: readonly PeriodicBonus[] }) => {
  const { t } = useTranslation('bonus');
  return (
    <BonusFrame>
      {bonuses.length === 0 && <p className={css.empty}>{t('empty')}</p>}
      {bonuses.map((bonus) => (
        <Periodic key={bonus.rule.id} bonus={bonus} />
      ))}
    </BonusFrame>
  );
};
