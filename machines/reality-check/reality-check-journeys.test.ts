import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Played } from '../../contract/http/play-limits.ts';
import type { PlayStretch } from '../../domain/play-limits/play-stretch.ts';
import { answering, counting, listening, recording } from '../testing/recorder.ts';
import { realityCheckMachine } from './reality-check.machine.ts';

const now = 1_000_000_000;
const minute = 60_000;
const player = { userId: 'ana', minutes: 15 };
const played: Played = [{ currency_id: 1, currency: 'RSD', staked: 300, won: 120 }];

const start = (kept: PlayStretch | null = null, at = now) => {
  const ask = answering<Played, { since: number }>();
  const keeps = recording<{ stretch: PlayStretch | null }>();
  const signOut = counting();
  const actor = createActor(
    realityCheckMachine.provide({
      actors: {
        askPlayed: ask.logic,
        ticker: listening<{ type: 'clock.ticked'; now: number }>(),
        watchOtherTabs: listening<{ type: 'stretch.changedElsewhere'; stretch: PlayStretch | null }>(),
      },
      actions: { keepStretch: keeps.action, signOut: signOut.action, logFailure: () => undefined },
    }),
  ).start();
  actor.send({ type: 'player.changed', player, kept, now: at });
  const tick = (time: number) => actor.send({ type: 'clock.ticked', now: time });
  const is = () => actor.getSnapshot().value;
  const stretch = () => actor.getSnapshot().context.stretch;
  return { actor, ask, keeps, signOut, tick, is, stretch };
};

describe('A reality check', () => {
  test('comes when its minutes have passed, not before, with what was played since the beginning', async () => {
    const { actor, ask, tick, is } = start();
    tick(now + 10 * minute);
    tick(now + 15 * minute - 1);
    expect(is()).toEqual({ on: 'playing' });
    tick(now + 15 * minute);
    expect([is(), ask.last().input]).toEqual([{ on: 'summing' }, { since: now }]);
    await ask.last().answer(played);
    expect([is(), actor.getSnapshot().context.played]).toEqual([{ on: 'asking' }, played]);
  });

  test('comes again after as many minutes, counted from the player’s word, and sums from the beginning', async () => {
    const { actor, ask, tick, is } = start();
    tick(now + 15 * minute);
    await ask.last().answer(played);
    tick(now + 20 * minute);
    actor.send({ type: 'play.continued' });
    tick(now + 35 * minute - 1);
    expect(is()).toEqual({ on: 'playing' });
    tick(now + 35 * minute);
    expect([is(), ask.last().input]).toEqual([{ on: 'summing' }, { since: now }]);
  });

  test('is still due after a reload', async () => {
    const { is } = start(
      { userId: 'ana', startedAt: now, checkedAt: now, seenAt: now + 16 * minute },
      now + 16 * minute,
    );
    expect(is()).toEqual({ on: 'summing' });
  });

  test('begins anew for another player, and after half an hour away', () => {
    const kept = { userId: 'ana', startedAt: now, checkedAt: now, seenAt: now };
    expect(start(kept, now + 30 * minute).stretch()?.startedAt).toBe(now + 30 * minute);
    expect(start({ ...kept, userId: 'bo' }, now + minute).stretch()?.startedAt).toBe(now + minute);
    const asleep = start();
    asleep.tick(now + 45 * minute);
    expect([asleep.is(), asleep.stretch()?.startedAt]).toEqual([{ on: 'playing' }, now + 45 * minute]);
  });

  test('tells the time without the server’s sums when they do not come', async () => {
    const { actor, ask, tick, is } = start();
    tick(now + 15 * minute);
    await ask.last().fail(new Error('no answer'));
    expect([is(), actor.getSnapshot().context.played]).toEqual([{ on: 'asking' }, null]);
  });

  test('signs out whom it reminded to stop, and remembers that he was reminded', async () => {
    const { actor, ask, keeps, signOut, tick, is } = start();
    tick(now + 15 * minute);
    await ask.last().answer(played);
    actor.send({ type: 'play.ended' });
    expect([is(), signOut.times()]).toEqual(['off', 1]);
    expect(keeps.seen.at(-1)?.stretch?.checkedAt).toBe(now + 15 * minute);
  });

  test('that was answered in another tab goes here as well', async () => {
    const { actor, ask, tick, is } = start();
    tick(now + 15 * minute);
    await ask.last().answer(played);
    const there = { userId: 'ana', startedAt: now, checkedAt: now, seenAt: now + 15 * minute };
    actor.send({ type: 'stretch.changedElsewhere', stretch: there });
    actor.send({ type: 'stretch.changedElsewhere', stretch: { ...there, userId: 'bo', checkedAt: now + 99 * minute } });
    expect(is()).toEqual({ on: 'asking' });
    actor.send({ type: 'stretch.changedElsewhere', stretch: { ...there, checkedAt: now + 15 * minute } });
    expect(is()).toEqual({ on: 'playing' });
  });

  test('that was answered in another tab while this one sums is not asked here', async () => {
    const { actor, ask, tick, is } = start();
    tick(now + 15 * minute);
    const there = { userId: 'ana', startedAt: now, checkedAt: now + 15 * minute, seenAt: now + 15 * minute };
    actor.send({ type: 'stretch.changedElsewhere', stretch: { ...there, checkedAt: now } });
    actor.send({ type: 'stretch.changedElsewhere', stretch: { ...there, userId: 'bo' } });
    expect([is(), ask.calls.length]).toEqual([{ on: 'summing' }, 1]);
    actor.send({ type: 'stretch.changedElsewhere', stretch: there });
    await ask.last().answer(played);
    expect(is()).toEqual({ on: 'playing' });
  });

  test('ends with the session, and with the wish for it', () => {
    const { actor, is } = start();
    actor.send({ type: 'player.changed', player: null, kept: null, now });
    const { player: checked, stretch } = actor.getSnapshot().context;
    expect([is(), checked, stretch]).toEqual(['off', null, null]);
  });

  test('is kept in the browser from the beginning, and with every tick', () => {
    const { keeps, tick } = start();
    const begun = { userId: 'ana', startedAt: now, checkedAt: now, seenAt: now };
    expect(keeps.seen.map(({ stretch }) => stretch)).toEqual([begun]);
    tick(now + minute);
    expect(keeps.seen.at(-1)?.stretch).toEqual({ ...begun, seenAt: now + minute });
  });

  test('counts the time while it sums', async () => {
    const { actor, ask, tick, stretch } = start();
    tick(now + 15 * minute);
    tick(now + 16 * minute);
    await ask.last().answer(played);
    actor.send({ type: 'play.continued' });
    expect(stretch()?.checkedAt).toBe(now + 16 * minute);
  });
});
