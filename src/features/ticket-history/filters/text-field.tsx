import type { HTMLAttributes } from 'react';
import styles from './history-filters.module.css';

interface TextFieldProps {
  label: string;
  value: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** What was typed, once the field is left or Enter pressed. */
  onText(text: string): void;
}

/** A filter to type; it asks the server when it is done, not with every letter. */
export const TextField = ({ label, value, inputMode, onText }: TextFieldProps) => {
  const done = (input: HTMLInputElement) => {
    if (input.value !== value) onText(input.value);
  };
  return (
    <input
      key={value}
      className={styles.field}
      type="text"
      aria-label={label}
      placeholder={label}
      defaultValue={value}
      inputMode={inputMode}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={64}
      onBlur={(event) => done(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') done(event.currentTarget);
      }}
    />
  );
};
