import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { GameBet } from '../../contract/games/game.ts';
import type { RouletteBet } from '../../contract/games/roulette.ts';
import type { TableLine } from '../../contract/games/shared-rounds.ts';
import type { RoundAnswer } from '../../contract/games/studio.ts';
import { answerExample, exampleRound, openedExample, unfinishedExample } from '../game/game-examples.ts';
import type { Shown } from '../game/game-flow.ts';
import type { GameOpening, OpenedGame } from '../game/game-play.ts';
import { answering, recording } from '../testing/recorder.ts';
import { redWins } from './shared-round.cases.ts';
import { sharedRoundMachine, type TableNews } from './shared-round.machine.ts';

interface OfRound {
  token: string;
  roundId: string;
}

const none: RouletteBet = { engine: 'roulette', chips: [] };
const bet: RouletteBet = { engine: 'roulette', chips: [{ place: 'red', stake: 5_000 }] };
const chain = { end: '9f'.repeat(32), salt: 'roulette-kalemegdan-2026-03-01', rounds: 2_880 };
const open = (round = 7): TableLine => ({
  type: 'open',
  round,
  closes: 20_000,
  draws: 21_500,
  pays: 26_500,
  settles: 21_500,
  over: 30_000,
  now: 0,
  field: null,
  last: [],
  chain,
});
const closing: TableLine = { type: 'closing', round: 7, now: 20_000 };
const drawn: TableLine = {
  type: 'drawn',
  round: 7,
  result: { engine: 'roulette', number: 32 },
  seed: '5e'.repeat(32),
  now: 21_500,
};
const paid: TableLine = { type: 'paid', round: 7, now: 26_500 };
const placed = answerExample({
  state: 'open',
  outcome: null,
  open: { engine: 'table', stake: 5_000, bet, round: 7 },
  balance: 95_000,
});
const over = answerExample({ outcome: redWins, balance: 105_000 });

const start = () => {
  const clock = new SimulatedClock();
  const opening = answering<OpenedGame, { opening: GameOpening | null }>();
  const play = answering<RoundAnswer, OfRound & { bet: GameBet | null; sharedRound: number }>();
  const ask = answering<RoundAnswer, OfRound>();
  const present = answering<void, Shown>();
  const ends = recording<{ roundId: string }>();
  const streams = { opened: 0 };
  const actor = createActor(
    sharedRoundMachine.provide({
      actors: {
        openGame: opening.logic,
        playRound: play.logic,
        askRound: ask.logic,
        presentOutcome: present.logic,
        followTable: fromCallback<{ type: string }, { token: string }, TableNews>(() => {
          streams.opened += 1;
        }),
      },
      actions: { tellStarted: () => undefined, tellEnded: ends.action, tellFailed: () => undefined },
    }),
    { clock },
  ).start();
  const hear = (line: TableLine, at = line.type === 'seats' ? 0 : line.now) =>
    actor.send({ type: 'table.told', line, at });
  const at = (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) => actor.getSnapshot().hasTag(tag);
  const lay = (next: GameBet = bet) => actor.send({ type: 'bet.changed', bet: next });
  const place = () => actor.send({ type: 'round.asked', roundId: exampleRound });
  const context = () => actor.getSnapshot().context;
  return { actor, clock, opening, play, ask, present, ends, streams, hear, at, lay, place, context };
};

const opened = async (unfinished: RoundAnswer | null = null) => {
  const started = start();
  started.actor.send({ type: 'game.named', opening: { demo: 'roulette-kalemegdan' } });
  await started.opening
    .last()
    .answer({ game: openedExample({ unfinished: unfinished && unfinishedExample(unfinished) }), bet: none });
  return started;
};

const atTable = async () => {
  const started = await opened();
  started.hear(open());
  started.lay();
  started.place();
  return started;
};

test('chips count when they are placed while the table is open, and what was laid then is another bet', async () => {
  const { play, hear, lay, place, at, context } = await opened();
  place();
  expect(play.calls).toHaveLength(0);
  hear(open());
  lay();
  place();
  expect(play.last().input).toMatchObject({ sharedRound: 7, roundId: exampleRound, bet });
  await play.last().answer(placed);
  expect([at('inTurn'), context().credit, context().bet]).toEqual([true, 95_000, none]);
});

test('chips that were not placed when betting closes go back, and are laid again by undo', async () => {
  const { actor, play, hear, lay, at, context } = await opened();
  hear(open());
  lay();
  hear(closing);
  expect([at('late'), context().bet, play.calls]).toEqual([true, none, []]);
  // The felt is locked: what is laid now goes back as well.
  lay();
  expect([at('late'), context().bet]).toEqual([true, none]);
  hear(open(8));
  actor.send({ type: 'bet.undone' });
  expect([at('ready'), context().bet]).toEqual([true, bet]);
});

test('a bet that arrived after betting had closed is not booked, and the player is told', async () => {
  const { play, ends, at, context } = await atTable();
  await play.last().fail({ status: 409, key: 'bettingClosed' });
  expect([at('late'), context().credit, context().placed?.bet]).toEqual([true, 100_000, null]);
  expect(ends.seen).toEqual([{ roundId: exampleRound }]);
});

