import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { baccaratPlaces } from '../../contract/games/baccarat.ts';
import { type GameBet, gameBet, gameOutcome, roundRecord } from '../../contract/games/game.ts';
import { plinkoRisks } from '../../contract/games/plinko.ts';
import type { RoundSeeds } from '../../contract/games/seeds.ts';
import { checkRound } from './check-round.ts';
import { seededNumbers } from './fairness/seeded-numbers.ts';
import { fieldOfFootball, footballPlaces } from './football/football.ts';
import { fieldOfRace, racePlaces } from './race/race.ts';
import { feltPlaces } from './roulette/felt.ts';
import { sixPlaceOf } from './six/six.ts';
import { stakeOf } from './stake-of.ts';
import { playTitle, refuseBet } from './titles/play-title.ts';
import type { Title } from './titles/title.ts';
import { titles } from './titles.ts';

const seeds: fc.Arbitrary<RoundSeeds> = fc.record({
  serverSeed: fc.stringMatching(/^[0-9a-f]{64}$/),
  clientSeed: fc.stringMatching(/^[\w-]{1,64}$/),
  nonce: fc.nat(),
});

const noField = [0, 1, 2, 3, 4, 5];

/** Any bet that the contract lets through, within the limits of dinars or not. */
const bets: fc.Arbitrary<GameBet> = fc.nat(600_000).chain((more) => {
  const stake = Math.max(1, more - (more % 500));
  const distinct = (max: number) => fc.uniqueArray(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: max });
  return fc.oneof(
    fc.constantFrom<GameBet>(
      { engine: 'fruit', stake },
      { engine: 'slot', stake },
      { engine: 'blackjack', stake },
      { engine: 'poker', stake },
    ),
    fc
      .uniqueArray(fc.constantFrom(...feltPlaces.map(({ place }) => place)), { minLength: 1, maxLength: 20 })
      .map((places): GameBet => ({ engine: 'roulette', chips: places.map((place) => ({ place, stake })) })),
    fc.option(fc.integer({ min: 100, max: 200_000 })).map((target): GameBet => ({ engine: 'crash', stake, target })),
    fc.integer({ min: 1, max: 24 }).map((mines): GameBet => ({ engine: 'mines', stake, mines })),
    fc
      .record({ rows: fc.constantFrom(8 as const, 12 as const, 16 as const), risk: fc.constantFrom(...plinkoRisks) })
      .map((chosen): GameBet => ({ engine: 'plinko', stake, ...chosen })),
    fc
      .record({ side: fc.constantFrom('under' as const, 'over' as const), chance: fc.integer({ min: 1, max: 9_999 }) })
      .map((chosen): GameBet => ({ engine: 'dice', stake, ...chosen })),
    distinct(10).map((marks): GameBet => ({ engine: 'keno', stake, marks })),
    fc
      .uniqueArray(fc.constantFrom(...baccaratPlaces), { minLength: 1 })
      .map((places): GameBet => ({ engine: 'baccarat', chips: places.map((place) => ({ place, stake })) })),
    fc
      .uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 6, maxLength: 6 })
      .map((numbers): GameBet => ({ engine: 'six', chips: [{ place: sixPlaceOf(numbers), stake }] })),
    fc
      .uniqueArray(fc.constantFrom(...racePlaces), { minLength: 1 })
      .map((places): GameBet => ({ engine: 'race', field: noField, chips: places.map((place) => ({ place, stake })) })),
    fc.uniqueArray(fc.constantFrom(...footballPlaces), { minLength: 1 }).map(
      (places): GameBet => ({
        engine: 'football',
        field: [...noField, 6, 7],
        chips: places.map((place) => ({ place, stake })),
      }),
    ),
  );
});

/** Prices are those of the round's own field. */
const onRound = (bet: GameBet, round: RoundSeeds): GameBet => {
  if (bet.engine === 'race') return { ...bet, field: fieldOfRace(round) };
  return bet.engine === 'football' ? { ...bet, field: fieldOfFootball(round) } : bet;
};

const limits = { min: 1_000, max: 500_000, step: 500 };

