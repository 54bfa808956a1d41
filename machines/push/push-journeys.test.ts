import { describe, expect, test } from 'vitest';
import { createActor, type EventObject, fromCallback, SimulatedClock } from 'xstate';
import type { PushKind } from '../../contract/entities/push.ts';
import type { NoticeReport } from '../notices/notice.ts';
import { answering, counting, recording, telling } from '../testing/recorder.ts';
import { type Permission, type PushStanding, pushMachine } from './push.machine.ts';

const start = () => {
  const clock = new SimulatedClock();
  const look = answering<PushStanding>();
  const askPermission = answering<Permission>();
  const subscribe = answering<void, { publicKey: string; kinds: readonly PushKind[] }>();
  const changeKinds = answering<void, { kinds: readonly PushKind[] }>();
  const unsubscribe = answering<void>();
  const browser = telling<{ type: 'browser.changed' }>();
  const reports = recording<NoticeReport>();
  const declines = counting();
  const failures = recording<{ error: unknown }>();
  const actor = createActor(
    pushMachine.provide({
      actors: {
        look: look.logic,
        askPermission: askPermission.logic,
        subscribe: subscribe.logic,
        changeKinds: changeKinds.logic,
        unsubscribe: unsubscribe.logic,
        watchBrowser: browser.logic,
      },
      actions: { report: reports.action, keepDecline: declines.action, logFailure: failures.action },
    }),
    { clock },
  ).start();
  const is = () => actor.getSnapshot().value;
  const told = () => actor.getSnapshot().context.kinds;
  const offered = () => actor.getSnapshot().context.offered;
  const press = (kind: PushKind, on = true) => actor.send({ type: 'kind.switched', kind, on });
  const said = () =>
    reports.seen.map((report) => (report.type === 'notice.raised' ? report.notice.text.key : report.type));
  return {
    ...{ actor, clock, look, askPermission, subscribe, changeKinds, unsubscribe, browser },
    ...{ failures, declines, is, told, offered, press, said },
  };
};
const off: PushStanding = { is: 'off', publicKey: 'key', offered: true };

/** A machine that has been shown and has looked. */
const opened = async (standing: PushStanding) => {
  const stage = start();
  stage.actor.send({ type: 'page.opened' });
  await stage.look.last().answer(standing);
  return stage;
};
const told = (...kinds: PushKind[]): PushStanding => ({ is: 'on', publicKey: 'key', kinds });

describe('Notifications', () => {
  test('are not looked at before something shows them', () => {
    const { actor, look, is, press } = start();
    press('kickOff');
    expect([is(), look.calls.length]).toEqual(['idle', 0]);
    actor.send({ type: 'page.opened' });
    expect([is(), look.calls.length]).toEqual(['looking', 1]);
  });

  test.each([
    [{ is: 'unavailable' }, 'unavailable', [], false],
    [{ is: 'denied' }, 'denied', [], false],
    [off, 'off', [], true],
    [{ ...off, offered: false }, 'off', [], false],
    [told('kickOff'), 'on', ['kickOff'], false],
  ] as [PushStanding, string, PushKind[], boolean][])(
    'that stand as %j are %s',
    async (standing, state, kinds, offer) => {
      const stage = await opened(standing);
      expect([stage.is(), stage.told(), stage.offered()]).toEqual([state, kinds, offer]);
      stage.actor.send({ type: 'page.opened' });
      expect([stage.is(), stage.look.calls.length]).toEqual(['looking', 2]);
    },
  );

  test('are asked for by a press, and then subscribed to', async () => {
    const { askPermission, subscribe, is, told, offered, press, said } = await opened(off);
    expect(askPermission.calls).toHaveLength(0);
    press('ticketSettled');
    press('kickOff');
    expect([is(), askPermission.calls.length, subscribe.calls.length]).toEqual(['asking', 1, 0]);
    await askPermission.last().answer('granted');
    expect([is(), subscribe.last().input]).toEqual(['subscribing', { publicKey: 'key', kinds: ['ticketSettled'] }]);
    await subscribe.last().answer();
    expect([is(), told(), offered(), said()]).toEqual(['on', ['ticketSettled'], false, []]);
  });

  test('that are accepted below a ticket are asked for like any, and known to be its', async () => {
    const { actor, askPermission, subscribe, is, told, offered } = await opened(off);
    const below = () => actor.getSnapshot().context.ticketId;
    expect(below()).toBeNull();
    actor.send({ type: 'offer.accepted', ticketId: 'one' });
    expect([is(), below()]).toEqual(['asking', 'one']);
    actor.send({ type: 'offer.accepted', ticketId: 'two' });
    await askPermission.last().answer('granted');
    await subscribe.last().answer();
    expect([is(), told(), offered(), below()]).toEqual(['on', ['ticketSettled'], false, 'one']);
  });

  test('that could not be subscribed to below a ticket are offered there again', async () => {
    const { actor, askPermission, subscribe, look, offered } = await opened(off);
    actor.send({ type: 'offer.accepted', ticketId: 'one' });
    await askPermission.last().answer('granted');
    await subscribe.last().fail({ status: 409, key: 'unavailable' });
    await look.last().answer(off);
    expect([offered(), actor.getSnapshot().context.ticketId]).toEqual([true, null]);
  });

  test('that are denied are not offered again', async () => {
    const { askPermission, subscribe, is, offered, press, browser, declines } = await opened(off);
    press('ticketSettled');
    await askPermission.last().answer('denied');
    expect([is(), offered(), subscribe.calls.length, declines.times()]).toEqual(['denied', false, 0, 0]);
    press('kickOff');
    expect(is()).toBe('denied');
    browser.tell({ type: 'browser.changed' });
    expect(is()).toBe('looking');
  });

  test('whose question was waved away are off, and not offered again', async () => {
    const { askPermission, is, offered, press, declines } = await opened(off);
    press('ticketSettled');
    await askPermission.last().answer('default');
    expect([is(), offered(), declines.times()]).toEqual(['off', false, 1]);
  });

  test('that a player does not want are not offered again, and can still be switched on', async () => {
    const { actor, askPermission, is, offered, press, declines } = await opened(off);
    actor.send({ type: 'offer.declined' });
    expect([is(), offered(), declines.times()]).toEqual(['off', false, 1]);
    press('kickOff');
    expect([is(), askPermission.calls.length]).toEqual(['asking', 1]);
  });

  test('that are off cannot be switched off', async () => {
    const { is, press } = await opened(off);
    press('kickOff', false);
    expect(is()).toBe('off');
  });

  test('that the browser cannot ask about say so', async () => {
    const { askPermission, is, press, said } = await opened(off);
    press('kickOff');
    await askPermission.last().fail(new Error('no question'));
    expect([is(), said()]).toEqual(['off', ['pushInvalid']]);
  });

  test('that cannot be subscribed to say why, and what the server has is read anew', async () => {
    const { askPermission, subscribe, look, is, press, said } = await opened(off);
    press('kickOff');
    await askPermission.last().answer('granted');
    await subscribe.last().fail({ status: 409, key: 'unavailable' });
    expect([is(), said()]).toEqual(['looking', ['unavailable']]);
    await look.last().answer(off);
    expect(is()).toBe('off');
  });

  test('whose subscription takes 30 s, not less, are read anew', async () => {
    const { askPermission, clock, is, press, said } = await opened(off);
    press('kickOff');
    await askPermission.last().answer('granted');
    clock.increment(29_999);
    expect(is()).toBe('subscribing');
    clock.increment(1);
    expect([is(), said()]).toEqual(['looking', ['pushInvalid']]);
    clock.increment(29_999);
    expect(is()).toBe('looking');
    clock.increment(1);
    expect(is()).toBe('unread');
  });

  test('that cannot be read are read when they are shown again', async () => {
    const stage = start();
    stage.actor.send({ type: 'page.opened' });
    await stage.look.last().fail(new Error('no answer'));
    expect([stage.is(), stage.failures.seen.length]).toEqual(['unread', 1]);
    stage.press('kickOff');
    expect(stage.is()).toBe('unread');
    stage.actor.send({ type: 'page.opened' });
    expect(stage.is()).toBe('looking');
  });
});

