import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { CasinoGame } from '../../contract/http/casino.ts';
import { answering } from '../testing/recorder.ts';
import { type FoundGames, gameSearchMachine } from './game-search.machine.ts';

const start = () => {
  const searches = answering<FoundGames, { words: string }>();
  const clock = new SimulatedClock();
  const machine = gameSearchMachine.provide({ actors: { searchGames: searches.logic } });
  const actor = createActor(machine, { clock }).start();
  actor.send({ type: 'dialog.opened' });
  const type = (words: string) => actor.send({ type: 'words.typed', words });
  return { actor, clock, searches, type, is: () => actor.getSnapshot().value };
};

test('two letters ask for nothing, three when they have rested for 150 ms', () => {
  const { clock, searches, type, is } = start();
  type('ru');
  clock.increment(1_000);
  expect([is(), searches.calls]).toEqual([{ open: 'short' }, []]);
  type('rul');
  clock.increment(149);
  expect(searches.calls).toEqual([]);
  clock.increment(1);
  expect(searches.last().input).toEqual({ words: 'rul' });
});

test('of two searches the later one counts', async () => {
  const { actor, clock, searches, type } = start();
  type('rou');
  clock.increment(150);
  type('roul');
  await searches.last().answer({ games: [], popular: [] });
  clock.increment(150);
  expect(searches.calls.map(({ input }) => input.words)).toEqual(['rou', 'roul']);
  expect(actor.getSnapshot().value).toEqual({ open: 'asking' });
});

test('a search without an answer says so, and the next letter tries again', async () => {
  const { clock, searches, type, is } = start();
  type('rou');
  clock.increment(150);
  await searches.last().fail('no answer');
  expect(is()).toEqual({ open: 'failed' });
  type('roul');
  expect(is()).toEqual({ open: 'resting' });
});

test('a closed dialog has forgotten what was typed', () => {
  const { actor, type } = start();
  type('rou');
  actor.send({ type: 'dialog.closed' });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.words]).toEqual(['closed', '']);
});

const exampleGame: CasinoGame = {
  game_code: 'ten-stones',
  name: 'Ten Stones',
  provider: 'Oakspin',
  provider_code: 'oakspin',
  engine: 'slot',
  sections: [],
  tags: [],
  rtp: [96, 96],
  volatility: 3,
  one_in: 4,
  highest: 1_000,
  cycle: null,
  demo: true,
  enabled: true,
  is_new: false,
  rounds_today: 0,
  limits: {},
};
const found: FoundGames = { games: [], popular: [exampleGame] };
const foundSome = async () => {
  const started = start();
  started.type('rou');
  started.clock.increment(150);
  await started.searches.last().answer(found);
  const shown = () => {
    const { words, games, popular } = started.actor.getSnapshot().context;
    return { words, games, popular };
  };
  return { ...started, shown };
};

test('what was found stays while more is typed, and goes with the third letter', async () => {
  const { type, is, shown } = await foundSome();
  type('roul');
  expect(shown()).toEqual({ words: 'roul', ...found });
  type('ro');
  expect([is(), shown()]).toEqual([{ open: 'short' }, { words: 'ro', games: [], popular: [] }]);
});

test('what another search found is not shown for one without an answer', async () => {
  const { clock, searches, type, shown } = await foundSome();
  type('roul');
  clock.increment(150);
  await searches.last().fail('no answer');
  expect(shown()).toEqual({ words: 'roul', games: [], popular: [] });
});
