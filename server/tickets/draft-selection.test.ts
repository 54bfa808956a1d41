import { expect, test } from 'vitest';
import type { RequestedSelection } from '../../contract/entities/ticket-request.ts';
import { noChanges } from '../../domain/ticket/odds-policy.ts';
import { createSimulator } from '../feed/simulator/create-simulator.ts';
import { draftSelection } from './draft-selection.ts';

const now = Date.UTC(2026, 2, 2);
const feed = createSimulator({ seed: '7', clock: { now: () => now } });
const match = feed
  .prematch()
  .map(({ eventId }) => feed.match(eventId))
  .find((one) => one?.markets.AGS !== undefined);
if (!match) throw new Error('expected a match with goalscorers');

const requested = (selection: Partial<RequestedSelection>): RequestedSelection => ({
  eventId: match.eventId,
  type: 'prematch',
  sfid: null,
  marketCode: 'AGS',
  selectionCode: 'h1',
  odds: 2,
  original_odds: 2,
  sport: 'F',
  player: 'h1',
  marketsTable: null,
  marketsKey: null,
  marketsGroup: null,
  systemGroup: null,
  band: null,
  original_band: null,
  ...selection,
});
const playerOf = (selection: Partial<RequestedSelection>) =>
  draftSelection(requested(selection), noChanges, feed)?.player;
const nameOf = (id: string) => match.players.find((player) => player.id === id)?.name;

test('a selection about a player is stored with his name, also when an older slip does not say who he is', () => {
  expect(nameOf('h1')).toMatch(/\w+ \S+/);
  expect(playerOf({})).toBe(nameOf('h1'));
  expect(playerOf({ player: null })).toBe(nameOf('h1'));
  expect(playerOf({ marketCode: 'FGS', selectionCode: 'none', player: null })).toBeNull();
  expect(playerOf({ marketCode: '1X2', selectionCode: '1', player: null })).toBeNull();
});

test.each([
  ['another player than the selection’s', { player: 'h2' }],
  ['a player of a market that is about none', { marketCode: '1X2', selectionCode: '1' }],
  ['nobody', { selectionCode: 'h99', player: 'h99' }],
  ['a player of a list that names others beside them', { selectionCode: 'none', player: null }],
  ['a text where an id belongs', { player: '<b>h1</b>' }],
])('%s is no selection', (_name, wrong) => expect(draftSelection(requested(wrong), noChanges, feed)).toBeNull());
