import { useRef } from 'react';
import styles from './history-filters.module.css';

interface DayFieldProps {
  label: string;
  day: string;
  onDay(day: string): void;
}

/** A day, written yyyy-mm-dd in every language (spec section 9); the browser's own calendar opens beside it. */
export const DayField = ({ label, day, onDay }: DayFieldProps) => {
  const calendar = useRef<HTMLInputElement>(null);
  const done = (input: HTMLInputElement) => {
    if (input.value === day) return;
    if (/^\d{4}-\d{2}-\d{2}$/.test(input.value)) onDay(input.value);
    else input.value = day;
  };
  return (
    <div className={styles.day}>
      <input
        key={day}
        className={styles.field}
        type="text"
        aria-label={label}
        placeholder="yyyy-mm-dd"
        defaultValue={day}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        onBlur={(event) => done(event.currentTarget)}
        onClick={() => calendar.current?.showPicker?.()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') done(event.currentTarget);
        }}
      />
      <input
        ref={calendar}
        className={styles.calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={day}
        onChange={(event) => event.currentTarget.value && onDay(event.currentTarget.value)}
      />
    </div>
  );
};
