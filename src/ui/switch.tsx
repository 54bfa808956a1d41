import type { ReactNode } from 'react';
import css from './switch.module.css';

interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onChange(checked: boolean): void;
  disabled?: boolean;
}

/** A setting that is on or off; the whole row is its target. Plain because slip and drawer belong to the first pages. */
export const Switch = ({ label, checked, onChange, disabled }: SwitchProps) => (
  <label className={css.row}>
    <span>{label}</span>
    <input
      type="checkbox"
      role="switch"
      className={css.input}
      checked={checked}
      aria-checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  </label>
);