describe('Kinds', () => {
  test('are switched one after the other, and kept when the server has them', async () => {
    const { changeKinds, is, told: now, press } = await opened(told('ticketSettled'));
    press('kickOff');
    press('cashOutDone');
    expect([is(), changeKinds.calls.map(({ input }) => input.kinds), now()]).toEqual([
      'saving',
      [['ticketSettled', 'kickOff']],
      ['ticketSettled'],
    ]);
    await changeKinds.last().answer();
    expect([is(), now()]).toEqual(['on', ['ticketSettled', 'kickOff']]);
    press('ticketSettled', false);
    expect(changeKinds.last().input.kinds).toEqual(['kickOff']);
  });

  test('that could not be saved say so, and are read anew', async () => {
    const { changeKinds, is, press, said } = await opened(told('ticketSettled'));
    press('kickOff');
    await changeKinds.last().fail(new Error('no answer'));
    expect([is(), said()]).toEqual(['looking', ['unavailable']]);
  });

  test('of which none is left end the subscription', async () => {
    const { unsubscribe, changeKinds, is, told: now, press } = await opened(told('ticketSettled'));
    press('ticketSettled', false);
    expect([is(), unsubscribe.calls.length, changeKinds.calls.length]).toEqual(['ending', 1, 0]);
    await unsubscribe.last().answer();
    expect([is(), now()]).toEqual(['off', []]);
  });

  test('that could not be ended say so, and are read anew', async () => {
    const { unsubscribe, is, press, said } = await opened(told('ticketSettled'));
    press('ticketSettled', false);
    await unsubscribe.last().fail(new Error('no answer'));
    expect([is(), said()]).toEqual(['looking', ['unavailable']]);
  });

  test.each([[off], [told('kickOff')]])('of a browser that changed are read anew: %j', async (standing) => {
    const { browser, is } = await opened(standing);
    browser.tell({ type: 'browser.changed' });
    expect(is()).toBe('looking');
  });
});

test('a browser that cannot be watched is logged, and does without', () => {
  const failures = recording<{ error: unknown }>();
  const watchBrowser = fromCallback<EventObject, undefined, { type: 'browser.changed' }>(() => {
    throw new Error('no worker');
  });
  const actor = createActor(
    pushMachine.provide({ actors: { watchBrowser }, actions: { logFailure: failures.action } }),
  ).start();
  expect([actor.getSnapshot().value, failures.seen.length]).toEqual(['idle', 1]);
});

test('nothing is left of a player who leaves', async () => {
  const { actor, changeKinds, is, told: now, press } = await opened(told('ticketSettled'));
  press('kickOff');
  const call = changeKinds.last();
  actor.send({ type: 'player.left' });
  await call.answer();
  expect([is(), now(), actor.getSnapshot().context.publicKey]).toEqual(['idle', [], '']);
});
