import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  blackjackMoves as allMoves,
  type BlackjackBet,
  type BlackjackMove,
} from '../../../contract/games/blackjack.ts';
import { toNumber } from '../fraction.ts';
import { titles } from '../titles.ts';
import { playAgainst } from './best-play.ts';
import {
  type BlackjackConfig,
  blackjackAfter,
  blackjackMoves,
  dealBlackjack,
  handInTurn,
  openBlackjackOf,
  settleBlackjack,
  stakeOfMove,
  takeMove,
} from './blackjack.ts';
import { blackjackFigures, blackjackOdds } from './blackjack-figures.ts';
import { dealerStands, plusCard, totalOf } from './hand.ts';

const config: BlackjackConfig = { hitsSoft17: false, odds: {} };
const bet: BlackjackBet = { engine: 'blackjack', stake: 1_000 };
const names = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** Cards by their ranks in the order in which they leave the shoe: player, dealer, player, dealer's hidden one, and on. */
const shoeOf = (words: string) => {
  const cards = words.split(' ').map((word) => names.indexOf(word));
  return (nth: number) => cards[nth] ?? 0;
};

const played = (words: string, moves: readonly BlackjackMove[], by = config) => {
  const shoe = shoeOf(words);
  const round = blackjackAfter(bet, shoe, moves);
  return round && settleBlackjack(by, round, shoe);
};
const ends = (words: string, moves: readonly BlackjackMove[], by = config) => {
  const outcome = played(words, moves, by);
  return [outcome?.hands.map(({ end }) => end).join(' '), outcome?.win];
};

describe('a hand of blackjack', () => {
  test.each<[string, string, BlackjackMove[], string, number]>([
    ['is paid 3 to 2 with ace and ten', 'A 6 K 10', [], 'blackjack', 2_500],
    ['pushes against the dealer’s own', 'A A K K', [], 'push', 1_000],
    ['is lost to his before anything is played', '9 A 9 K', [], 'lost', 0],
    ['wins when he is bust', '10 6 2 10 10', ['stand'], 'won', 2_000],
    ['is bust above 21, whatever he has', '10 6 6 10 K', ['hit'], 'bust', 0],
    ['pushes at equal totals', '10 7 7 10', ['stand'], 'push', 1_000],
    ['stands by itself with 21', '5 7 6 10 10', ['hit'], 'won', 2_000],
    ['is doubled with one card', '5 6 6 10 10 10', ['double'], 'won', 4_000],
    ['is split in two, and each is played', '8 6 8 10 3 10 10 10', ['split', 'double', 'stand'], 'won won', 6_000],
    ['takes one card on each split ace, and no blackjack is paid', 'A 6 A 10 K 5 10', ['split'], 'won won', 4_000],
    ['splits tens of any kind', 'K 7 10 10 9 6 ', ['split', 'stand', 'stand'], 'won lost', 2_000],
  ])('%s', (_, words, moves, end, win) => {
    expect(ends(words, moves)).toEqual([end, win]);
  });

  test('takes no move that is not offered', () => {
    expect(played('A 6 K 10', ['stand'])).toBeNull();
    expect(played('9 6 8 10', ['split'])).toBeNull();
    expect(played('2 6 3 10 2', ['hit', 'double'])).toBeNull();
    expect(played('8 6 8 10 8 3', ['split', 'split'])).toBeNull();
    expect(played('A 6 A 10 2 3', ['split', 'hit'])).toBeNull();
  });

  test('stands as it lies when nobody comes back', () => {
    expect(played('10 6 2 10 10', [])).toMatchObject({ leftOpen: true, win: 2_000, stake: 1_000 });
    expect(played('8 6 8 10 3 2 10', ['split'])).toMatchObject({ leftOpen: true, stake: 2_000, win: 4_000 });
  });

  test('hides the second card of the dealer until it is over', () => {
    const told = openBlackjackOf(dealBlackjack(bet, shoeOf('9 6 8 10')));
    expect(told).toEqual({
      engine: 'blackjack',
      stake: 1_000,
      more: 1_000,
      dealer: 5,
      hands: [{ cards: [8, 7], stake: 1_000 }],
      turn: 0,
      moves: ['hit', 'stand', 'double'],
      nth: 0,
    });
  });

  test('draws to a soft 17 where the title says so', () => {
    expect(ends('10 A 8 6 10 4', ['stand'])[0]).toBe('won');
    expect(played('10 A 8 6 4', ['stand'], { ...config, hitsSoft17: true })?.dealer).toHaveLength(3);
    expect([dealerStands({ points: 17, soft: true }, true), dealerStands({ points: 17, soft: true }, false)]).toEqual([
      false,
      true,
    ]);
  });

  property.prop([
    fc.array(fc.nat(51), { minLength: 60, maxLength: 60 }),
    fc.array(fc.constantFrom(...allMoves), { maxLength: 45 }),
    fc.boolean(),
  ])('never pays beside its rules, whatever is tried', (cards, tried, hitsSoft17) => {
    const shoe = (nth: number) => cards[nth] ?? 0;
    let round = dealBlackjack(bet, shoe);
    let staked = bet.stake;
    for (const move of tried) {
      const offered = blackjackMoves(round);
      const next = takeMove(round, shoe, move);
      expect(next !== null).toBe(offered.includes(move));
      if (!next) continue;
      staked += stakeOfMove(round, move);
      expect(openBlackjackOf(next).stake).toBe(staked);
      round = next;
    }
    const { win, stake, hands, dealer } = settleBlackjack({ ...config, hitsSoft17 }, round, shoe);
    expect(stake).toBe(staked);
    expect(staked).toBeLessThanOrEqual(4 * bet.stake);
    for (const hand of hands) {
      const [own, theirs] = [totalOf(hand.cards).points, totalOf(dealer).points];
      if (own > 21) expect(hand.win).toBe(0);
      if (hand.end === 'won') expect(theirs > 21 || own > theirs).toBe(true);
      if (hand.end === 'lost') expect(own < theirs || dealer.length === 2).toBe(true);
    }
    expect(win).toBeLessThanOrEqual(Math.max(2 * stake, 2.5 * bet.stake));
    expect(handInTurn(round) >= 0).toBe(blackjackMoves(round).length > 0);
  });
});