test('a bet in the last second whose answer was lost is asked about, never placed again: booked', async () => {
  const { clock, play, ask, present, hear, at, context, ends } = await atTable();
  hear(closing);
  await play.last().fail('no answer');
  expect(at('unknown')).toBe(true);
  clock.increment(1_500);
  await ask.last().answer(placed);
  expect([at('inTurn'), play.calls.length, context().credit]).toEqual([true, 1, 95_000]);
  hear(drawn);
  clock.increment(500);
  await ask.last().answer(over);
  await present.last().answer();
  expect([at('ready'), context().credit, ends.seen]).toEqual([true, 105_000, [{ roundId: exampleRound }]]);
});

test('a bet on a race is placed at the prices of who runs in it, also when it was laid before', async () => {
  const { actor, play, hear, lay, place } = await opened();
  const chips = [{ place: 'win-3', stake: 5_000 }];
  const runs = (round: number, field: number[]): TableLine => ({ ...open(round), field }) as TableLine;
  hear(runs(7, [0, 1, 2, 3, 4, 5]));
  lay({ engine: 'race', field: [0, 1, 2, 3, 4, 5], chips });
  hear(closing);
  hear(runs(8, [11, 10, 9, 8, 7, 6]));
  actor.send({ type: 'bet.undone' });
  place();
  expect(play.last().input).toMatchObject({
    sharedRound: 8,
    bet: { engine: 'race', field: [11, 10, 9, 8, 7, 6], chips },
  });
});

test('a draw that is shown for minutes is asked about when the last of it has been seen', async () => {
  const { clock, play, ask, hear, lay, place, at } = await opened();
  const long: TableLine = { ...open(), pays: 123_500, settles: 123_500, over: 130_000 } as TableLine;
  hear(long);
  lay();
  place();
  await play.last().answer(placed);
  hear(closing);
  hear(drawn);
  clock.increment(100_000);
  expect([at('inTurn'), ask.calls]).toEqual([true, []]);
  hear({ ...paid, now: 123_500 } as TableLine);
  clock.increment(500);
  await ask.last().answer(over);
  expect(at('showing')).toBe(true);
});

test('or refused: it never came, and nothing was staked', async () => {
  const { clock, play, ask, at, context } = await atTable();
  await play.last().fail('no answer');
  clock.increment(1_500);
  await ask.last().fail('no answer');
  clock.increment(1_500);
  await ask.last().fail({ status: 404, key: 'roundUnknown' });
  expect([at('takenBack'), play.calls.length, context().credit]).toEqual([true, 1, 100_000]);
});

test('what a drawn round came to is asked for until the studio has it', async () => {
  const { clock, play, ask, present, hear, at } = await atTable();
  await play.last().answer(placed);
  hear(closing);
  hear(drawn);
  clock.increment(499);
  expect(ask.calls).toHaveLength(0);
  clock.increment(1);
  await ask.last().answer(placed);
  clock.increment(500);
  await ask.last().fail('no answer');
  clock.increment(500);
  await ask.last().answer(over);
  expect([ask.calls.length, at('showing')]).toEqual([3, true]);
  await present.last().answer();
  hear(paid);
  expect(at('ready')).toBe(true);
});

test('a lost line is sought again and takes no bets; a round that was drawn unheard is asked about', async () => {
  const { actor, clock, streams, play, ask, hear, lay, place, at, context } = await atTable();
  await play.last().answer(placed);
  actor.send({ type: 'table.lost', error: 'cut' });
  expect(context().table?.live).toBe(false);
  clock.increment(1_000);
  expect(streams.opened).toBe(2);
  hear(open(8));
  clock.increment(500);
  await ask.last().answer(answerExample({ state: 'takenBack', outcome: null }));
  expect(at('takenBack')).toBe(true);
  actor.send({ type: 'table.lost', error: 'cut' });
  lay();
  place();
  expect(play.calls).toHaveLength(1);
  clock.increment(1_000);
  actor.send({ type: 'table.lost', error: { status: 403, key: 'gameSessionEnded' } });
  expect(at('failed')).toBe(true);
});

test('who comes back finds his bet on the table, or what it came to', async () => {
  const { clock, ask, hear, at } = await opened(placed);
  expect(at('inTurn')).toBe(true);
  hear(open());
  hear(drawn);
  clock.increment(500);
  await ask.last().answer(over);
  expect(at('showing')).toBe(true);
  expect((await opened(over)).at('showing')).toBe(true);
});

test('a pause waits for the end of a round that is bet on', async () => {
  const { actor, clock, play, ask, present, hear, at } = await atTable();
  await play.last().answer(placed);
  actor.send({ type: 'page.paused' });
  expect(at('inTurn')).toBe(true);
  hear(drawn);
  clock.increment(500);
  await ask.last().answer(over);
  await present.last().answer();
  expect(at('paused')).toBe(true);
  actor.send({ type: 'page.resumed' });
  expect(at('ready')).toBe(true);
});
