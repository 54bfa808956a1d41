import { type HTMLAttributes, useEffect, useRef } from 'react';
import styles from './filters.module.css';

interface TextFieldProps {
  label: string;
  value: string;
  /** What makes sense; anything else gives way to the value before. */
  sensible?(text: string): boolean;
  placeholder?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  onClick?(): void;
  /** What was typed, once the field is left or Enter pressed. */
  onText(text: string): void;
}

/** A filter to type; it asks the server when it is done, not with every letter. */
export const TextField = ({
  label,
  value,
  sensible = () => true,
  placeholder = label,
  onText,
  ...rest
}: TextFieldProps) => {
  const field = useRef<HTMLInputElement>(null);
  // What is being typed is left alone.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = value;
  }, [value]);
  const done = (input: HTMLInputElement) => {
    const text = input.value.trim();
    if (!sensible(text)) input.value = value;
    else if (text !== value) onText(text);
  };
  return (
    <input
      ref={field}
      className={styles.field}
      type="text"
      aria-label={label}
      placeholder={placeholder}
      defaultValue={value}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={64}
      onBlur={(event) => done(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') done(event.currentTarget);
      }}
      {...rest}
    />
  );
};
