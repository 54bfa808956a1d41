import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { MinesBet, MinesTurn } from '../../../contract/games/mines.ts';
import { toNumber } from '../fraction.ts';
import { lastStep, type MinesConfig, minesMultiple } from './mines.ts';
import { finishLeftOpen, minesAfter, minesOutcomeOf, minesWorth, startMines, takeTurn } from './mines-round.ts';

const config: MinesConfig = { fields: 25, returnPercent: 97, highest: 10_000 };
const bet: MinesBet = { engine: 'mines', stake: 10_000, mines: 3 };
const board = [4, 12, 24];
const reveal = (field: number): MinesTurn => ({ type: 'reveal', field });

const playMines = (...[of, placed, mined, turns]: Parameters<typeof minesAfter>) => {
  const round = minesAfter(of, placed, mined, turns);
  return round && minesOutcomeOf(finishLeftOpen(of, round), mined);
};

const game = fc.integer({ min: 1, max: 24 }).chain((mines) =>
  fc.record({
    bet: fc.record({
      engine: fc.constant('mines' as const),
      stake: fc.integer({ min: 1, max: 50_000 }),
      mines: fc.constant(mines),
    }),
    board: fc.shuffledSubarray(
      Array.from({ length: 25 }, (_, field) => field),
      { minLength: mines, maxLength: mines },
    ),
    turns: fc.array(
      fc.oneof(
        { weight: 6, arbitrary: fc.nat(30).map(reveal) },
        { weight: 1, arbitrary: fc.constant<MinesTurn>({ type: 'cashOut' }) },
      ),
      { maxLength: 30 },
    ),
  }),
);

describe('a round of mines', () => {
  property.prop([game], { numRuns: 500 })(
    'never pays beside its table, whatever is tried',
    ({ bet: placed, board: mined, turns }) => {
      let round = startMines(placed);
      for (const turn of turns) {
        const before = round;
        const step = takeTurn(config, mined, round, turn);
        if (!step.taken) {
          expect(
            before.end !== null || turn.type === 'cashOut' || turn.field > 24 || before.revealed.includes(turn.field),
          ).toBe(true);
          continue;
        }
        expect(before.end).toBeNull();
        round = step.round;
      }
      const ended = finishLeftOpen(config, round);
      const safe = ended.revealed.filter((field) => !mined.includes(field)).length;
      const table = safe === 0 ? 1 : toNumber(minesMultiple(config, placed.mines, safe));
      if (ended.end === 'mine') expect(ended.win).toBe(0);
      else expect(Math.abs(ended.win - placed.stake * table)).toBeLessThanOrEqual(0.5 + 1e-6);
      expect(safe).toBeLessThanOrEqual(lastStep(config, placed.mines));
      expect(finishLeftOpen(config, ended)).toEqual(ended);
    },
  );

  test('pays 97 % over the chance to come so far', () => {
    // After two safe fields of 25 with three mines: 22/25 * 21/24 = 0.77.
    expect(toNumber(minesMultiple(config, 3, 2))).toBeCloseTo(0.97 / 0.77, 12);
    expect(playMines(config, bet, board, [reveal(0), reveal(1), { type: 'cashOut' }])).toEqual({
      engine: 'mines',
      stake: 10_000,
      board,
      revealed: [0, 1],
      end: 'cashedOut',
      win: 12_597,
    });
  });

  test('is lost on a mine, and takes no turn after', () => {
    expect(playMines(config, bet, board, [reveal(0), reveal(12)])).toMatchObject({ end: 'mine', win: 0 });
    expect(playMines(config, bet, board, [reveal(12), reveal(0)])).toBeNull();
  });

  test('that was left open for a day pays what was revealed, or gives the stake back', () => {
    expect(playMines(config, bet, board, [reveal(0)])).toMatchObject({ end: 'leftOpen', win: 11_023 });
    expect(playMines(config, bet, board, [])).toMatchObject({ end: 'leftOpen', win: 10_000 });
    expect(minesWorth(config, startMines(bet))).toBe(0);
  });

  test('ends by itself at the highest step', () => {
    const mines = Array.from({ length: 24 }, (_, field) => field);
    expect(playMines(config, { ...bet, mines: 24 }, mines, [reveal(24)])).toMatchObject({
      end: 'highest',
      win: 242_500,
    });
    // Ten mines pay 4,500 times after eleven fields and would pay 16,000 after the twelfth.
    expect(toNumber(minesMultiple(config, 10, lastStep(config, 10)))).toBeLessThanOrEqual(10_000);
    expect(toNumber(minesMultiple(config, 10, lastStep(config, 10) + 1))).toBeGreaterThan(10_000);
  });
});
