import { evenLine, oddEven } from './goal-markets.ts';
import { type FairMarket, fairMarket, lineText } from './priced-market.ts';
import { type SetRule, setEnds } from './set-scores.ts';
import { type SetScore, zeros } from './tennis-chances.ts';

type Pair = readonly [number, number];

export interface SetOffer {
  /** Sets that win the match. */
  needed: number;
  rule: (set: number) => SetRule;
  /** Prefix of a set's markets: S1 sets, G1 games, M1 maps, R1 frames. */
  part: 'S' | 'G' | 'M' | 'R';
  setMarkets: readonly ('ML' | 'AH' | 'OU' | 'OE')[];
  /** Codes of handicap and total in sets, and of the market that names the score. */
  inSets: { handicap: 'AHS' | 'AH'; total: 'OUS' | 'OU'; score: 'SS' | 'SS3' | null };
  /** Whether what is counted in the sets has markets over the whole match. */
  inPoints: boolean;
  /** Distances of side lines in points from the usual one. */
  steps: readonly number[];
}

/** What the book knows of a match of sets at one moment. */
export interface SetState {
  sets: Pair;
  /** What was counted in every set begun; the last is being played unless the match is over. */
  scores: readonly Pair[];
  /** The host's chance of a point, as the book sees it. */
  point: number;
  lines: SetLines;
}

export interface SetLines {
  total: number;
  lead: number;
}

/** Chances by number; the first of them is that of `from`. */
interface Spread {
  from: number;
  chances: number[];
}

const spreadOf = (ends: readonly SetScore[], value: (score: SetScore) => number): Spread => {
  const values = ends.map(value);
  const from = Math.min(0, ...values);
  const chances = zeros(Math.max(0, ...values) - from + 1);
  for (const [index, { chance }] of ends.entries()) {
    const at = (values[index] ?? 0) - from;
    chances[at] = (chances[at] ?? 0) + chance;
  }
  return { from, chances };
};

const sumInto = (into: Spread | undefined, a: Spread, b: Spread): Spread => {
  const from = Math.min(into?.from ?? 0, a.from + b.from);
  const to = Math.max(
    into ? into.from + into.chances.length : 0,
    a.from + a.chances.length + b.from + b.chances.length - 1,
  );
  const chances = zeros(to - from);
  if (into) for (const [index, chance] of into.chances.entries()) chances[index + into.from - from] = chance;
  for (let i = 0; i < a.chances.length; i += 1) {
    const chance = a.chances[i] ?? 0;
    if (chance < 1e-10) continue;
    for (let j = 0; j < b.chances.length; j += 1) {
      const at = a.from + i + b.from + j - from;
      chances[at] = (chances[at] ?? 0) + chance * (b.chances[j] ?? 0);
    }
  }
  return { from, chances };
};

const above = ({ from, chances }: Spread, line: number): number => {
  let sum = 0;
  for (let index = Math.max(0, Math.floor(line) + 1 - from); index < chances.length; index += 1)
    sum += chances[index] ?? 0;
  return Math.min(1, sum);
};

/** The half line whose two sides are closest to even. */
const middle = (spread: Spread): number => evenLine(spread.chances) + spread.from;

/** A handicap of half a set is the same as the winner: the main one is at least one and a half for the favourite. */
const setHandicap = (lead: Spread): number => {
  const line = middle(lead);
  if (Math.abs(line) > 1) return line;
  return above(lead, 0) >= 0.5 ? 1.5 : -1.5;
};

interface Figures {
  total: Spread;
  lead: Spread;
}

interface Tally extends Figures {
  /** Chance of each final score in sets: index is (needed + 1) times the sets won plus the sets lost. */
  sets: number[];
}

const figuresOf = (ends: readonly SetScore[]): Figures => ({
  total: spreadOf(ends, ({ home, away }) => home + away),
  lead: spreadOf(ends, ({ home, away }) => home - away),
});

const none: Spread = { from: 0, chances: [0] };

/** Adds up every way the match can go on, set by set. */
const tally = (needed: number, [won, lost]: Pair, done: Pair, endsOf: (set: number) => readonly SetScore[]): Tally => {
  const width = needed + 1;
  const reached = new Map<number, Figures>([
    [
      won * width + lost,
      {
        total: { from: done[0] + done[1], chances: [1] },
        lead: { from: done[0] - done[1], chances: [1] },
      },
    ],
  ]);
  const sets = zeros(width * width);
  sets[won * width + lost] = 1;
  let total: Spread | undefined;
  let lead: Spread | undefined;
  const bySet = new Map<number, readonly [Figures, Figures, number]>();
  const ofSet = (set: number) => {
    const known = bySet.get(set);
    if (known) return known;
    const ends = endsOf(set);
    const wins = ends.filter(({ home, away }) => home > away);
    const losses = ends.filter(({ home, away }) => home < away);
    const made = [figuresOf(wins), figuresOf(losses), wins.reduce((sum, { chance }) => sum + chance, 0)] as const;
    bySet.set(set, made);
    return made;
  };
  const certain: Spread = { from: 0, chances: [1] };
  for (let played = won + lost; played < 2 * needed; played += 1)
    for (let home = won; home <= Math.min(needed, played - lost); home += 1) {
      const away = played - home;
      const here = reached.get(home * width + away);
      if (!here || away > needed) continue;
      if (home === needed || away === needed) {
        total = sumInto(total, here.total, certain);
        lead = sumInto(lead, here.lead, certain);
        continue;
      }
      const [wins, losses, chance] = ofSet(played);
      for (const [next, figures, share] of [
        [(home + 1) * width + away, wins, chance],
        [home * width + away + 1, losses, 1 - chance],
      ] as const) {
        const known = reached.get(next);
        reached.set(next, {
          total: sumInto(known?.total, here.total, figures.total),
          lead: sumInto(known?.lead, here.lead, figures.lead),
        });
        sets[next] = (sets[next] ?? 0) + (sets[home * width + away] ?? 0) * share;
      }
    }
  return { sets, total: total ?? none, lead: lead ?? none };
};

