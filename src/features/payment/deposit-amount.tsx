import { useTranslation } from 'react-i18next';
import { amountText, shortAmountText } from '../../ui/amount-text.ts';
import { AmountField } from '../../ui/kit/amount-field.tsx';
import css from './deposit-amount.module.css';

/** Of the smallest deposit. */
const presetFactors = [5, 10, 20, 50];

interface DepositAmountProps {
  currency: string;
  /** What may be paid in at once, major units; 0 = no limit. */
  min: number;
  max: number;
  /** What is wrong with it, in words. */
  problem: string | null;
  /** What the form binds an input with. */
  input: { value?: string; onBlur?(event: unknown): void };
  onAmount(text: string): void;
}

/** An amount to type, or to take from a few. */
export const DepositAmount = ({ currency, min, max, problem, input, onAmount }: DepositAmountProps) => {
  const { t } = useTranslation('payments');
  const presets = presetFactors.map((factor) => factor * min).filter((preset) => max === 0 || preset <= max);
  const limits = { min: shortAmountText(min), max: shortAmountText(max), currency };
  return (
    <div>
      <AmountField
        data-path="amount"
        size="lg"
        label={t('amount')}
        unit={currency}
        description={max > 0 ? t('range', limits) : min > 0 && t('rangeFrom', limits)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={problem}
        enterKeyHint="go"
        maxLength={14}
        placeholder="0.00"
        value={input.value ?? ''}
        onChange={(event) => onAmount(event.currentTarget.value)}
        onBlur={input.onBlur}
      />
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
