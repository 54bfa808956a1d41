import { type FairMarket, fairMarket } from './priced-market.ts';

export interface GoalShare {
  id: string;
  share: number;
}

/** Goals still to come of both sides, as the book sees them: the market of the next goal gives them exactly. */
const goalsToCome = (markets: readonly FairMarket[]): readonly [number, number] => {
  const chances = new Map(markets.find(({ code }) => code === 'NG')?.chances);
  const none = chances.get('none') ?? 1;
  const home = chances.get('1') ?? 0;
  const goals = none > 0 && none < 1 ? -Math.log(none) : 0;
  return goals === 0 ? [0, 0] : [(goals * home) / (1 - none), (goals * (1 - none - home)) / (1 - none)];
};

/**
 * Who scores, at any time (AGS) and first (FGS): goals of a side are Poisson, each its players' by their shares, so that
 * those of one player are Poisson too (thinning). `scored` are the scorers so far, in order.
 */
export const scorerMarkets = (
  markets: readonly FairMarket[],
  host: readonly GoalShare[],
  away: readonly GoalShare[],
  scored: readonly string[],
): FairMarket[] => {
  const [homeGoals, awayGoals] = goalsToCome(markets);
  const rates = [
    ...host.map(({ id, share }) => ({ id, rate: share * homeGoals })),
    ...away.map(({ id, share }) => ({ id, rate: share * awayGoals })),
  ];
  return listsOfScorers(rates, scored);
};

/** The two lists from each player's own goals still to come. */
export const listsOfScorers = (
  rates: readonly { id: string; rate: number }[],
  scored: readonly string[],
): FairMarket[] => {
  const goals = rates.reduce((sum, { rate }) => sum + rate, 0);
  const [first] = scored;
  const none = Math.exp(-goals);
  const firstIs = (id: string, rate: number) =>
    first === undefined ? (goals > 0 ? ((1 - none) * rate) / goals : 0) : Number(first === id);
  return [
    fairMarket(
      'AGS',
      rates.map(({ id, rate }) => [id, scored.includes(id) ? 1 : 1 - Math.exp(-rate)]),
    ),
    fairMarket('FGS', [
      ...rates.map(({ id, rate }): [string, number] => [id, firstIs(id, rate)]),
      ['none', first === undefined ? none : 0],
    ]),
  ];
};
