import { useRef } from 'react';
import { isDay } from '../../i18n/dates/calendar.ts';
import styles from './filters.module.css';
import { TextField } from './text-field.tsx';

interface DayFieldProps {
  label: string;
  day: string;
  onDay(day: string): void;
}

/** A day, written yyyy-mm-dd in every language (spec section 9); the browser's own calendar opens beside it. */
export const DayField = ({ label, day, onDay }: DayFieldProps) => {
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.day}>
      <TextField
        label={label}
        value={day}
        sensible={isDay}
        placeholder="yyyy-mm-dd"
        inputMode="numeric"
        onClick={() => calendar.current?.showPicker?.()}
        onText={onDay}
      />
      <input
        ref={calendar}
        className={styles.calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={day}
        onChange={(event) => isDay(event.currentTarget.value) && onDay(event.currentTarget.value)}
      />
    </div>
  );
};
