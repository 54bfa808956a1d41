import type { RequestedSelection } from '../../contract/entities/ticket-request.ts';

/** What a selection leaves empty that is about no player and no band, and in no group of a system. */
export const plainSelection = {
  sfid: null,
  player: null,
  band: null,
  original_band: null,
  marketsTable: null,
  marketsKey: null,
  marketsGroup: null,
  systemGroup: null,
} as const satisfies Partial<RequestedSelection>;
