import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, type EventObject, fromCallback, SimulatedClock } from 'xstate';
import { shownExample } from '../game/game-examples.ts';
import type { FrameEvent } from '../game-session/game-session-event.ts';
import { answering } from '../testing/recorder.ts';
import { type ReplayedRound, roundReplayMachine } from './round-replay.machine.ts';

const replayed: ReplayedRound = { address: '/play/ten-stones', nonce: 'n1', round: shownExample };

const start = () => {
  const loads = answering<ReplayedRound | null, { roundId: string | null }>();
  const told: AnyEventObject[] = [];
  const clock = new SimulatedClock();
  const machine = roundReplayMachine.provide({
    actors: {
      loadRound: loads.logic,
      frame: fromCallback<EventObject, { nonce: string }, FrameEvent>(({ receive }) =>
        receive((words) => void told.push(words)),
      ),
    },
    actions: { logFailure: () => undefined },
  });
  const actor = createActor(machine, { clock }).start();
  actor.send({ type: 'round.asked', roundId: 'r1' });
  return { actor, loads, told, clock, is: () => actor.getSnapshot().value };
};

test('a round is shown as soon as its frame stands', async () => {
  const { actor, loads, told, is } = start();
  expect(loads.last().input).toEqual({ roundId: 'r1' });
  await loads.last().answer(replayed);
  expect(told).toEqual([]);
  actor.send({ type: 'frame.ready' });
  expect([is(), told]).toEqual([{ framed: 'showing' }, [{ type: 'show', round: shownExample }]]);
});

test('one that nobody tells any more is said to be', async () => {
  const { loads, is } = start();
  await loads.last().answer(null);
  expect(is()).toBe('untold');
});

test('a frame that does not come within 20 s is given up', async () => {
  const { loads, clock, is } = start();
  await loads.last().answer(replayed);
  clock.increment(19_999);
  expect(is()).toEqual({ framed: 'opening' });
  clock.increment(1);
  expect(is()).toBe('failed');
});

test('another round takes the place of the one before, and nothing is left of one that was closed', async () => {
  const { actor, loads, is } = start();
  actor.send({ type: 'round.asked', roundId: 'r2' });
  expect(loads.calls.map(({ input }) => input.roundId)).toEqual(['r1', 'r2']);
  actor.send({ type: 'round.left' });
  expect([is(), actor.getSnapshot().context]).toEqual(['closed', { roundId: null, replayed: null }]);
});

test('one that could not be loaded, or whose frame fails, is said to be', async () => {
  const unloaded = start();
  await unloaded.loads.last().fail('no answer');
  expect(unloaded.is()).toBe('failed');
  const unframed = start();
  await unframed.loads.last().answer(replayed);
  unframed.actor.send({ type: 'frame.failed', reason: 'unreachable' });
  expect(unframed.is()).toBe('failed');
});
