export type Outcome = 'won' | 'lost' | 'void';

/** How one kind of market is decided by the score it is about. `line` is null where the market has no band. */
export interface MarketRule {
  selections: readonly string[];
  /** `line` is a number of goals, points or games; `number` counts goals (next goal); `none` has no band. */
  band: 'none' | 'line' | 'number';
  settle: (selection: string, home: number, away: number, line: number) => Outcome;
  /** The selections are the match's players, by their ids; `selections` holds the other ones. */
  ofPlayers?: true;
}

const won = (yes: boolean): Outcome => (yes ? 'won' : 'lost');
const sign = (home: number, away: number) => (home > away ? '1' : home < away ? '2' : 'X');

const overUnder = (count: (home: number, away: number) => number): MarketRule => ({
  selections: ['over', 'under'],
  band: 'line',
  settle: (selection, home, away, line) => {
    const counted = count(home, away);
    return counted === line ? 'void' : won(counted > line === (selection === 'over'));
  },
});

const handicap: MarketRule = {
  selections: ['1', '2'],
  band: 'line',
  settle: (selection, home, away, line) =>
    home + line === away ? 'void' : won(home + line > away === (selection === '1')),
};

const twoWay: MarketRule = {
  selections: ['1', '2'],
  band: 'none',
  settle: (selection, home, away) => (home === away ? 'void' : won(sign(home, away) === selection)),
};

const listedScores = (scores: readonly string[], rest: readonly string[]): MarketRule => ({
  selections: [...scores, ...rest],
  band: 'none',
  settle: (selection, home, away) => {
    const score = `${home}:${away}`;
    return won(selection === (scores.includes(score) ? score : 'other'));
  },
});

const goalsUpTo3 = [0, 1, 2, 3];

/** Decided by something else than one score: half time and full time, the order of goals, how a bout ended. */
const elsewhere = (selections: readonly string[], band: MarketRule['band']): MarketRule => ({
  selections,
  band,
  settle: () => 'void',
});

/** A list of players or entrants, of whom one or several win. */
const named = (others: readonly string[] = []): MarketRule => ({ ...elsewhere(others, 'none'), ofPlayers: true });

/**
 * Every kind of market by its base code. A handicap's band is the host's: `AH` with band -1.5 asks selection 1 to win by two,
 * selection 2 not to lose by two. A score that meets the line exactly is a push and void.
 */
export const marketRules: Readonly<Record<string, MarketRule>> = {
  '1X2': { selections: ['1', 'X', '2'], band: 'none', settle: (s, home, away) => won(sign(home, away) === s) },
  DU: { selections: ['1', 'X', '2'], band: 'none', settle: (s, home, away) => won(sign(home, away) === s) },
  DC: { selections: ['1X', '12', 'X2'], band: 'none', settle: (s, home, away) => won(s.includes(sign(home, away))) },
  DNB: twoWay,
  ML: twoWay,
  OU: overUnder((home, away) => home + away),
  OUH: overUnder((home) => home),
  OUA: overUnder((_home, away) => away),
  OUS: overUnder((home, away) => home + away),
  GG: {
    selections: ['yes', 'no'],
    band: 'none',
    settle: (s, home, away) => won((home > 0 && away > 0) === (s === 'yes')),
  },
  AH: handicap,
  AHS: handicap,
  OE: {
    selections: ['odd', 'even'],
    band: 'none',
    settle: (s, home, away) => won(((home + away) % 2 === 1) === (s === 'odd')),
  },
  TG: {
    selections: ['0-1', '2-3', '4-5', '6+'],
    band: 'none',
    settle: (s, home, away) => won(['0-1', '2-3', '4-5', '6+'][Math.min(3, Math.floor((home + away) / 2))] === s),
  },
  CS: listedScores(
    goalsUpTo3.flatMap((home) => goalsUpTo3.map((away) => `${home}:${away}`)),
    ['other'],
  ),
  SS: listedScores(['2:0', '2:1', '1:2', '0:2'], []),
  SS3: listedScores(['3:0', '3:1', '3:2', '2:3', '1:3', '0:3'], []),
  HTFT: elsewhere(['1/1', '1/X', '1/2', 'X/1', 'X/X', 'X/2', '2/1', '2/X', '2/2'], 'none'),
  NG: elsewhere(['1', 'none', '2'], 'number'),
  MV: elsewhere(['1KO', '1SUB', '1DEC', '2KO', '2SUB', '2DEC'], 'none'),
  GD: elsewhere(['yes', 'no'], 'none'),
  AGS: named(),
  FGS: named(['none']),
  PP: elsewhere(['over', 'under'], 'line'),
  WIN: named(),
  TOP3: named(),
  REL: named(),
  TOP: named(),
};
