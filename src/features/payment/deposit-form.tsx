import { useForm } from '@mantine/form';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DepositMethod } from '../../../contract/entities/payment.ts';
import type { Wallet } from '../../../contract/entities/wallet.ts';
import { parseAmount } from '../../../domain/money/parse-amount.ts';
import { type DepositTerms, depositProblem } from '../../../domain/payment/deposit-terms.ts';
import { stakeInMajorUnits } from '../../../domain/ticket/stake.ts';
import { newTicketId } from '../../browser/ticket-id.ts';
import { useDeposit, useDepositRef } from '../../running/machines.ts';
import { MantineIsland } from '../../theme/mantine-island.tsx';
import { amountText } from '../../ui/amount-text.ts';
import { ChoiceGroup } from '../../ui/kit/choice-group.tsx';
import { readableValues } from '../../ui/readable-values.ts';
import { DepositAmount } from './deposit-amount.tsx';
import css from './deposit-form.module.css';
import { methodNames } from './payment-names.ts';

interface DepositFormProps {
  terms: DepositTerms;
  /** Those that money can be paid into. */
  wallets: readonly Wallet[];
  /** The one the player plays from, if it is one of them. */
  chosen: number | undefined;
}

/** How much, from where and into which wallet; it is paid at the provider's. */
export const DepositForm = ({ terms, wallets, chosen }: DepositFormProps) => {
  const { t } = useTranslation(['payments', 'errors']);
  const machine = useDepositRef();
  const stage = useDeposit(({ value }) => value.begin);
  const refusal = useDeposit(({ context }) => context.refusal);
  const problems = useDeposit(({ context }) => context.problems);
  const values = useDeposit(({ context }) => context.values);
  const form = useForm({
    mode: 'controlled',
    initialValues: {
      method: terms.depositMethods[0] ?? 'nb',
      wallet: chosen ?? wallets[0]?.currency_id ?? 0,
      amount: '',
    },
    validateInputOnBlur: ['amount'],
    validate: {
      amount: (text, { wallet }) => {
        const minor = parseAmount(text);
        return depositProblem(terms, wallet, minor === null ? null : BigInt(minor));
      },
    },
  });
  const wallet = wallets.find(({ currency_id }) => currency_id === form.values.wallet);
  const minor = parseAmount(form.values.amount);
  const problem = form.errors.amount ?? problems.amount ?? problems.currency_id;
  const general = problem === undefined ? refusal : null;
  const choose = <Field extends 'method' | 'wallet'>(field: Field, value: DepositMethod | number) => {
    form.setFieldValue(field, value as never);
    form.clearFieldError('amount');
    machine.send({ type: 'field.changed' });
  };

  const ask = () => {
    if (!wallet || minor === null) return;
    const { currency, currency_id } = wallet;
    const request = { amount: stakeInMajorUnits(minor), currency, currency_id };
    machine.send({ type: 'deposit.asked', deposit: { method: form.values.method, request, key: newTicketId() } });
  };
  const say = (key: string) => (t as (key: string, values: object) => string)(key, readableValues(values));

  return (
    <MantineIsland>
      <form
        className={css.form}
        noValidate
        aria-labelledby="payin-title"
        onSubmit={form.onSubmit(ask, () => form.getInputNode('amount')?.focus())}
      >
        {wallets.length > 1 && (
          <ChoiceGroup
            name="wallet"
            look="cards"
            legend={t('wallet')}
            choices={wallets.map(({ currency_id, currency, wallet_0, wallet_1 }) => ({
              value: currency_id,
              title: currency,
              text: amountText(wallet_0 + wallet_1),
            }))}
            chosen={form.values.wallet}
            onChoose={(value) => choose('wallet', value)}
          />
        )}
        <ChoiceGroup
          name="method"
          look="cards"
          legend={t('method')}
          choices={terms.depositMethods.map((method) => ({
            value: method,
            title: t(methodNames[method].name),
            text: t(methodNames[method].text),
          }))}
          chosen={form.values.method}
          onChoose={(value) => choose('method', value)}
        />
        <DepositAmount
          currency={wallet?.currency ?? ''}
          min={terms.minDeposit[String(form.values.wallet)] ?? 0}
          max={terms.maxDeposit[String(form.values.wallet)] ?? 0}
          problem={typeof problem === 'string' ? say(`errors:${problem}`) : null}
          input={form.getInputProps('amount')}
          onAmount={(text) => {
            form.setFieldValue('amount', text);
            machine.send({ type: 'field.changed' });
          }}
        />
        {general && (
          <p className={css.refused} role="alert">
            {say(`errors:${general}`)}{' '}
            {general === 'verifyEmail' && <Link to="/account/settings">{t('verifyAction')}</Link>}
          </p>
        )}
        <button type="submit" className={css.submit} disabled={stage !== 'idle'} aria-busy={stage !== 'idle'}>
          {stage === 'beginning' && t('beginning')}
          {stage === 'leaving' && t('leaving')}
          {stage === 'idle' &&
            (minor && wallet
              ? t('submit', { sum: `${amountText(stakeInMajorUnits(minor))} ${wallet.currency}` })
              : t('submitPlain'))}
        </button>
      </form>
    </MantineIsland>
  );
};
