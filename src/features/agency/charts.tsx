import { useTranslation } from 'react-i18next';
import type { DayClose, Office } from '../../../contract/http/agency-office.ts';
import { useDates } from '../../i18n/dates/use-dates.ts';
import { Bars } from '../../ui/bars.tsx';

/** Credit given (up) and taken back (down) by hours of the day. */
export const FlowChart = ({ hours }: Pick<DayClose, 'hours'>) => {
  const { t } = useTranslation('agency');
  const rows = Array.from({ length: 24 }, (_, hour) => {
    const moved = hours.find((one) => one.hour === hour);
    return { hour: String(hour), given: moved?.given ?? 0, taken: -(moved?.taken ?? 0) };
  });
  return (
    <Bars
      label={t('flow')}
      by="hour"
      rows={rows}
      series={[
        { name: 'given', label: t('given'), color: 'var(--md-text-2)' },
        { name: 'taken', label: t('taken'), color: 'var(--md-control)' },
      ]}
      row={(hour) => `${hour.padStart(2, '0')}:00`}
    />
  );
};

/** What everybody below staked by day. */
export const TurnoverChart = ({ days }: Pick<Office, 'days'>) => {
  const { t } = useTranslation('agency');
  const dates = useDates();
  return (
    <Bars
      label={t('turnover')}
      by="day"
      rows={days.map(({ day, staked }) => ({ day, staked }))}
      series={[{ name: 'staked', label: t('stakes'), color: 'var(--md-text-2)' }]}
      tick={(day) => String(Number(day.slice(8)))}
      row={(day) => dates.near(day)}
    />
  );
};
