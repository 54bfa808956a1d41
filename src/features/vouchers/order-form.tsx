import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { minVoucher } from '../../../domain/limits.ts';
import { parseAmount } from '../../../domain/money/parse-amount.ts';
import { voucherLimit } from '../../../domain/voucher/voucher-limit.ts';
import { newTicketId } from '../../browser/ticket-id.ts';
import { useVoucher, useVoucherRef } from '../../running/machines.ts';
import { amountText, countText } from '../../ui/amount-text.ts';
import dialog from '../../ui/dialog.module.css';
import { FieldNote } from './field-note.tsx';
import { useRefusal } from './use-refusal.ts';
import css from './voucher-dialog.module.css';

/** Whole dinars as they are read here: 10.000. */
const dinars = (amount: number): string => countText(amount).replaceAll(',', '.');

/** Whole dinars as they were typed; 0 where nothing is, or anything else. */
const dinarsIn = (text: string): number => {
  const amount = (parseAmount(text) ?? 0) / 100;
  return Number.isInteger(amount) ? amount : 0;
};

/** The amount of a new voucher, whole dinars up to the credit in major units. */
export const OrderForm = ({ credit }: { credit: number }) => {
  const { t } = useTranslation('voucher');
  const id = useId();
  const voucher = useVoucherRef();
  const editing = useVoucher((state) => state.matches({ creating: 'editing' }));
  const checking = useVoucher((state) => state.matches({ creating: 'checking' }));
  const ordered = useVoucher(({ context }) => context.order.amount);
  const refusal = useRefusal();
  const limit = Math.floor(voucherLimit(credit));
  const form = useForm({
    mode: 'controlled',
    initialValues: { amount: '' },
    validateInputOnBlur: true,
    validate: {
      amount: (text) => {
        const amount = dinarsIn(text);
        return amount >= minVoucher && amount <= limit ? null : t('amountLimits', { limit: dinars(limit) });
      },
    },
  });
  const { error, onBlur, onChange } = form.getInputProps('amount');
  const amount = editing ? dinarsIn(form.values.amount) : ordered;
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={form.onSubmit(
        ({ amount }) => {
          if (editing) voucher.send({ type: 'voucher.ordered', amount: dinarsIn(amount), key: newTicketId() });
        },
        () => document.getElementById(id)?.focus(),
      )}
    >
      <label className={css.label} htmlFor={id}>
        {t('amount')}
      </label>
      <div className={css.box}>
        <input
          id={id}
          className={`${css.input} ${css.amount}`}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          readOnly={!editing}
          aria-invalid={Boolean(error ?? refusal)}
          aria-describedby={`${id}-note`}
          maxLength={12}
          value={form.values.amount}
          onChange={onChange}
          onBlur={(event) => {
            if (amount > 0) form.setFieldValue('amount', dinars(amount));
            onBlur?.(event);
          }}
        />
        <span className={css.unit}>Din.</span>
      </div>
      <FieldNote id={`${id}-note`} problem={error ?? refusal}>
        {t('amountLimits', { limit: dinars(limit) })}
      </FieldNote>
      <p className={css.said} role="status">
        {checking && t('checking')}
      </p>
      <div className={dialog.actions}>
        <button type="submit" className={dialog.action} data-first aria-disabled={!editing}>
          {amount > 0 ? t('createFor', { amount: amountText(amount) }) : t('create')}
        </button>
        <button
          type="button"
          className={dialog.action}
          disabled={!editing}
          onClick={() => voucher.send({ type: 'dialog.closed' })}
        >
          {t('cancel')}
        </button>
      </div>
    </form>
  );
};
