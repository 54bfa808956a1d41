import { expect, test } from 'vitest';
import type { AnsweredSelection } from '../../contract/entities/ticket.ts';
import { objectionsTo } from './rejection.ts';
import type { SlipSelection } from './slip-selection.ts';

const selection = {
  id: '1',
  eventId: '1',
  marketCode: '1X2',
  selectionCode: '1',
  odd: 1.7,
  originalOdd: 1.85,
  changesPending: true,
} as SlipSelection;
const locked: SlipSelection = { ...selection, odd: '-' };
const kept: SlipSelection = { ...selection, originalOdd: 1.7, changesPending: false };
const answer = (reason: AnsweredSelection['reason'], maxStake?: number): AnsweredSelection => ({
  eventId: '1',
  marketCode: '1X2',
  selectionCode: '1',
  band: null,
  reason,
  ...(maxStake === undefined ? {} : { maxStake }),
});
const accept = { do: 'accept', odd: 1.7 };
const remove = { do: 'remove' };

test.each([
  ['a moved odd is accepted', selection, answer('oddsChanged'), accept],
  ['a moved line is accepted', selection, answer('bandChanged'), accept],
  ['a moved odd that was accepted is settled', kept, answer('oddsChanged'), null],
  ['a moved odd that is closed by now is removed', locked, answer('oddsChanged'), remove],
  ['a closed market is removed', locked, answer('blocked'), remove],
  ['a market that opened again unchanged is settled', kept, answer('blocked'), null],
  ['a match that began is removed, whatever its odd', kept, answer('started'), remove],
  ['a match that is over is removed', kept, answer('finished'), remove],
  ['a stake too high is lowered', kept, answer('stakeTooHigh', 60), { do: 'lower', stake: 6000 }],
  ['a stake that was lowered is settled', kept, answer('stakeTooHigh', 90), null],
  ['a selection that no stake is taken on is removed', kept, answer('stakeTooHigh', 0), remove],
  ['a limit that is no amount asks for nothing', kept, answer('stakeTooHigh'), null],
])('%s', (_, now, told, remedy) => {
  expect(objectionsTo([told], [now], 9000).map((objection) => objection.remedy)).toEqual([remedy]);
});

test('Nothing is said about selections without a reason, or that the slip does not hold', () => {
  expect(objectionsTo([answer(null), { ...answer('blocked'), eventId: '2' }], [selection], 9000)).toEqual([]);
});
