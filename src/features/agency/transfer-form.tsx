import { useForm } from '@mantine/form';
import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { parseMinor, toMajor } from '../../../domain/money/money.ts';
import { parseAmount } from '../../../domain/money/parse-amount.ts';
import { creditRoom } from '../../../domain/wallet/credit-room.ts';
import type { CreditReceiver } from '../../../machines/credit-transfer/credit-transfer.machine.ts';
import { newTicketId } from '../../browser/ticket-id.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { useCreditTransfer, useCreditTransferRef, useSite } from '../../running/machines.ts';
import actions from '../../ui/actions.module.css';
import { amountText, shortAmountText } from '../../ui/amount-text.ts';
import { AmountField } from '../../ui/kit/amount-field.tsx';
import { CheckField } from '../../ui/kit/check-field.tsx';
import { ChoiceGroup } from '../../ui/kit/choice-group.tsx';
import { TextField } from '../../ui/kit/text-field.tsx';
import { SumsAround, useFloat } from './sums-around.tsx';
import css from './transfer.module.css';

const quick = [1_000, 5_000, 10_000, 25_000];
const longestNote = 140;

/** How much may go which way, and in words; a player's maximum is named where it is what limits. */
const useMost = ({ credit, setAside, currency, currency_id: id, isAgent }: CreditReceiver) => {
  const { t } = useTranslation('agency');
  const float = useFloat(id);
  const maxCredit = useSite(({ context }) => context.site.settings?.maxCredit ?? {});
  const room = isAgent ? null : creditRoom(maxCredit, id, (parseMinor(credit) ?? 0n) + (parseMinor(setAside) ?? 0n));
  return (way: 'give' | 'take') => {
    const limited = way === 'give' && room !== null && toMajor(room) < float;
    const most = limited ? toMajor(room) : way === 'give' ? float : credit;
    const held = limited && amountText(maxCredit[id] ?? 0);
    const values = { amount: amountText(most), currency };
    return { most, words: held ? t('transfer.mostHeld', { ...values, held }) : t('transfer.most', values) };
  };
};

/** How much, which way, and a note for both; where there is room, the result and the checkbox as well. */
export const TransferForm = ({ receiver, wide }: { receiver: CreditReceiver; wide: boolean }) => {
  const { t } = useTranslation(['agency', 'errors']);
  const refusalText = useRefusalText();
  const id = useId();
  const transfer = useCreditTransferRef();
  const refusal = useCreditTransfer(({ context }) => context.refusal);
  const before = useCreditTransfer(({ context }) => context.order);
  const mostOf = useMost(receiver);
  const form = useForm({
    mode: 'controlled',
    initialValues: {
      way: before?.way ?? ('give' as 'give' | 'take'),
      amount: before ? amountText(before.amount) : '',
      note: before?.note ?? '',
      counted: false,
    },
    validate: {
      amount: (text, { way }) => {
        const amount = (parseAmount(text) ?? 0) / 100;
        const { most, words } = mostOf(way);
        if (amount <= 0) return t('errors:amountInvalid');
        return amount > most ? words : null;
      },
    },
  });
  const { way, note, counted } = form.values;
  const amount = (parseAmount(form.values.amount) ?? 0) / 100;
  const { most, words } = mostOf(way);
  const possible = amount > 0 && amount <= most;
  const change = possible ? (way === 'give' ? amount : -amount) : 0;
  const money = `${amountText(amount)} ${receiver.currency}`;
  const touched = () => transfer.send({ type: 'form.touched' });
  const { error, ...field } = form.getInputProps('amount');
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={form.onSubmit(
        (values) => {
          if (wide && !counted) return;
          const order = { way: values.way, amount, note: values.note.trim(), key: newTicketId() };
          transfer.send({ type: 'amount.entered', order });
          if (wide) transfer.send({ type: 'transfer.confirmed' });
        },
        () => document.getElementById(id)?.focus(),
      )}
    >
      <div className={css.fields}>
        <ChoiceGroup
          name="way"
          legend={t('transfer.way')}
          look="row"
          choices={[
            {
              value: 'give',
              title: t('transfer.give'),
              icon: <IconArrowUpRight size={16} stroke={1.75} aria-hidden />,
            },
            {
              value: 'take',
              title: t('transfer.take'),
              icon: <IconArrowDownLeft size={16} stroke={1.75} aria-hidden />,
            },
          ]}
          chosen={way}
          onChoose={(value) => form.setFieldValue('way', value)}
        />
        <AmountField
          {...field}
          id={id}
          size="md"
          label={t('transfer.amount')}
          unit={receiver.currency}
          maxLength={14}
          data-autofocus
          autoFocus={wide}
          description={words}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={error ?? refusalText(refusal)}
          onChange={(event) => {
            touched();
            field.onChange(event);
          }}
        />
        <div className={css.quick}>
          {quick.map((sum) => (
            <button
              key={sum}
              type="button"
              className={actions.choice}
              aria-pressed={amount === sum}
              disabled={sum > most}
              onClick={() => {
                touched();
                form.setFieldValue('amount', amountText(sum));
              }}
            >
              {shortAmountText(sum)}
            </button>
          ))}
        </div>
        <TextField
          label={t('transfer.note')}
          required={false}
          maxLength={longestNote}
          {...form.getInputProps('note')}
          value={note}
        />
        {wide && <SumsAround receiver={receiver} change={change} />}
      </div>
      <div className={css.foot}>
        {wide && (
          <CheckField
            label={t('transfer.counted', { money })}
            aria-required
            checked={counted}
            onChange={(event) => form.setFieldValue('counted', event.currentTarget.checked)}
          />
        )}
        <button type="submit" className={css.pay} disabled={wide && (!counted || !possible)}>
          {wide
            ? t(way === 'give' ? 'transfer.giveTo' : 'transfer.takeFrom', { money, name: receiver.username })
            : t('transfer.next')}
        </button>
        <p className={css.once}>{t('transfer.once')}</p>
      </div>
    </form>
  );
};
