import { schemaResolver, useForm } from '@mantine/form';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { LimitKind } from '../../../../contract/entities/play-limit.ts';
import { limitAmount, type PlayLimitsView, type PlayLimitView } from '../../../../contract/http/play-limits.ts';
import { parseAmount } from '../../../../domain/money/parse-amount.ts';
import { usePlayLimits, usePlayLimitsRef } from '../../../running/machines.ts';
import { AmountField } from '../../../ui/kit/amount-field.tsx';
import css from './limit-form.module.css';
import { LimitUse } from './limit-use.tsx';

interface LimitFormProps {
  kind: LimitKind;
  wallet: PlayLimitsView['wallets'][number];
}

/** Major units; null where nothing is typed, undefined where what is typed is no limit. */
const limitIn = (text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  return limitAmount.safeParse((parseAmount(text) ?? Number.NaN) / 100).data;
};
const amount = z.string().check(z.refine((text) => limitIn(text) !== undefined, 'limitInvalid'));
const schema = z.object({ day: amount, week: amount, month: amount });

const names = {
  deposit: ['limits.deposit', 'limits.depositText'],
  stake: ['limits.stake', 'limits.stakeText'],
  loss: ['limits.loss', 'limits.lossText'],
} as const;
const periods = { day: 'limits.day', week: 'limits.week', month: 'limits.month' } as const;

/** The limits as they are saved, and since when changes wait: another text is another state. */
const savedOf = (own: readonly PlayLimitView[]): string =>
  own.map(({ amount: limit, next }) => `${limit ?? ''} ${next?.from ?? ''}`).join();
const valuesIn = (saved: string) => {
  const [day = '', week = '', month = ''] = saved.split(',').map((one) => one.split(' ', 1)[0]);
  return { day, week, month };
};

/** Day, week and month of one kind of limit; an empty field is no limit. */
export const LimitForm = ({ kind, wallet: { currency_id, currency, limits } }: LimitFormProps) => {
  const { t } = useTranslation(['play', 'errors']);
  const machine = usePlayLimitsRef();
  const changing = usePlayLimits((state) => state.matches('changing'));
  const own = limits.filter((limit) => limit.kind === kind);
  const saved = savedOf(own);
  const form = useForm({
    initialValues: valuesIn(saved),
    validateInputOnBlur: true,
    validate: schemaResolver(schema, { sync: true }),
  });
  const { setValues, resetDirty } = form;
  // What was saved fills the fields again; what is being typed survives a ticket that uses the limit.
  useEffect(() => {
    setValues(valuesIn(saved));
    resetDirty(valuesIn(saved));
  }, [saved, setValues, resetDirty]);
  const set = (changed: { period: keyof typeof periods; amount: number | null }[]) => {
    if (changed.length === 0) return;
    const change = { currency_id, limits: changed.map((one) => ({ kind, ...one })) };
    machine.send({ type: 'change.made', change: { kind: 'limits', change } });
  };
  const save = (values: typeof form.values) =>
    set(
      own
        .map(({ period, amount: before }) => ({ period, before, amount: limitIn(values[period]) ?? null }))
        .filter(({ before, amount: after }) => after !== before)
        .map(({ period, amount: after }) => ({ period, amount: after })),
    );
  return (
    <form
      className={css.form}
      noValidate
      aria-labelledby={`limit-${kind}`}
      onSubmit={form.onSubmit(save, (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus())}
    >
      <h3 id={`limit-${kind}`} className={css.title}>
        {t(names[kind][0])}
      </h3>
      <p className={css.text}>{t(names[kind][1])}</p>
      <div className={css.fields}>
        {own.map((limit) => {
          const { error, ...input } = form.getInputProps(limit.period);
          return (
            <AmountField
              {...input}
              key={limit.period}
              label={t(periods[limit.period])}
              unit={currency}
              required={false}
              placeholder={t('limits.none')}
              inputWrapperOrder={['label', 'input', 'error', 'description']}
              error={error && t('limitInvalid', { ns: 'errors' })}
              description={
                <LimitUse
                  limit={limit}
                  currency={currency}
                  disabled={changing}
                  onWithdraw={() => set([{ period: limit.period, amount: limit.amount }])}
                />
              }
            />
          );
        })}
      </div>
      <button type="submit" className={css.save} aria-disabled={changing || !form.isDirty()}>
        {t('limits.save')}
      </button>
    </form>
  );
};
