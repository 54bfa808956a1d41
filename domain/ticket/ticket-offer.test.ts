import { describe, expect, test } from 'vitest';
import type { AnsweredSelection } from '../../contract/entities/ticket.ts';
import { selectionOf } from '../../machines/ticket/ticket-examples.ts';
import { anyChange } from './odds-policy.ts';
import { isAcceptedByItself, isHeardInDialog, isHeardInSlip, slipOfferFrom } from './ticket-offer.ts';

const now = Date.parse('2026-03-01T12:00:00.000Z');

const selection = selectionOf('1', { odd: 1.9, oddChanged: true, changesPending: true });
const ticket = { ticketId: 'x', selections: [selection], stake: 5000, currency: 'RSD' };

const answered = (odd: number | undefined): AnsweredSelection => ({
  eventId: '1',
  marketCode: '1X2',
  selectionCode: '1',
  ...(odd === undefined ? {} : { odd }),
  band: null,
  reason: 'oddsChanged',
});
const offerOf = ({ stake = 50, odd = 1.7 as number | null, at = now } = {}) =>
  slipOfferFrom(
    ticket,
    {
      kind: 'oddchange',
      offer: { stake, originalStake: 50, expiresAt: now + 20_000 },
      selections: [answered(odd ?? undefined)],
    },
    at,
  );

describe('The offer for a ticket', () => {
  test('has the offered odds beside those that were sent, and both stakes in minor units', () => {
    expect(offerOf({ stake: 35.55 })).toMatchObject({
      ticketId: 'x',
      kind: 'oddchange',
      stake: 3555,
      originalStake: 5000,
      currency: 'RSD',
      expiresAt: now + 20_000,
      selections: [{ odd: 1.7, originalOdd: 1.9, changesPending: true }],
    });
  });

  test('at the odds that were sent shows no change', () => {
    expect(offerOf({ odd: 1.9 }).selections).toMatchObject([{ odd: 1.9, originalOdd: 1.9, changesPending: false }]);
  });

  test('keeps the stake that was asked for when the offered one is no amount', () => {
    expect(offerOf({ stake: Number.POSITIVE_INFINITY }).stake).toBe(5000);
  });
});

describe('Automatic acceptance', () => {
  test.each([
    ['takes moved odds', {}, true],
    ['asks when the payment falls', { stake: 49.99 }, false],
    ['asks when the payment rises', { stake: 50.01 }, false],
    ['asks when a selection has no odd', { odd: null }, false],
    ['asks when a match has begun', { at: Date.parse(selection.timeStart) }, false],
  ])('%s', (_, different, expected) => {
    expect(isAcceptedByItself(offerOf(different), ticket.selections, anyChange)).toBe(expected);
  });

  test.each([
    ['none', { mode: 'none', tolerance: null }, 2.5, false],
    ['higher odds, one that rose', { mode: 'higher', tolerance: null }, 1.91, true],
    ['higher odds, one that fell', { mode: 'higher', tolerance: null }, 1.89, false],
    ['falls of 5 %, one that just is', { mode: 'any', tolerance: 5 }, 1.805, true],
    ['falls of 5 %, one that is more', { mode: 'any', tolerance: 5 }, 1.8, false],
  ] as const)('of %s', (_, policy, odd, expected) => {
    expect(isAcceptedByItself(offerOf({ odd }), ticket.selections, policy)).toBe(expected);
  });

  test('measures a fall from the odd that was taken when that was the higher one', () => {
    const sent = [{ ...selection, originalOdd: 2 }];
    expect(isAcceptedByItself(offerOf({ odd: 1.85 }), sent, { mode: 'any', tolerance: 5 })).toBe(false);
  });
});

test('Confirm and reject are heard at 6 down to 2, the dialog at each second from 5 on as well, none at 0', () => {
  const seconds = [20, 7, 6, 5, 4, 3, 2, 1, 0];
  expect(seconds.filter(isHeardInSlip)).toEqual([6, 5, 4, 3, 2]);
  expect(seconds.filter(isHeardInDialog)).toEqual([6, 5, 4, 3, 2, 1]);
});
