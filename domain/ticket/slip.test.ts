import { describe, expect, test } from 'vitest';
import type { SelectionCheck } from '../../contract/http/sportsbetting.ts';
import { selectionOf as selection } from '../../machines/ticket/ticket-examples.ts';
import {
  acceptChanges,
  checksFor,
  deleteLocked,
  priceFromAnswer,
  priceFromChecks,
  removeSelection,
  reprice,
  toggleSelection,
} from './slip.ts';
import { type SlipSelection, slipOddFrom } from './slip-selection.ts';

const kickOff = Date.parse('2026-03-01T17:30:00.000Z');
const check = (eventId: string, odd: number | '-', band: string | null = null): SelectionCheck => ({
  id: `${eventId}|1X2|1`,
  eventId,
  odd,
  band,
  originalOdd: 1.85,
  originalBand: null,
});
const priced = (selections: SlipSelection[], checks: SelectionCheck[], now = kickOff - 1) =>
  reprice(selections, priceFromChecks(checks), now);

describe('A press on an odd', () => {
  test('adds a selection behind the others', () => {
    expect(toggleSelection([selection('1')], selection('2'))).toEqual([selection('1'), selection('2')]);
  });

  test('removes an identical selection, whatever its price is now', () => {
    expect(toggleSelection([selection('1'), selection('2')], selection('1', { odd: '-' }))).toEqual([selection('2')]);
  });

  test('replaces another selection of the same event in its place', () => {
    const draw = selection('1', { selectionCode: 'X' });
    expect(toggleSelection([selection('1'), selection('2')], draw)).toEqual([draw, selection('2')]);
  });

  test('adds nothing without an odd', () => {
    expect(toggleSelection([selection('1')], selection('2', { odd: '-' }))).toEqual([selection('1')]);
  });
});

describe('A fresh price', () => {
  test('that differs from the original is a change to be accepted', () => {
    expect(priced([selection('1')], [check('1', 1.92)])).toEqual([
      selection('1', { odd: 1.92, oddChanged: true, changesPending: true }),
    ]);
  });

  test('that moved the band is a change even at the same odd', () => {
    expect(priced([selection('1', { band: '2.5', originalBand: '2.5' })], [check('1', 1.85, '3.5')])).toEqual([
      selection('1', { band: '3.5', originalBand: '2.5', bandChanged: true, changesPending: true }),
    ]);
  });

  test('that went back to the original is no change any more', () => {
    const moved = priced([selection('1')], [check('1', 1.92)]);
    expect(reprice(moved, priceFromChecks([check('1', 1.85)]), 0)).toEqual([selection('1')]);
  });

  test('that is missing or below 1.01 locks the selection without asking to accept anything', () => {
    expect(priced([selection('1')], [check('1', '-')])).toEqual([selection('1', { odd: '-', lockedBy: 'suspended' })]);
    expect(priced([selection('1')], [check('1', 1)])).toEqual([selection('1', { odd: '-', lockedBy: 'suspended' })]);
  });

  test('of another outcome of the same event is not taken', () => {
    const other = selection('1', { selectionCode: 'X' });
    expect(priced([other], [check('1', 3)])).toEqual([other]);
  });

  test('of a selection that was not asked about leaves it as it is', () => {
    expect(priced([selection('1'), selection('2')], [check('1', 1.92)])[1]).toEqual(selection('2'));
  });

  test('of a prematch selection is "-" from the very millisecond of its start', () => {
    expect(priced([selection('1')], [check('1', 1.85)], kickOff - 1)[0]?.odd).toBe(1.85);
    expect(priced([selection('1')], [check('1', 1.85)], kickOff)[0]).toMatchObject({ odd: '-', lockedBy: 'started' });
    expect(priced([selection('1', { desc: 'live' })], [check('1', 1.85)], kickOff)[0]?.odd).toBe(1.85);
  });

  test('told by an answer about the ticket counts as well', () => {
    const answered = { eventId: '1', marketCode: '1X2', selectionCode: '1', band: null, reason: null };
    expect(reprice([selection('1')], priceFromAnswer([{ ...answered, odd: 1.6 }]), 0)[0]?.odd).toBe(1.6);
    expect(reprice([selection('1')], priceFromAnswer([answered]), 0)[0]?.odd).toBe('-');
  });
});

test('Accepting makes the present price the original and clears every flag', () => {
  const moved = priced([selection('1')], [check('1', 1.92, '1')]);
  expect(moved.some(({ changesPending }) => changesPending)).toBe(true);
  const accepted = acceptChanges(moved);
  expect(accepted).toEqual([selection('1', { odd: 1.92, originalOdd: 1.92, band: '1', originalBand: '1' })]);
  expect(accepted.some(({ changesPending }) => changesPending)).toBe(false);
});

test('Deleting the locked ones leaves those with an odd', () => {
  expect(deleteLocked([selection('1', { odd: '-' }), selection('2')])).toEqual([selection('2')]);
});

test('A selection is removed by its id', () => {
  expect(removeSelection([selection('1'), selection('2')], '1')).toEqual([selection('2')]);
});

test('A check asks by outcome and tells the price the player consented to', () => {
  expect(checksFor([selection('1', { odd: 1.92 })])).toEqual([
    { id: '1|1X2|1', eventId: '1', marketCode: '1X2', selectionCode: '1', player: null, odd: 1.85, band: null },
  ]);
});

test.each([undefined, null, '1,85', '1.85', Number.NaN, Number.POSITIVE_INFINITY, 1.009, 0, -2])(
  'The odd %s is shown as "-"',
  (odd) => expect(slipOddFrom(odd)).toBe('-'),
);