describe('a round of any title', () => {
  property.prop([fc.constantFrom<Title>(...titles), bets, seeds], { numRuns: 1_000 })(
    'is refused, or the same each time it is played, within the contract and never above its highest win',
    (title, drawn, round) => {
      const bet = onRound(drawn, round);
      expect(gameBet.parse(bet)).toEqual(bet);
      const refusal = refuseBet(title, bet, limits);
      if (title.engine !== bet.engine) {
        expect(refusal?.reason).toBe('otherGame');
        expect(playTitle(title, bet, seededNumbers(round))).toBeNull();
        return;
      }
      const stake = stakeOf(bet);
      if (stake < limits.min || stake > limits.max) expect(refusal).not.toBeNull();
      if (refusal) return;
      const outcome = playTitle(title, bet, seededNumbers(round));
      expect(playTitle(title, bet, seededNumbers(round))).toEqual(outcome);
      expect(gameOutcome.parse(outcome)).toEqual(outcome);
      expect(outcome?.stake).toBe(stake);
      expect(outcome?.win).toBeLessThanOrEqual(stake * title.published.highest + 0.5);
      const record = roundRecord.parse({ title: title.code, bet, seeds: round });
      expect(checkRound(record)).toMatchObject({ ok: true, outcome });
    },
  );

  property.prop([bets, seeds])('is not checked under another title or with turns that cannot be', (bet, round) => {
    expect(checkRound({ title: 'no-such-game', bet, seeds: round })).toEqual({ ok: false, reason: 'titleUnknown' });
    const other = titles.find(({ engine }) => engine !== bet.engine)?.code ?? '';
    expect(checkRound({ title: other, bet, seeds: round })).toEqual({ ok: false, reason: 'betImpossible' });
    const turns = [{ type: 'cashOut' as const }];
    const mines: GameBet = { engine: 'mines', stake: 1_000, mines: 3 };
    expect(checkRound({ title: 'minefield', bet: mines, seeds: round, turns })).toEqual({
      ok: false,
      reason: 'betImpossible',
    });
  });
});

describe('a bet', () => {
  const of = (code: string, bet: GameBet) => {
    const title = titles.find((one) => one.code === code);
    return title && refuseBet(title, bet, limits);
  };
  const stake = 1_000;

  test.each<[string, GameBet, { reason: string; bound: number | null } | null]>([
    ['ten-stones', { engine: 'slot', stake }, null],
    ['ten-stones', { engine: 'slot', stake: 999 }, { reason: 'stakeTooSmall', bound: 1_000 }],
    ['ten-stones', { engine: 'slot', stake: 500_500 }, { reason: 'stakeTooLarge', bound: 500_000 }],
    ['ten-stones', { engine: 'slot', stake: 1_001 }, { reason: 'stakeNotInSteps', bound: 500 }],
    ['roulette', { engine: 'roulette', chips: [{ place: '1-5', stake }] }, { reason: 'placeUnknown', bound: null }],
    [
      'roulette',
      {
        engine: 'roulette',
        chips: [
          { place: 'red', stake },
          { place: 'red', stake },
        ],
      },
      { reason: 'placeTwice', bound: null },
    ],
    [
      'roulette',
      { engine: 'roulette', chips: [{ place: '0', stake: 1_250 }] },
      { reason: 'stakeNotInSteps', bound: 500 },
    ],
    ['skyline-crash', { engine: 'crash', stake, target: 100 }, { reason: 'targetOutOfRange', bound: 101 }],
    ['skyline-crash', { engine: 'crash', stake, target: 100_001 }, { reason: 'targetOutOfRange', bound: 100_000 }],
    ['lucky-dice', { engine: 'dice', stake, side: 'under', chance: 99 }, { reason: 'chanceOutOfRange', bound: 100 }],
    [
      'lucky-dice',
      { engine: 'dice', stake, side: 'over', chance: 9_501 },
      { reason: 'chanceOutOfRange', bound: 9_500 },
    ],
    ['polar-keno', { engine: 'keno', stake, marks: [7, 7] }, { reason: 'markTwice', bound: null }],
    ['minefield', { engine: 'mines', stake, mines: 24 }, null],
  ])('of %s: %j is answered by %j', (code, bet, refusal) => {
    expect(of(code, bet)).toEqual(refusal);
  });
});
