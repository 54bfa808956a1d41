import { createActor, fromCallback } from 'xstate';
import type { GameBet } from '../../contract/games/game.ts';
import type { RouletteBet } from '../../contract/games/roulette.ts';
import type { TableLine } from '../../contract/games/shared-rounds.ts';
import type { RoundAnswer } from '../../contract/games/studio.ts';
import { answerExample, exampleRound, openedExample, unfinishedExample } from '../../machines/game/game-examples.ts';
import type { OfRound } from '../../machines/game/game-flow.ts';
import type { GamePhase } from '../../machines/game/game-play.ts';
import { redWins } from '../../machines/shared-round/shared-round.cases.ts';
import { sharedRoundMachine, type TableNews } from '../../machines/shared-round/shared-round.machine.ts';
import { answering } from '../../machines/testing/recorder.ts';
import { gameEffects } from './game-effects.ts';

export const noChips: RouletteBet = { engine: 'roulette', chips: [] };
export const chipsOnRed: RouletteBet = { engine: 'roulette', chips: [{ place: 'red', stake: 5_000 }] };
const chain = { end: '9f'.repeat(32), salt: 'roulette-kalemegdan-2026-03-01', rounds: 2_880 };
export const openTable = (round = 7): TableLine => ({
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
export const closing: TableLine = { type: 'closing', round: 7, now: 20_000 };
export const drawn: TableLine = {
  type: 'drawn',
  round: 7,
  result: { engine: 'roulette', number: 32 },
  seed: '5e'.repeat(32),
  now: 21_500,
};
export const paid: TableLine = { type: 'paid', round: 7, now: 26_500 };
export const placedBet = answerExample({
  state: 'open',
  outcome: null,
  open: { engine: 'table', stake: 5_000, bet: chipsOnRed, round: 7 },
  balance: 95_000,
});
export const tableOver = answerExample({ outcome: redWins, balance: 105_000 });

/** A running game at a table, whose effects the test answers. */
export const startedTable = () => {
  const { clock, effects, actors, actions, streams } = gameEffects();
  const play = answering<RoundAnswer, OfRound & { bet: GameBet | null; sharedRound: number }>();
  const actor = createActor(
    sharedRoundMachine.provide({
      actors: {
        ...actors,
        playRound: play.logic,
        followTable: fromCallback<{ type: string }, { token: string }, TableNews>(() => {
          streams.opened += 1;
          if (streams.broken) throw new Error('no stream');
        }),
      },
      actions,
    }),
    { clock },
  ).start();
  const hear = (line: TableLine, at = line.type === 'seats' ? 0 : line.now) =>
    actor.send({ type: 'table.told', line, at });
  const at = (tag: GamePhase) => actor.getSnapshot().hasTag(tag);
  const lay = (next: GameBet = chipsOnRed) => actor.send({ type: 'bet.changed', bet: next });
  const place = () => actor.send({ type: 'round.asked', roundId: exampleRound });
  const context = () => actor.getSnapshot().context;
  return { actor, clock, ...effects, play, streams, hear, at, lay, place, context };
};

export const openedTable = async (unfinished: RoundAnswer | null = null) => {
  const started = startedTable();
  started.actor.send({ type: 'game.named', opening: { demo: 'roulette-kalemegdan' } });
  await started.opening
    .last()
    .answer({ game: openedExample({ unfinished: unfinished && unfinishedExample(unfinished) }), bet: noChips });
  return started;
};

/** A bet is on its way to the table. */
export const askedTable = async () => {
  const started = await openedTable();
  started.hear(openTable());
  started.lay();
  started.place();
  return started;
};
