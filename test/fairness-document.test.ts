import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { GameBet, GameOutcome } from '../contract/games/game.ts';
import { checkRound } from '../domain/games/check-round.ts';
import { fieldOfFootball, footballRates } from '../domain/games/football/football.ts';
import { drawSeeds, jackpots, potNames, potsWon } from '../domain/games/jackpots/jackpots.ts';
import { fieldOfRace } from '../domain/games/race/race.ts';
import { titleOf } from '../domain/games/titles.ts';
import { root } from '../server/root.ts';

const [, lines = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/fairness.md'), 'utf8')) ?? [];

/** What a player gets who runs the lines of the document. */
const byHand = (...words: string[]): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-', ...words], { input: lines, encoding: 'utf8' }),
  );

const seeds = { serverSeed: '9f2c71b05d3ac8e2'.repeat(4), clientSeed: 'quiet-river-77', nonce: 43 };
const stake = 10_000;

const numbersIn = (outcome: GameOutcome): unknown => {
  switch (outcome.engine) {
    case 'fruit':
    case 'slot':
      return outcome.spin.stops;
    case 'roulette':
      return outcome.number;
    case 'crash':
      return outcome.crashAt;
    case 'mines':
      return outcome.board;
    case 'plinko':
      return outcome.path;
    case 'dice':
      return outcome.roll;
    case 'blackjack':
      return [outcome.hands[0]?.cards[0], outcome.dealer[0], outcome.hands[0]?.cards[1], outcome.dealer[1]];
    case 'poker':
      return outcome.dealt;
    case 'baccarat':
      return [outcome.player[0], outcome.banker[0], outcome.player[1], outcome.banker[1]];
    case 'race':
      return outcome.order;
    case 'football':
      return outcome.goals.map((goals) => goals.map(({ minute, side }) => [minute, side]));
    case 'keno':
    case 'six':
      return outcome.drawn;
  }
};

const lengthsOf = (code: string): string[] => {
  const title = titleOf(code);
  return title?.engine === 'slot' || title?.engine === 'fruit'
    ? title.config.strips.map((strip) => String(strip.length))
    : [];
};

const race = fieldOfRace(seeds);
const strengthsOf = (field: readonly number[]): string[] => {
  const title = titleOf('greyhounds');
  return title?.engine === 'race' ? field.map((dog) => String(title.config.strengths[dog])) : [];
};

const matches = fieldOfFootball(seeds);
const ratesOf = (field: readonly number[]): string[] => {
  const title = titleOf('evening-league');
  if (title?.engine !== 'football') return [];
  return [1, 2, 3, 4].flatMap((match) => {
    const { home, away } = footballRates(title.config, field, match);
    return [String(home), String(away)];
  });
};

test.each<[string, string, GameBet, string[]]>([
  ['burning-seven', 'reels', { engine: 'fruit', stake }, lengthsOf('burning-seven')],
  ['ten-stones', 'reels', { engine: 'slot', stake }, lengthsOf('ten-stones')],
  ['roulette', 'roulette', { engine: 'roulette', chips: [{ place: 'red', stake }] }, []],
  ['skyline-crash', 'crash', { engine: 'crash', stake, target: 200 }, []],
  ['minefield', 'mines', { engine: 'mines', stake, mines: 5 }, ['5']],
  ['plinko-drop', 'plinko', { engine: 'plinko', stake, rows: 16, risk: 'high' }, ['16']],
  ['lucky-dice', 'dice', { engine: 'dice', stake, side: 'under', chance: 4_850 }, []],
  ['blackjack', 'cards', { engine: 'blackjack', stake }, ['4']],
  ['jacks-or-better', 'poker', { engine: 'poker', stake }, ['5']],
  ['baccarat-sava', 'baccarat', { engine: 'baccarat', chips: [{ place: 'tie', stake }] }, ['4']],
  ['greyhounds', 'race', { engine: 'race', field: race, chips: [{ place: 'odd', stake }] }, strengthsOf(race)],
  [
    'evening-league',
    'football',
    { engine: 'football', field: matches, chips: [{ place: 'home-1', stake }] },
    ratesOf(matches),
  ],
  ['six-of-48', 'six', { engine: 'six', chips: [{ place: '5-12-19-27-33-46', stake }] }, []],
  ['polar-keno', 'keno', { engine: 'keno', stake, marks: [3, 17, 44] }, []],
])('the lines of docs/fairness.md compute a round of %s', (title, game, bet, more) => {
  const checked = checkRound({ title, bet, seeds });
  if (!checked.ok) throw new Error(checked.reason);
  expect(byHand(game, seeds.serverSeed, seeds.clientSeed, String(seeds.nonce), ...more)).toEqual({
    seedHash: checked.seedHash,
    result: numbersIn(checked.outcome),
  });
});

test('the lines of docs/fairness.md compute the draw of the jackpots', () => {
  const draw = drawSeeds(seeds.serverSeed, { userId: 'a-player', gameCode: 'ten-stones', roundId: 'round-2' });
  const odds = potNames.map((pot) => jackpots[2]?.[pot].oneIn ?? 0);
  const { result } = byHand('jackpot', draw.serverSeed, draw.clientSeed, '0', ...odds.map(String)) as {
    result: number[];
  };
  expect(result).toHaveLength(3);
  // Each pot falls from the stake on that is above its number.
  for (const [nth, pot] of potNames.entries()) {
    const number = result[nth] ?? 0;
    expect(potsWon(draw, 2, number)).not.toContain(pot);
    expect(potsWon(draw, 2, number + 1)).toContain(pot);
  }
});
