import type { AffiliatePlan } from '../../contract/entities/affiliate.ts';

/** An example to test with: by slices of 25, 30 and 35 %, with carry-over and nothing for new players. */
export const shareOnly: AffiliatePlan = {
  cpa: null,
  share: [
    { from: 0, percent: 25 },
    { from: 1_000, percent: 30 },
    { from: 5_000, percent: 35 },
  ],
  subPercent: 5,
  carryOver: true,
};
