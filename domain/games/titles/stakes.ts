import type { TitleStakes } from './title.ts';

/** Currencies that games are played in. */
const rsd = 1;
const eur = 2;

type Stakes = Readonly<Record<number, TitleStakes>>;

/** Machines that part a stake into coins of whole minor units: dinars from 10.00 to 5,000.00, euros from 0.20 to 50.00. */
export const reelStakes: Stakes = {
  [rsd]: { min: 1_000, max: 500_000, step: 500, chips: [1_000, 2_000, 5_000, 10_000, 20_000, 50_000] },
  [eur]: { min: 20, max: 5_000, step: 10, chips: [20, 50, 100, 200, 500, 1_000] },
};

/** Games that pay hundredths of a stake: whole dinars and whole euros, at which a win is never rounded. */
export const wholeStakes: Stakes = {
  [rsd]: { min: 1_000, max: 500_000, step: 100, chips: [1_000, 2_000, 5_000, 10_000, 20_000, 50_000] },
  [eur]: { min: 100, max: 5_000, step: 100, chips: [100, 200, 500, 1_000, 2_000, 5_000] },
};

/** Games that can pay many thousand times the stake. */
export const smallStakes: Stakes = {
  [rsd]: { min: 1_000, max: 50_000, step: 100, chips: [1_000, 2_000, 5_000, 10_000, 20_000, 50_000] },
  [eur]: { min: 100, max: 500, step: 100, chips: [100, 200, 500] },
};

/** Of a hand, which may be doubled and split: 3 to 2 is paid in whole minor units. */
export const handStakes: Stakes = {
  [rsd]: { min: 1_000, max: 500_000, step: 100, chips: [1_000, 5_000, 10_000, 20_000, 50_000] },
  [eur]: { min: 100, max: 10_000, step: 100, chips: [100, 500, 1_000, 2_000, 5_000] },
};

/** Tickets that can pay many thousand times their stake, all of them together. */
export const ticketStakes: Stakes = {
  [rsd]: { min: 1_000, max: 50_000, step: 100, chips: [1_000, 2_000, 5_000, 10_000, 20_000] },
  [eur]: { min: 100, max: 500, step: 100, chips: [100, 200, 500] },
};

/** All chips on the felt together. */
export const tableStakes: Stakes = {
  [rsd]: { min: 1_000, max: 5_000_000, step: 1_000, chips: [1_000, 5_000, 10_000, 50_000, 100_000] },
  [eur]: { min: 100, max: 50_000, step: 100, chips: [100, 500, 1_000, 2_000, 5_000] },
};

/** Of a table for small stakes. */
export const lowTableStakes: Stakes = {
  [rsd]: { min: 1_000, max: 1_000_000, step: 1_000, chips: [1_000, 2_000, 5_000, 10_000, 50_000] },
  [eur]: { min: 100, max: 10_000, step: 100, chips: [100, 200, 500, 1_000, 2_000] },
};

/** Of a table for high stakes. */
export const highTableStakes: Stakes = {
  [rsd]: { min: 5_000, max: 10_000_000, step: 1_000, chips: [5_000, 10_000, 50_000, 100_000, 500_000] },
  [eur]: { min: 500, max: 100_000, step: 100, chips: [500, 1_000, 2_000, 5_000, 10_000] },
};
