import { IconAlertCircle } from '@tabler/icons-react';
import type { FocusEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText, shortAmountText } from '../../ui/amount-text.ts';
import css from './amount-field.module.css';

/** Of the smallest deposit. */
const presetFactors = [5, 10, 20, 50];

interface AmountFieldProps {
  currency: string;
  /** What may be paid in at once, major units; 0 = no limit. */
  min: number;
  max: number;
  /** What is wrong with it, in words. */
  problem: string | null;
  /** What the form binds an input with. */
  input: { value?: string; onBlur?: FocusEventHandler };
  onAmount(text: string): void;
}

/** An amount to type, or to take from a few. */
export const AmountField = ({ currency, min, max, problem, input, onAmount }: AmountFieldProps) => {
  const { t } = useTranslation('payments');
  const presets = presetFactors.map((factor) => factor * min).filter((preset) => max === 0 || preset <= max);
  const limits = { min: shortAmountText(min), max: shortAmountText(max), currency };
  return (
    <div className={css.amount}>
      <label className={css.label} htmlFor="payin-amount">
        {t('amount')}
      </label>
      <div className={css.box} data-invalid={problem !== null}>
        <input
          id="payin-amount"
          data-path="amount"
          className={css.input}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="go"
          maxLength={14}
          placeholder="0.00"
          value={input.value ?? ''}
          aria-invalid={problem !== null}
          aria-describedby="payin-limits payin-problem"
          onChange={(event) => onAmount(event.currentTarget.value)}
          onBlur={input.onBlur}
        />
        <span className={css.currency}>{currency}</span>
      </div>
      <p id="payin-limits" className={css.limits}>
        {max > 0 ? t('range', limits) : min > 0 && t('rangeFrom', limits)}
      </p>
      <p id="payin-problem" className={css.problem} role="alert">
        {problem && (
          <>
            <IconAlertCircle size={14} stroke={1.75} aria-hidden />
            {problem}
          </>
        )}
      </p>
      {min > 0 && (
        <div className={css.presets}>
          {presets.map((preset) => (
            <button key={preset} type="button" onClick={() => onAmount(amountText(preset))}>
              {shortAmountText(preset)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
};
