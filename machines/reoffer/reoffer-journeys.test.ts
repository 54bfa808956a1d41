import { describe, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { OfferAnswer } from '../../contract/storage/slip.ts';
import { answering, counting, recording } from '../testing/recorder.ts';
import { exampleNow, exampleTicketId, offerOf } from '../ticket/ticket-examples.ts';
import { type ReofferEvent, type ReofferReport, reofferMachine } from './reoffer.machine.ts';

const start = () => {
  const post = answering<void, { ticketId: string; answer: OfferAnswer }>();
  const reports = recording<ReofferReport>();
  const failures = recording<{ error: unknown }>();
  const beeps = counting();
  let send: ((event: { type: 'clock.ticked'; now: number }) => void) | null = null;
  const actor = createActor(
    reofferMachine.provide({
      actors: {
        postAnswer: post.logic,
        ticker: fromCallback(({ sendBack }) => {
          send = sendBack;
          return () => {
            send = null;
          };
        }),
      },
      actions: { report: reports.action, logFailure: failures.action, beep: beeps.action },
    }),
  ).start();
  return {
    actor,
    post,
    reports,
    failures,
    beeps,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    isTicking: () => send !== null,
    /** Milliseconds since the offer was made. */
    tick: (after: number) => send?.({ type: 'clock.ticked', now: exampleNow + after }),
    made: (different: Partial<Extract<ReofferEvent, { type: 'offer.made' }>> = {}) =>
      actor.send({ type: 'offer.made', offer: offerOf(), answer: null, now: exampleNow, ...different }),
  };
};

const second = 1_000;
const timedOut = { accepted: false, reason: 'timeout' };
const nothing = { offer: null, answer: timedOut, secondsLeft: 0 };
const answered = (answer: unknown) => ({ type: 'offer.answered', ticketId: exampleTicketId, answer });

describe('An offer', () => {
  test('opens the dialog and counts 20 seconds down by the clock of the server', () => {
    const { made, tick, state, context } = start();
    made();
    expect([state(), context().secondsLeft]).toEqual([{ asking: 'shown' }, 20]);
    tick(3 * second);
    expect(context().secondsLeft).toBe(17);
  });

  test('in a hidden tab, whose clock is heard once a minute, is over in one step and beeps for none it slept through', () => {
    const { made, tick, state, context, beeps, post } = start();
    made();
    tick(2 * second);
    tick(62 * second);
    expect([state(), context().secondsLeft, beeps.times()]).toEqual(['answering', 0, 0]);
    expect(post.calls.map(({ input }) => input.answer)).toEqual([timedOut]);
  });

  test('counts from what is left of it, never from more than 20, and never up again', () => {
    const late = start();
    late.made({ now: exampleNow + 12 * second });
    expect(late.context().secondsLeft).toBe(8);
    const behind = start();
    behind.made({ now: exampleNow - 3600 * second });
    expect(behind.context().secondsLeft).toBe(20);
    behind.tick(5 * second);
    behind.tick(2 * second);
    expect(behind.context().secondsLeft).toBe(15);
  });

  test.each([
    ['accepted', 'offer.accepted', { accepted: true }],
    ['declined', 'offer.declined', { accepted: false, reason: 'Player declined.' }],
  ] as const)('%s stops the countdown, is told and posted once, and its data is cleared', async (_, type, answer) => {
    const { made, actor, post, reports, state, context, isTicking } = start();
    made();
    actor.send({ type });
    actor.send({ type: 'offer.accepted' });
    actor.send({ type: 'offer.declined' });
    expect([state(), isTicking()]).toEqual(['answering', false]);
    expect(post.calls.map(({ input }) => input)).toEqual([{ ticketId: exampleTicketId, answer }]);
    expect(reports.seen).toEqual([answered(answer)]);
    await post.last().answer();
    expect([state(), context()]).toEqual(['none', nothing]);
  });

  test('is open a millisecond before its deadline, and posted as timed out at it', () => {
    const { made, tick, post, reports, state } = start();
    made();
    tick(20 * second - 1);
    expect([state(), post.calls]).toEqual([{ asking: 'shown' }, []]);
    tick(20 * second);
    expect(state()).toBe('answering');
    expect(post.last().input).toEqual({ ticketId: exampleTicketId, answer: timedOut });
    expect(reports.seen).toEqual([answered(timedOut)]);
  });

  test('that comes after its deadline is timed out at once: less than no time is none', () => {
    const { made, state, context } = start();
    made({ now: exampleNow + 25 * second });
    expect([state(), context().secondsLeft]).toEqual(['answering', 0]);
  });

  test('put aside leaves the slip to answer, and the same deadline', () => {
    const { made, actor, tick, post, state } = start();
    made();
    actor.send({ type: 'dialog.closed' });
    tick(8 * second);
    // Ping repeats it meanwhile.
    made({ now: exampleNow + 9 * second });
    expect([state(), actor.getSnapshot().context.secondsLeft]).toEqual([{ asking: 'aside' }, 12]);
    tick(20 * second);
    expect(post.last().input.answer).toEqual(timedOut);
  });

  test('that was decided elsewhere closes both views and posts nothing', () => {
    for (const closed of [true, false]) {
      const { made, actor, post, reports, state, context } = start();
      made();
      if (closed) actor.send({ type: 'dialog.closed' });
      actor.send({ type: 'offer.over' });
      expect([state(), context(), post.calls, reports.seen]).toEqual(['none', nothing, [], []]);
    }
  });

  test('that is answered already is sent without asking', () => {
    const { made, post, reports, state } = start();
    made({ answer: { accepted: true } });
    expect(state()).toBe('answering');
    expect(post.last().input).toEqual({ ticketId: exampleTicketId, answer: { accepted: true } });
    expect(reports.seen).toEqual([answered({ accepted: true })]);
  });

  test('whose answer is lost says nothing to the player, is logged, and the answer can be sent again', async () => {
    const { made, actor, post, failures, state, context } = start();
    made();
    actor.send({ type: 'offer.accepted' });
    await post.last().fail('no answer');
    expect([state(), context(), failures.seen.length]).toEqual(['none', nothing, 1]);
    made({ answer: { accepted: true } });
    expect(post.calls).toHaveLength(2);
  });

  test('goes on without ticks until the ticket tells of its end', () => {
    const silent = createActor(
      reofferMachine.provide({
        actors: {
          ticker: fromCallback(() => {
            throw new Error('broken');
          }),
        },
        actions: { logFailure: () => undefined },
      }),
    ).start();
    silent.send({ type: 'offer.made', offer: offerOf(), answer: null, now: exampleNow });
    expect(silent.getSnapshot().value).toEqual({ asking: 'shown' });
    silent.send({ type: 'offer.over' });
    expect(silent.getSnapshot().value).toBe('none');
  });
});

describe('Beeps', () => {
  const heard = (closed: boolean) => {
    const { made, actor, tick, beeps } = start();
    made();
    if (closed) actor.send({ type: 'dialog.closed' });
    return Array.from({ length: 20 }, (_, passed) => 19 - passed).filter((left) => {
      const before = beeps.times();
      tick((20 - left) * second);
      // A page that is looked at again ticks in between.
      tick((20 - left) * second);
      return beeps.times() - before === 1;
    });
  };

  test('sound for the seconds 6 to 2 while the slip awaits confirm or reject', () => {
    expect(heard(true)).toEqual([6, 5, 4, 3, 2]);
  });

  test('sound each second from 5 on in the dialog as well', () => {
    expect(heard(false)).toEqual([6, 5, 4, 3, 2, 1]);
  });
});
