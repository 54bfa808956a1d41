import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { answering, recording } from '../testing/recorder.ts';
import { exampleSite as whole } from './site.cases.ts';
import { type SiteReport, siteMachine } from './site.machine.ts';
import type { Site } from './site.ts';

const start = () => {
  const clock = new SimulatedClock();
  const loadSite = answering<Site, Site>();
  const reported = recording<SiteReport>();
  const actor = createActor(
    siteMachine.provide({
      actors: { loadSite: loadSite.logic },
      actions: { report: reported.action, logFailure: () => undefined },
    }),
    { clock, input: { spread: 0 } },
  ).start();
  const changes = () => reported.seen.flatMap((report) => (report.type === 'site.changed' ? [report.site] : []));
  return { actor, clock, loadSite, changes, reported: reported.seen };
};

describe('What the operator says', () => {
  test('counts as asked for when it came, and when it did not', async () => {
    const { clock, loadSite, reported } = start();
    await loadSite.last().fail(new Error('no answer'));
    expect(reported).toEqual([{ type: 'site.tried' }]);
    clock.increment(2_999);
    expect(loadSite.calls).toHaveLength(1);
    clock.increment(1);
    await loadSite.last().answer(whole);
    expect(reported.slice(1)).toEqual([{ type: 'site.changed', site: whole }, { type: 'site.tried' }]);
  });

  test('asks again for what is missing, keeps what it knows, and says what that is', async () => {
    const { actor, clock, loadSite, changes } = start();
    await loadSite.last().answer({ ...whole, theme: null });
    expect(changes()).toEqual([{ ...whole, theme: null }]);
    clock.increment(3_000);
    await loadSite.last().answer({ settings: null, statuses: null, theme: whole.theme });
    expect(actor.getSnapshot().context.site).toEqual(whole);
    expect(actor.getSnapshot().value).toBe('known');
  });

  test('loads the settings once more for any number of pushes, also for one that came while they were loading', async () => {
    const { actor, clock, loadSite } = start();
    actor.send({ type: 'settings.pushed' });
    await loadSite.last().answer(whole);
    for (let push = 0; push < 100; push++) actor.send({ type: 'settings.pushed' });
    expect(loadSite.calls).toHaveLength(1);
    clock.increment(10_000);
    expect(loadSite.calls).toHaveLength(2);
  });

  test('asks on when a push could not be followed, although it knows what was said before', async () => {
    const { actor, clock, loadSite } = start();
    await loadSite.last().answer(whole);
    actor.send({ type: 'settings.pushed' });
    clock.increment(2_500);
    await loadSite.last().answer({ ...whole, statuses: null });
    expect(actor.getSnapshot().value).toBe('missing');
    expect(actor.getSnapshot().context.site).toEqual(whole);
    clock.increment(2_999);
    expect(loadSite.calls).toHaveLength(2);
    clock.increment(1);
    const statuses = [{ key: 'disableBettingPage', value: 'true' }];
    await loadSite.last().answer({ ...whole, statuses });
    expect(actor.getSnapshot().value).toBe('known');
    expect(actor.getSnapshot().context.site.statuses).toEqual(statuses);
  });

  test('spreads the tabs that hear a push over 0.5 to 2.5 s', async () => {
    const { actor, clock, loadSite } = start();
    await loadSite.last().answer(whole);
    actor.send({ type: 'settings.pushed' });
    clock.increment(499);
    expect(loadSite.calls).toHaveLength(1);
    clock.increment(1);
    expect(loadSite.calls).toHaveLength(2);
  });

  test('does not let an answer that is older undo a pushed status', async () => {
    const { actor, clock, loadSite } = start();
    actor.send({ type: 'status.pushed', status: { key: 'disableBettingPage', value: 'true' } });
    await loadSite.last().answer(whole);
    clock.increment(10_000);
    expect(loadSite.calls).toHaveLength(2);
  });

  test('takes over a pushed status and tells of it', async () => {
    const { actor, loadSite, changes } = start();
    await loadSite.last().answer(whole);
    actor.send({ type: 'status.pushed', status: { key: 'maintenanceModeStarted', value: 'true' } });
    expect(changes().at(-1)?.statuses).toEqual([{ key: 'maintenanceModeStarted', value: 'true' }]);
  });

  test('tells of a status that is pushed while it is loading, and asks once more', async () => {
    const { actor, clock, loadSite, changes } = start();
    const statuses = [{ key: 'disableBettingPage', value: 'true' }];
    actor.send({ type: 'status.pushed', status: { key: 'disableBettingPage', value: 'true' } });
    expect(changes().map((site) => site.statuses)).toEqual([statuses]);
    await loadSite.last().answer(whole);
    clock.increment(500);
    expect(loadSite.calls).toHaveLength(2);
  });

  test.each(['while it was loading', 'while a part was missing'])('follows a push %s after 0.5 s', async (when) => {
    const { actor, clock, loadSite } = start();
    if (when === 'while it was loading') {
      actor.send({ type: 'settings.pushed' });
      await loadSite.last().answer(whole);
    } else {
      await loadSite.last().fail(new Error('no answer'));
      actor.send({ type: 'settings.pushed' });
    }
    clock.increment(499);
    expect(loadSite.calls).toHaveLength(1);
    clock.increment(1);
    expect(loadSite.calls).toHaveLength(2);
  });
});
