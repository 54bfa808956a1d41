import type { ReusedSelection } from '../../contract/http/shared-slip.ts';

/** An example to test with: a selection of a slip that is used again, still open. */
export const reusedSelectionOf = (different: Partial<ReusedSelection> = {}): ReusedSelection => ({
  eventId: '1',
  sport: 'F',
  type: 'prematch',
  marketCode: '1X2',
  selectionCode: '1',
  player: null,
  hostName: 'Partizan',
  awayName: 'Vojvodina',
  leagueName: 'Super liga',
  groupName: 'Serbia',
  timeStart: '2026-03-01T17:30:00.000Z',
  systemGroup: null,
  band: null,
  bandNow: null,
  odd: 1.85,
  gone: null,
  ...different,
});
