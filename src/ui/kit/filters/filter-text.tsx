import { type HTMLAttributes, useEffect, useRef } from 'react';
import { TextField } from '../text-field.tsx';

interface FilterTextProps {
  label: string;
  value: string;
  /** What makes sense; anything else gives way to the value before. */
  sensible?(text: string): boolean;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** What was typed, once the field is left or Enter pressed. */
  onText(text: string): void;
}

/** A filter to type; it calls the server when typing is done, not with every letter. */
export const FilterText = ({ label, value, sensible = () => true, inputMode, onText }: FilterTextProps) => {
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
    <TextField
      ref={field}
      size="xs"
      inputMode={inputMode}
      aria-label={label}
      placeholder={label}
      defaultValue={value}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={64}
      onBlur={(event) => done(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') done(event.currentTarget);
      }}
    />
  );
};
