import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { OpenedRounds, TurnedSeeds } from '../../contract/games/studio.ts';
import { exampleRound, exampleSeeds } from '../game/game-examples.ts';
import { answering } from '../testing/recorder.ts';
import { gameRecordsCases } from './game-records.cases.ts';
import { gameRecordsMachine, type RoundVerdict } from './game-records.machine.ts';

const start = () => {
  const askRounds = answering<OpenedRounds>();
  const turnSeeds = answering<TurnedSeeds, { clientSeed: string }>();
  const checkRecord = answering<
    RoundVerdict,
    { round: OpenedRounds['rounds'][number] | null; hashes: readonly string[] }
  >();
  const actors = { askRounds: askRounds.logic, turnSeeds: turnSeeds.logic, checkRecord: checkRecord.logic };
  const actor = createActor(gameRecordsMachine.provide({ actors })).start();
  return { actor, askRounds, turnSeeds, checkRecord, is: () => actor.getSnapshot().value };
};

const { answers } = gameRecordsCases;
const first = <One>([one]: readonly One[]): One => {
  if (one === undefined) throw new Error('There is no example');
  return one;
};

test('Rounds are told anew when the seeds are turned over, and one of them is checked with every hash seen', async () => {
  const { actor, askRounds, turnSeeds, checkRecord, is } = start();
  actor.send({ type: 'hash.seen', seeds: exampleSeeds });
  actor.send({ type: 'records.opened' });
  await askRounds.last().answer(first(answers.askRounds.done));
  actor.send({ type: 'seeds.turned', clientSeed: 'quiet-river' });
  expect(turnSeeds.last().input).toEqual({ clientSeed: 'quiet-river' });
  await turnSeeds.last().answer(first(answers.turnSeeds.done));
  await askRounds.last().answer(first(answers.askRounds.done));
  expect(askRounds.calls).toHaveLength(2);
  actor.send({ type: 'check.asked', roundId: exampleRound });
  expect(checkRecord.last().input.hashes).toEqual([exampleSeeds.hash, 'ab'.repeat(32)]);
  await checkRecord.last().answer(first(answers.checkRecord.done));
  expect(is()).toBe('checked');
  actor.send({ type: 'check.closed' });
  const { asked, verdict } = actor.getSnapshot().context;
  expect([is(), asked, verdict]).toEqual(['listed', null, null]);
});

test('Seeds are not turned over while a round is open, and the list stays', async () => {
  const { actor, askRounds, turnSeeds, is } = start();
  actor.send({ type: 'records.opened' });
  await askRounds.last().answer({ rounds: [] });
  actor.send({ type: 'seeds.turned', clientSeed: 'x' });
  await turnSeeds.last().fail({ status: 409, key: 'roundOpen' });
  expect([is(), actor.getSnapshot().context.refusal]).toEqual(['listed', { key: 'roundOpen', values: null }]);
});

test('Rounds that did not come are asked for again', async () => {
  const { actor, askRounds, is } = start();
  actor.send({ type: 'records.opened' });
  await askRounds.last().fail('no answer');
  expect(is()).toBe('unavailable');
  actor.send({ type: 'records.retried' });
  expect([is(), askRounds.calls.length]).toEqual(['loading', 2]);
});

test('Whether seeds were turned over without an answer is looked up in the rounds', async () => {
  const { actor, askRounds, turnSeeds, is } = start();
  actor.send({ type: 'records.opened' });
  await askRounds.last().answer({ rounds: [] });
  actor.send({ type: 'seeds.turned', clientSeed: 'x' });
  await turnSeeds.last().fail('no answer');
  expect(is()).toBe('unavailable');
});

test('A check that fails says why until the records are closed', async () => {
  const { actor, askRounds, checkRecord, is } = start();
  actor.send({ type: 'records.opened' });
  await askRounds.last().answer(first(answers.askRounds.done));
  actor.send({ type: 'check.asked', roundId: exampleRound });
  await checkRecord.last().fail({ status: 404, key: 'roundUnknown' });
  expect([is(), actor.getSnapshot().context.refusal?.key]).toEqual(['listed', 'roundUnknown']);
  actor.send({ type: 'records.closed' });
  expect([is(), actor.getSnapshot().context.refusal]).toEqual(['closed', null]);
});
