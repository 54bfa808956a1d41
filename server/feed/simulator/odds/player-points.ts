import { normalBelow } from './normal.ts';
import { type FairMarket, fairMarket, lineText } from './priced-market.ts';

/** How far a player's share of the points varies from match to match, in logarithms. */
export const pointsSpread = 0.38;
/** The same of his side's points. */
const sideSpread = 0.13;

/**
 * Points of a player over or under the half line nearest his median: his share of the side's points is lognormal, less so
 * the larger it is, because the others' shares fall when his rises. Calibrated against the draws by a test.
 */
export const playerPointsMarket = (id: string, share: number, expected: number): FairMarket => {
  const middle = Math.log(share * expected) - 0.5 * pointsSpread ** 2 * (1 - share);
  const spread = Math.hypot(pointsSpread * (1 - share), sideSpread);
  const line = Math.floor(Math.exp(middle)) + 0.5;
  const under = normalBelow(Math.log(line), middle, spread);
  return fairMarket(
    `PP_${id}`,
    [
      ['over', 1 - under],
      ['under', under],
    ],
    lineText(line),
  );
};
