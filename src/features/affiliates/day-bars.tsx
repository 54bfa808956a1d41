import { useTranslation } from 'react-i18next';
import type { AffiliateCalculation } from '../../../contract/entities/affiliate.ts';
import { useDates } from '../../i18n/dates/use-dates.ts';
import { countText } from '../../ui/amount-text.ts';
import { Bars } from '../../ui/bars.tsx';
import { moneyText } from '../../ui/signed-text.ts';
import { chartTexts } from './affiliate-texts.ts';
import css from './affiliates.module.css';

/** What of a day can be drawn. */
export type DayFigure = 'ngr' | 'clicks' | 'deposits';

/** A bar for each day of a month, below the line where the day lost. */
export const DayBars = ({ days, figure }: { days: AffiliateCalculation['days']; figure: DayFigure }) => {
  const { t } = useTranslation('affiliates');
  const dates = useDates();
  const text = figure === 'clicks' ? countText : moneyText;
  const label = t(chartTexts[figure][0]);
  return (
    <div className={css.days}>
      <Bars
        label={label}
        by="day"
        rows={days.map((day) => ({ day: day.day, [figure]: day[figure] }))}
        series={[{ name: figure, label, color: 'var(--md-text-2)' }]}
        tick={(day) => String(Number(day.slice(8)))}
        row={(day) => dates.near(day)}
        text={text}
      />
    </div>
  );
};
