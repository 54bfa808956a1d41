import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Payment } from '../../contract/entities/payment.ts';
import type { NoticeReport } from '../notices/notice.ts';
import { answering } from '../testing/recorder.ts';
import { examplePayment } from './deposit.cases.ts';
import { type Deposit, depositMachine } from './deposit.machine.ts';

const deposit: Deposit = { method: 'nb', request: { amount: 50, currency: 'EUR', currency_id: 2 }, key: 'key-1' };
const paymentIn = (state: Payment['state']): Payment => ({ ...examplePayment, state });

const start = () => {
  const clock = new SimulatedClock();
  const begin = answering<{ url: string }, { deposit: Deposit | null }>();
  const ask = answering<Payment, { paymentId: string }>();
  const went: (string | null)[] = [];
  const told: NoticeReport[] = [];
  const actor = createActor(
    depositMachine.provide({
      actors: { begin: begin.logic, askPayment: ask.logic },
      actions: { goToProvider: (_, { url }) => void went.push(url), report: (_, report) => void told.push(report) },
    }),
    { clock },
  ).start();
  const value = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  return { actor, clock, begin, ask, went, told, value, context };
};
const updated = (state: string, paymentId = 'payment-1') =>
  ({ type: 'payment.updated', news: { paymentId, state, sum: '50.00 EUR' } }) as const;

describe('A deposit', () => {
  test('is begun and paid at the provider’s', async () => {
    const { actor, begin, went, value } = start();
    actor.send({ type: 'deposit.asked', deposit });
    actor.send({ type: 'deposit.asked', deposit: { ...deposit, key: 'key-2' } });
    expect(begin.calls).toHaveLength(1);
    await begin.last().answer({ url: 'https://provider.example/1' });
    expect(went).toEqual(['https://provider.example/1']);
    expect(value().begin).toBe('leaving');
    actor.send({ type: 'page.shown' });
    expect(value().begin).toBe('idle');
  });

  test.each([{ type: 'page.left' }, { type: 'payment.returned', paymentId: 'payment-0' }] as const)(
    'does not take away who has gone elsewhere before it was begun: $type',
    async (gone) => {
      const { actor, begin, went, value } = start();
      actor.send({ type: 'deposit.asked', deposit });
      actor.send(gone);
      await begin.last().answer({ url: 'https://provider.example/1' });
      expect([value().begin, went]).toEqual(['idle', []]);
    },
  );

  test('whose answer was lost is begun again under the same key', async () => {
    const { actor, begin, value } = start();
    actor.send({ type: 'deposit.asked', deposit });
    await begin.last().fail('no answer');
    expect(value().begin).toBe('unanswered');
    actor.send({ type: 'deposit.retried' });
    expect(begin.last().input.deposit?.key).toBe('key-1');
  });

  test('that was refused says why at its field until that is changed', async () => {
    const { actor, begin, value, context } = start();
    actor.send({ type: 'deposit.asked', deposit });
    await begin.last().fail({ status: 400, key: 'depositTooSmall', fields: { amount: 'depositTooSmall' } });
    expect(value().begin).toBe('idle');
    expect(context()).toMatchObject({ refusal: 'depositTooSmall', problems: { amount: 'depositTooSmall' } });
    actor.send({ type: 'field.changed' });
    expect(context()).toMatchObject({ refusal: null, problems: {} });
  });
});

describe('A player who comes back from the provider', () => {
  test('waits until the server says what became of it, and is not told before', async () => {
    const { actor, ask, clock, value, context } = start();
    actor.send({ type: 'payment.returned', paymentId: 'payment-1' });
    expect(ask.last().input).toEqual({ paymentId: 'payment-1' });
    await ask.last().answer(paymentIn('started'));
    expect(value().follow).toBe('waiting');
    clock.increment(2_999);
    expect(ask.calls).toHaveLength(1);
    clock.increment(1);
    expect(ask.calls).toHaveLength(2);
    await ask.last().answer(paymentIn('credited'));
    expect(value().follow).toBe('ended');
    expect(context().payment?.state).toBe('credited');
  });

  test('hears of his own deposit at once, and asks the server itself', async () => {
    const { actor, ask, value } = start();
    actor.send({ type: 'payment.returned', paymentId: 'payment-1' });
    await ask.last().answer(paymentIn('started'));
    actor.send(updated('credited', 'payment-2'));
    expect(ask.calls).toHaveLength(1);
    actor.send(updated('credited'));
    expect(ask.calls).toHaveLength(2);
    await ask.last().answer(paymentIn('declined'));
    expect(value().follow).toBe('ended');
  });

  test('is told after a while that he need not stay, and may ask himself', async () => {
    const { actor, ask, clock, value } = start();
    actor.send({ type: 'payment.returned', paymentId: 'payment-1' });
    for (let tries = 1; tries < 5; tries += 1) {
      await (tries === 2 ? ask.last().fail('no answer') : ask.last().answer(paymentIn('started')));
      expect(value().follow).toBe('waiting');
      clock.increment(3_000);
    }
    await ask.last().answer(paymentIn('started'));
    expect(value().follow).toBe('late');
    clock.increment(9_999);
    expect(ask.calls).toHaveLength(5);
    actor.send({ type: 'payment.asked' });
    expect(ask.calls).toHaveLength(6);
    await ask.last().answer(paymentIn('expired'));
    expect(value().follow).toBe('late');
  });

  test('after the hour in which it could be paid does not wait for it to be late', async () => {
    const { actor, ask, value } = start();
    actor.send({ type: 'payment.returned', paymentId: 'payment-1' });
    await ask.last().answer(paymentIn('expired'));
    expect(value().follow).toBe('late');
  });

  test('with an address that is nobody’s is told so', async () => {
    const { actor, ask, value } = start();
    actor.send({ type: 'payment.returned', paymentId: 'payment-9' });
    await ask.last().fail({ status: 404, key: 'notFound' });
    expect(value().follow).toBe('missing');
    actor.send({ type: 'page.left' });
    expect(value().follow).toBe('none');
  });
});

test('whoever is elsewhere is told of a credit and of a refusal, not of what he gave up himself', () => {
  const { actor, told } = start();
  actor.send(updated('credited'));
  actor.send(updated('declined'));
  actor.send(updated('cancelled'));
  const said = told.map((report) => report.type === 'notice.raised' && [report.notice.text.key, report.notice.color]);
  expect(said).toEqual([
    ['notice.credited', undefined],
    ['notice.declined', 'error'],
  ]);
});
