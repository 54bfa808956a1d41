import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wallet } from '../../../contract/entities/wallet.ts';
import { parseAmount } from '../../../domain/money/parse-amount.ts';
import { newTicketId } from '../../browser/ticket-id.ts';
import { useAgentPayoutRef } from '../../running/machines.ts';
import { MantineIsland } from '../../theme/mantine-island.tsx';
import { amountText } from '../../ui/amount-text.ts';
import { AmountField } from '../../ui/kit/amount-field.tsx';
import { SelectField } from '../../ui/kit/select-field.tsx';
import css from './agent-payout.module.css';

/** How much the player wants in cash, and out of which of the wallets that have any. */
export const AgentPayoutForm = ({ wallets }: { wallets: readonly Wallet[] }) => {
  const { t } = useTranslation(['payout', 'payments', 'errors']);
  const id = useId();
  const payout = useAgentPayoutRef();
  const form = useForm({
    mode: 'controlled',
    initialValues: { wallet: String(wallets[0]?.currency_id ?? 0), amount: '' },
    validateInputOnBlur: ['amount'],
    validate: {
      amount: (text, { wallet }) => {
        const amount = (parseAmount(text) ?? 0) / 100;
        if (amount <= 0) return t('errors:amountInvalid');
        const most = wallets.find(({ currency_id }) => String(currency_id) === wallet)?.wallet_0 ?? 0;
        return amount > most ? t('errors:insufficientFunds') : null;
      },
    },
  });
  const wallet = wallets.find(({ currency_id }) => String(currency_id) === form.values.wallet) ?? wallets[0];
  if (!wallet) return null;
  const { currency, currency_id: currencyId, wallet_0: most } = wallet;
  const amount = (parseAmount(form.values.amount) ?? 0) / 100;
  return (
    <MantineIsland>
      <form
        className={css.form}
        noValidate
        aria-labelledby="agent-payout-title"
        onSubmit={form.onSubmit(
          () => payout.send({ type: 'payout.wanted', amount, currencyId, key: newTicketId() }),
          () => document.getElementById(id)?.focus(),
        )}
      >
        {wallets.length > 1 && (
          <SelectField
            size="md"
            label={t('payments:wallet')}
            data={wallets.map((one) => ({ value: String(one.currency_id), label: one.currency }))}
            {...form.getInputProps('wallet')}
          />
        )}
        <AmountField
          id={id}
          size="md"
          label={t('payments:amount')}
          unit={currency}
          description={t('most', { amount: amountText(most), currency })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          enterKeyHint="go"
          maxLength={14}
          placeholder="0.00"
          {...form.getInputProps('amount')}
        />
        <button type="submit" className={css.ask}>
          {amount > 0 ? t('ask', { amount: `${amountText(amount)} ${currency}` }) : t('askPlain')}
        </button>
      </form>
    </MantineIsland>
  );
};
