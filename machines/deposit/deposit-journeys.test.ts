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

describe('A deposit that was not answered', () => {
  const unanswered = async () => {
    const run = start();
    run.actor.send({ type: 'deposit.asked', deposit });
    await run.begin.last().fail('no answer');
    return run;
  };

  test('is begun when it is tried again, and leads to the provider', async () => {
    const { actor, begin, went, value } = await unanswered();
    actor.send({ type: 'deposit.retried' });
    expect([value().begin, begin.calls.length]).toEqual(['beginning', 2]);
    await begin.last().answer({ url: 'https://provider.example/1' });
    expect(went).toEqual(['https://provider.example/1']);
  });

  test.each([
    { type: 'deposit.givenUp' },
    { type: 'page.left' },
    { type: 'payment.returned', paymentId: 'payment-0' },
  ] as const)('is over with $type, and another can be begun', async (gone) => {
    const { actor, begin, value } = await unanswered();
    actor.send(gone);
    expect(value().begin).toBe('idle');
    actor.send({ type: 'deposit.asked', deposit: { ...deposit, key: 'key-2' } });
    expect(begin.last().input.deposit?.key).toBe('key-2');
  });
});

test.each([{ type: 'page.left' }, { type: 'payment.returned', paymentId: 'payment-0' }] as const)(
  'whoever is on his way to the provider and does not go can deposit again after $type',
  async (stayed) => {
    const { actor, begin, value } = start();
    actor.send({ type: 'deposit.asked', deposit });
    await begin.last().answer({ url: 'https://provider.example/1' });
    actor.send(stayed);
    expect(value().begin).toBe('idle');
  },
);

test('why a deposit was refused is not said on another page', async () => {
  const { actor, begin, context } = start();
  actor.send({ type: 'deposit.asked', deposit });
  await begin.last().fail({ status: 400, key: 'depositTooSmall', fields: { amount: 'depositTooSmall' } });
  actor.send({ type: 'page.left' });
  expect(context()).toMatchObject({ refusal: null, problems: {}, values: {} });
});

describe('A deposit that is followed', () => {
  const late = async () => {
    const run = start();
    run.actor.send({ type: 'payment.returned', paymentId: 'payment-1' });
    await run.ask.last().answer(paymentIn('expired'));
    return run;
  };

  test('is asked about once more when news of it come while it is asked about, not for news of another', () => {
    const { actor, ask } = start();
    actor.send({ type: 'payment.returned', paymentId: 'payment-1' });
    actor.send(updated('credited', 'payment-2'));
    expect(ask.calls).toHaveLength(1);
    actor.send(updated('credited'));
    expect(ask.calls).toHaveLength(2);
  });

  test('that is late is asked about every 10 s, and not before', async () => {
    const { clock, ask, value } = await late();
    clock.increment(9_999);
    expect(ask.calls).toHaveLength(1);
    clock.increment(1);
    expect([value().follow, ask.calls.length]).toEqual(['asking', 2]);
  });

  test('that is late is asked about at once when news of it come, not for news of another', async () => {
    const { actor, ask, value } = await late();
    actor.send(updated('credited', 'payment-2'));
    expect(value().follow).toBe('late');
    actor.send(updated('credited'));
    expect([value().follow, ask.calls.length]).toEqual(['asking', 2]);
  });

  test('is forgotten with the page', async () => {
    const { actor, context } = await late();
    actor.send({ type: 'page.left' });
    expect(context()).toMatchObject({ paymentId: '', payment: null, tries: 0 });
  });
});
