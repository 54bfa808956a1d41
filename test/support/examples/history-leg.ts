import type { HistoryTicket } from '../../../contract/entities/history-ticket.ts';

type HistoryLeg = HistoryTicket['selections'][number];

/** An open selection of a ticket in the history; tests give what is different about theirs. */
export const historyLegOf = (different: Partial<HistoryLeg> = {}): HistoryLeg => ({
  eventId: '1',
  sport: 'F',
  type: 'prematch',
  hostName: 'Partizan',
  awayName: 'Vojvodina',
  leagueName: 'Superliga',
  groupName: 'Serbia',
  timeStart: '2026-03-01T17:30:00.000Z',
  marketCode: '1X2',
  selectionCode: '1',
  band: null,
  player: null,
  odd: 1.85,
  systemGroup: null,
  status: 'open',
  score: null,
  matchState: 'NSY',
  ...different,
});