describe('best play', () => {
  const against = (up: number) => playAgainst(config, up);
  const total = (points: number, soft = false) => ({ points, soft });

  test.each<[string, number, number, boolean, BlackjackMove[], number, BlackjackMove]>([
    ['stands on 12 against 4', 4, 12, false, ['hit', 'double'], 0, 'stand'],
    ['hits 12 against 3', 3, 12, false, ['hit', 'double'], 0, 'hit'],
    ['doubles 11 against 6', 6, 11, false, ['hit', 'double'], 0, 'double'],
    ['hits 16 against 10', 10, 16, false, ['hit', 'double'], 0, 'hit'],
    ['splits eights against 10', 10, 16, false, ['hit', 'double', 'split'], 8, 'split'],
    ['stands on tens against 6', 6, 20, false, ['hit', 'double', 'split'], 10, 'stand'],
    ['splits aces against 6', 6, 12, true, ['hit', 'double', 'split'], 1, 'split'],
    ['doubles soft 18 against 5', 5, 18, true, ['hit', 'double'], 0, 'double'],
    ['hits soft 18 against 9', 9, 18, true, ['hit', 'double'], 0, 'hit'],
  ])('%s', (_, up, points, soft, moves, pair, best) => {
    expect(against(up).best(total(points, soft), moves, pair)[0]).toBe(best);
  });

  test('gives back 99.43 %, the published figure of an endless shoe, and less where the dealer draws to a soft 17', () => {
    // The tables that are published for these rules (infinite deck, one split) say -0.5704 % and -0.7892 %.
    expect(toNumber(blackjackFigures(config).exactReturn)).toBeCloseTo(0.994296, 6);
    expect(toNumber(blackjackFigures({ ...config, hitsSoft17: true }).exactReturn)).toBeCloseTo(0.992108, 6);
  });

  test('knows where the dealer ends: 28.2 % bust with his card unseen but known to be no ace', () => {
    const sixes = against(6).dealer;
    expect([...sixes.values()].reduce((sum, chance) => sum + toNumber(chance), 0)).toBeCloseTo(1, 12);
    expect(toNumber(sixes.get(22) ?? { n: 0n, d: 1n })).toBeCloseTo(0.4232, 4);
  });

  test('is what titles publish as odds', () => {
    for (const title of titles) {
      if (title.engine === 'blackjack') expect(title.config.odds).toEqual(blackjackOdds(title.config));
    }
  });

  test('counts an ace as eleven as long as that is not bust', () => {
    expect(plusCard(total(16), 1)).toEqual(total(17));
    expect(plusCard(total(16, true), 10)).toEqual(total(16));
    expect(plusCard(total(10), 1)).toEqual(total(21, true));
  });
});
