import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/dates/styles.layer.css';
import { DateInput } from '@mantine/dates';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isDay } from '../../../i18n/dates/calendar.ts';
import { useDates } from '../../../i18n/dates/use-dates.ts';
import css from './day-field.module.css';

interface DayFieldProps {
  label: string;
  /** None for a filter that is open to this side. */
  day: string | undefined;
  onDay(day: string): void;
}

const classes = {
  calendarHeader: css.head,
  calendarHeaderControl: css.step,
  calendarHeaderLevel: css.level,
  weekday: css.weekday,
  day: css.day,
  monthsListControl: css.month,
};

/** A day, written yyyy-mm-dd in every language (spec section 9); a calendar in the language of the page opens next to it. */
export const DayField = ({ label, day, onDay }: DayFieldProps) => {
  const { t } = useTranslation('common');
  const dates = useDates();
  const open = useRef(false);
  return (
    <DateInput
      size="xs"
      aria-label={label}
      placeholder="yyyy-mm-dd"
      inputMode="numeric"
      spellCheck={false}
      maxLength={10}
      value={day ?? null}
      valueFormat="YYYY-MM-DD"
      // Anything but a day gives way to the one before when the field is left.
      dateParser={(text) => (isDay(text.trim()) ? text.trim() : null)}
      onChange={(next) => next !== null && next !== day && onDay(next)}
      maxLevel="year"
      monthLabelFormat={dates.month}
      weekdayFormat={dates.weekdayShort}
      monthsListFormat={dates.monthShort}
      getDayAriaLabel={dates.date}
      weekendDays={[]}
      highlightToday
      ariaLabels={{
        previousMonth: t('calendar.previousMonth'),
        nextMonth: t('calendar.nextMonth'),
        previousYear: t('calendar.previousYear'),
        nextYear: t('calendar.nextYear'),
      }}
      classNames={classes}
      popoverProps={{
        classNames: { dropdown: css.calendar },
        offset: 4,
        transitionProps: { duration: 0 },
        onOpen: () => {
          open.current = true;
        },
        onClose: () => {
          open.current = false;
        },
      }}
      // It closes the calendar; the dialog around the field closes with the next one.
      onKeyDown={(event) => event.key === 'Escape' && open.current && event.stopPropagation()}
    />
  );
};
