import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { answering, recording, telling } from '../testing/recorder.ts';
import {
  type BrowserEvent,
  type HoldsEvent,
  type InstallAnswer,
  type InstallHold,
  type InstallWay,
  installMachine,
  type WelcomeEvent,
} from './install.machine.ts';

const start = (welcome = true) => {
  const clock = new SimulatedClock();
  const browser = telling<BrowserEvent>();
  const holds = telling<HoldsEvent>();
  const remembered = telling<WelcomeEvent>();
  const question = answering<boolean>();
  const kept = recording<InstallAnswer>();
  const failures = recording<{ error: unknown }>();
  const actor = createActor(
    installMachine.provide({
      actors: {
        watchBrowser: browser.logic,
        watchHolds: holds.logic,
        watchWelcome: remembered.logic,
        askVisitor: question.logic,
      },
      actions: { keepAnswer: kept.action, logFailure: failures.action },
    }),
    { clock, input: { welcome } },
  ).start();
  return {
    actor,
    clock,
    question,
    kept: kept.seen,
    failures: failures.seen,
    now: () => actor.getSnapshot().value,
    isPossible: () => actor.getSnapshot().hasTag('possible'),
    ready: (way: InstallWay = 'prompt') => browser.tell({ type: 'browser.ready', way }),
    installed: () => browser.tell({ type: 'site.installed' }),
    hold: (...standing: InstallHold[]) => holds.tell({ type: 'holds.changed', holds: standing }),
    remember: (now: boolean) => remembered.tell({ type: 'welcome.changed', welcome: now }),
    ask: () => actor.send({ type: 'install.asked' }),
    refuse: () => actor.send({ type: 'install.refused' }),
  };
};

const unsaid = { possible: 'unsaid' };
const offered = { possible: 'offered' };
const explained = { possible: 'explained' };

describe('The offer', () => {
  test('is not made before the browser allows it', () => {
    const { now, ask, refuse, isPossible, question, kept } = start();
    ask();
    refuse();
    expect([now(), isPossible(), question.calls.length, kept]).toEqual(['impossible', false, 0, []]);
  });

  test('is made when the browser allows it', () => {
    const { ready, now, isPossible } = start();
    ready();
    expect([now(), isPossible()]).toEqual([offered, true]);
  });

  test('is not made to a stranger, who finds it in the drawer', () => {
    const { ready, now, isPossible, ask } = start(false);
    ready();
    expect([now(), isPossible()]).toEqual([unsaid, true]);
    ask();
    expect(now()).toBe('asking');
  });

  test.each(['slip', 'dialog', 'page', 'update'] as const)('is not made over %s, but when that is over', (hold) => {
    const { ready, hold: stand, now } = start();
    stand(hold);
    ready();
    expect(now()).toEqual(unsaid);
    stand();
    expect(now()).toEqual(offered);
  });

  test('goes when something begins, and comes back when all of it is over', () => {
    const { ready, hold, now, kept } = start();
    ready();
    hold('slip');
    expect(now()).toEqual(unsaid);
    hold('slip', 'dialog');
    hold('dialog');
    expect(now()).toEqual(unsaid);
    hold();
    expect([now(), kept]).toEqual([offered, []]);
  });

  test('goes when a break begins, or another tab was answered, and comes when somebody may be asked', () => {
    const { ready, remember, now } = start();
    ready();
    remember(false);
    expect(now()).toEqual(unsaid);
    remember(true);
    expect(now()).toEqual(offered);
  });

  test('that was refused is remembered and not made again', () => {
    const { ready, refuse, hold, now, kept } = start();
    ready();
    refuse();
    hold('slip');
    hold();
    expect([now(), kept]).toEqual([unsaid, ['refused']]);
  });
});

describe('The browser', () => {
  test('asks once, and the site is installed', async () => {
    const { ready, ask, question, now, kept, isPossible } = start();
    ready();
    ask();
    expect([now(), isPossible(), question.calls.length]).toEqual(['asking', false, 1]);
    ask();
    await question.last().answer(true);
    expect([now(), kept, question.calls.length]).toEqual(['impossible', ['installed'], 1]);
    ready();
    expect(now()).toEqual(unsaid);
  });

  test('that was told no is told so for the site as well', async () => {
    const { ready, ask, question, now, kept } = start();
    ready();
    ask();
    await question.last().answer(false);
    expect([now(), kept]).toEqual(['impossible', ['refused']]);
    ready();
    expect(now()).toEqual(unsaid);
  });

  test('that could not ask is logged, and may be asked when it is ready again', async () => {
    const { ready, ask, question, now, kept, failures } = start();
    ready();
    ask();
    await question.last().fail('broken');
    expect([now(), kept, failures]).toEqual(['impossible', [], [expect.objectContaining({ error: 'broken' })]]);
    ready();
    expect(now()).toEqual(offered);
  });

  test('that says nothing for ten minutes is not waited for, not sooner', () => {
    const { ready, ask, clock, now, kept } = start();
    ready();
    ask();
    clock.increment(599_999);
    expect(now()).toBe('asking');
    clock.increment(1);
    expect([now(), kept]).toEqual(['impossible', []]);
  });

  test('may have installed the site by itself: no word of it any more', () => {
    const { ready, installed, now, kept } = start();
    ready();
    installed();
    expect([now(), kept]).toEqual(['impossible', ['installed']]);
    ready();
    expect(now()).toEqual(unsaid);
  });

  test('hears of holds and welcomes while it asks', async () => {
    const { ready, ask, question, hold, remember, now } = start();
    ready();
    ask();
    hold('dialog');
    remember(true);
    await question.last().fail('broken');
    ready();
    expect(now()).toEqual(unsaid);
  });
});

describe('A browser that cannot ask', () => {
  test('is offered at the same time, and explained when that is asked for', () => {
    const { ready, ask, now, question } = start();
    ready('share');
    expect(now()).toEqual(offered);
    ask();
    expect([now(), question.calls.length]).toEqual([explained, 0]);
  });

  test('is explained until it was read, whatever begins meanwhile', () => {
    const { ready, ask, hold, remember, refuse, now, kept } = start(false);
    ready('share');
    hold('dialog');
    ask();
    hold();
    hold('slip');
    remember(false);
    expect(now()).toEqual(explained);
    hold();
    remember(true);
    refuse();
    expect([now(), kept]).toEqual([unsaid, ['refused']]);
  });

  test('may ask when it is ready the next time', () => {
    const { ready, installed, ask, now } = start();
    ready('share');
    installed();
    ready('prompt');
    ask();
    expect(now()).toBe('asking');
  });
});
