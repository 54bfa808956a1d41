import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { minVoucher } from '../../../domain/limits.ts';
import { parseAmount } from '../../../domain/money/parse-amount.ts';
import { voucherLimit } from '../../../domain/voucher/voucher-limit.ts';
import { newTicketId } from '../../browser/ticket-id.ts';
import { useVoucher, useVoucherRef } from '../../running/machines.ts';
import { MantineIsland } from '../../theme/mantine-island.tsx';
import { countText } from '../../ui/amount-text.ts';
import { AmountField } from '../../ui/kit/amount-field.tsx';
import { useRefusal } from './use-refusal.ts';
import { VoucherActions } from './voucher-actions.tsx';
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
  const checking = useVoucher((state) => state.matches({ creating: { asking: 'checking' } }));
  const unanswered = useVoucher((state) => state.matches({ creating: 'unanswered' }));
  const ordered = useVoucher(({ context }) => context.order.amount);
  const refusal = useRefusal();
  const limit = Math.floor(voucherLimit(credit));
  const form = useForm({
    mode: 'controlled',
    initialValues: { amount: unanswered ? dinars(ordered) : '' },
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
    <MantineIsland>
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
        <AmountField
          id={id}
          size="md"
          label={t('amount')}
          unit="Din."
          description={error || refusal ? null : t('amountLimits', { limit: dinars(limit) })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={error ?? refusal}
          enterKeyHint="done"
          readOnly={!editing}
          maxLength={12}
          value={form.values.amount}
          onChange={onChange}
          onBlur={(event) => {
            if (amount > 0) form.setFieldValue('amount', dinars(amount));
            onBlur?.(event);
          }}
        />
        <VoucherActions editing={editing} checking={checking} unanswered={unanswered}>
          {amount > 0 ? t('createFor', { amount: dinars(amount) }) : t('create')}
        </VoucherActions>
      </form>
    </MantineIsland>
  );
};
