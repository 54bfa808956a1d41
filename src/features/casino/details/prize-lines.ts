import type { GameRules } from '../../../transport/api/casino.ts';

type Prize = GameRules['prizes'][number];

/** A line of the rules: what has to happen, what it pays as a multiple of the stake, and how often it happens. */
export interface PrizeLine {
  text:
    | { key: 'odds.reels' | 'odds.roulette' | 'odds.mines' | 'odds.keno' | 'odds.six'; count: number }
    | { key: 'odds.raceWin' | 'odds.raceTop' | 'odds.racePair' | 'odds.raceParity' }
    | { key: (typeof footballKeys)[keyof typeof footballKeys] }
    | { key: 'odds.natural' | 'odds.even' | 'odds.player' | 'odds.banker' | 'odds.tie' }
    | { key: (typeof pokerKeys)[keyof typeof pokerKeys] }
    | { key: 'odds.ahead'; count: number }
    | { key: 'odds.crash' | 'odds.plinko'; times: number }
    | { key: 'odds.dice'; percent: number };
  least: number;
  most: number;
  oneIn: number;
}

const pokerKeys = {
  royalFlush: 'odds.royalFlush',
  straightFlush: 'odds.straightFlush',
  four: 'odds.four',
  fullHouse: 'odds.fullHouse',
  flush: 'odds.flush',
  straight: 'odds.straight',
  three: 'odds.three',
  twoPair: 'odds.twoPair',
  highPair: 'odds.highPair',
} as const;

const isPokerHand = (name: string): name is keyof typeof pokerKeys => Object.hasOwn(pokerKeys, name);

const footballKeys = {
  home: 'odds.footballResult',
  draw: 'odds.footballResult',
  away: 'odds.footballResult',
  over: 'odds.footballGoals',
  under: 'odds.footballGoals',
  both: 'odds.footballBoth',
  some: 'odds.footballBoth',
} as const;

const isFootballBet = (name: string): name is keyof typeof footballKeys => Object.hasOwn(footballKeys, name);

/** Prices differ from dog to dog: one line for all bets of a kind. */
const raceKeys: Readonly<Record<string, 'odds.raceWin' | 'odds.raceTop' | 'odds.racePair'>> = {
  win: 'odds.raceWin',
  top: 'odds.raceTop',
  pair: 'odds.racePair',
};

const textOf = (engine: string, { name, count, pays }: Prize): PrizeLine['text'] => {
  const number = count ?? 0;
  switch (engine) {
    case 'roulette':
      return { key: 'odds.roulette', count: number };
    case 'mines':
      return { key: 'odds.mines', count: number };
    case 'keno':
      return { key: 'odds.keno', count: number };
    case 'race':
      return { key: raceKeys[name.split('-')[0] ?? ''] ?? 'odds.raceParity' };
    case 'football': {
      const kind = name.split('-')[0] ?? '';
      return { key: footballKeys[isFootballBet(kind) ? kind : 'home'] };
    }
    case 'six':
      return { key: 'odds.six', count: number };
    case 'blackjack':
      if (name === 'ahead') return { key: 'odds.ahead', count: number };
      return { key: name === 'natural' ? 'odds.natural' : 'odds.even' };
    case 'poker':
      return { key: pokerKeys[isPokerHand(name) ? name : 'highPair'] };
    case 'baccarat':
      return { key: name === 'tie' ? 'odds.tie' : name === 'banker' ? 'odds.banker' : 'odds.player' };
    case 'crash':
      return { key: 'odds.crash', times: number / 100 };
    case 'plinko':
      return { key: 'odds.plinko', times: pays / 100 };
    case 'dice':
      return { key: 'odds.dice', percent: number / 100 };
    default:
      return { key: 'odds.reels', count: number };
  }
};

/** Where each bet has its own price, the line holds what one of them brings on average. */
const isAverage = (engine: string): boolean => engine === 'race' || engine === 'football';

/** Bets on the felt are one like the other; of all else the odds of like lines add up. */
const isOneBet = (engine: string): boolean => engine === 'roulette';

/**
 * The prizes of a game line by line, those that read alike together: the least and the most they pay, and one round in
 * how many brings one of them. The highest is first.
 */
export const prizeLines = (engine: string, prizes: readonly Prize[]): PrizeLine[] => {
  const lines = new Map<string, PrizeLine & { chance: number; bets: number }>();
  for (const prize of prizes) {
    const text = textOf(engine, prize);
    const name = JSON.stringify(text);
    const times = prize.pays / 100;
    const chance = prize.one_in === null ? 0 : 1 / prize.one_in;
    const line = lines.get(name);
    if (!line) lines.set(name, { text, least: times, most: times, oneIn: 0, chance, bets: 1 });
    else if (isOneBet(engine)) continue;
    else {
      line.least = Math.min(line.least, times);
      line.most = Math.max(line.most, times);
      line.chance += chance;
      line.bets += 1;
    }
  }
  return [...lines.values()]
    .map(({ chance, bets, ...line }) => ({
      ...line,
      oneIn: chance === 0 ? 0 : (isAverage(engine) ? bets : 1) / chance,
    }))
    .sort((one, other) => other.most - one.most);
};