const twoWay = (
  code: string,
  names: readonly [string, string],
  first: number,
  line: number | null = null,
): FairMarket =>
  fairMarket(
    code,
    [
      [names[0], first],
      [names[1], Math.max(0, 1 - first)],
    ],
    line === null ? null : lineText(line),
  );

const sides = ['1', '2'] as const;
const overOrUnder = ['over', 'under'] as const;

const setMarkets = (offer: SetOffer, number: number, ends: readonly SetScore[]): FairMarket[] => {
  const { total, lead } = figuresOf(ends);
  const prefix = `${offer.part}${number}_`;
  const make: Record<SetOffer['setMarkets'][number], () => FairMarket> = {
    ML: () => twoWay(`${prefix}ML`, sides, above(lead, 0)),
    AH: () => twoWay(`${prefix}AH`, sides, above(lead, middle(lead)), -middle(lead)),
    OU: () => twoWay(`${prefix}OU`, overOrUnder, above(total, middle(total)), middle(total)),
    OE: () => oddEven(`${prefix}OE`, { totals: total.chances }),
  };
  return offer.setMarkets.map((market) => make[market]());
};

const tallyOf = (offer: SetOffer, { sets, scores, point }: Omit<SetState, 'lines'>) => {
  const over = sets[0] === offer.needed || sets[1] === offer.needed;
  const playing = over ? undefined : scores.at(-1);
  const finished = playing ? scores.slice(0, -1) : scores;
  const done = finished.reduce<Pair>((sum, [home, away]) => [sum[0] + home, sum[1] + away], [0, 0]);
  const current = sets[0] + sets[1];
  // Sets yet to begin are alike but for the last: each rule is worked out once.
  const fresh = new Map<number, readonly SetScore[]>();
  const endsOf = (set: number): readonly SetScore[] => {
    const rule = offer.rule(set);
    if (playing && set === current) return setEnds(point, playing, rule);
    const ends = fresh.get(rule.target) ?? setEnds(point, [0, 0], rule);
    fresh.set(rule.target, ends);
    return ends;
  };
  return { ...tally(offer.needed, sets, done, endsOf), over, current, endsOf };
};

/** Lines that the side markets of a match are set around, from its chances before the first point. */
export const setLines = (offer: SetOffer, point: number): SetLines => {
  const { total, lead } = tallyOf(offer, { sets: [0, 0], scores: [[0, 0]], point });
  return { total: middle(total), lead: middle(lead) };
};

/**
 * Every market of a match of sets in which the host wins each point with one chance: set scores by counting ways, the
 * match by adding up set after set. Source: Carter, Crews, "An Analysis of the Game of Tennis", The American Statistician
 * 28 (1974), with the target and margin of each sport.
 */
export const setMarketsOf = (offer: SetOffer, state: SetState): FairMarket[] => {
  const { needed, inSets, inPoints, steps } = offer;
  const { lines } = state;
  const { sets, total, lead, over, current, endsOf } = tallyOf(offer, state);
  const score = (won: number, lost: number) => sets[won * (needed + 1) + lost] ?? 0;
  const ends = Array.from({ length: needed }, (_, lost): SetScore[] => [
    { home: needed, away: lost, chance: score(needed, lost) },
    { home: lost, away: needed, chance: score(lost, needed) },
  ]).flat();
  const setTotal = spreadOf(ends, ({ home, away }) => home + away);
  const setLead = spreadOf(ends, ({ home, away }) => home - away);
  const handicap = (code: string, spread: Spread, line: number) => twoWay(code, sides, above(spread, line), -line);
  const overUnder = (code: string, spread: Spread, line: number) =>
    twoWay(code, overOrUnder, above(spread, line), line);
  const setSteps = Array.from({ length: needed - 1 }, (_, index) => index + 1.5);
  return [
    twoWay('ML', sides, above(setLead, 0)),
    handicap(inSets.handicap, setLead, setHandicap(setLead)),
    overUnder(inSets.total, setTotal, middle(setTotal)),
    ...[...setSteps.map((line) => -line), ...setSteps].map((line) =>
      handicap(`${inSets.handicap}_${lineText(-line)}`, setLead, line),
    ),
    ...setSteps.map((step) => overUnder(`${inSets.total}_${needed + step - 1}`, setTotal, needed + step - 1)),
    ...(inSets.score
      ? [
          fairMarket(
            inSets.score,
            [...ends]
              .sort((a, b) => b.home - b.away - (a.home - a.away))
              .map(({ home, away, chance }) => [`${home}:${away}`, chance]),
          ),
        ]
      : []),
    ...(inPoints
      ? [
          handicap('AH', lead, middle(lead)),
          overUnder('OU', total, middle(total)),
          ...steps.map((step) => handicap(`AH_${lineText(-(lines.lead + step))}`, lead, lines.lead + step)),
          ...steps.map((step) => overUnder(`OU_${lineText(lines.total + step)}`, total, lines.total + step)),
          oddEven('OE', { totals: total.chances }),
        ]
      : [oddEven('OE', { totals: setTotal.chances })]),
    ...(over ? [] : setMarkets(offer, current + 1, endsOf(current))),
    ...(over || state.sets.every((won) => won === needed - 1)
      ? []
      : setMarkets(offer, current + 2, endsOf(current + 1))),
  ];
};
