import { describe, expect, test } from 'vitest';
import type { AnswerStatus, TicketRequestProcessed } from '../../contract/entities/ticket.ts';
import { rejectionText, verdictOfAnswer, verdictOfInfo } from './ticket-verdict.ts';

test.each([
  [208, 'snackbarRejected'],
  [216, 'ticketRejectedOddsChanged'],
  [217, 'ticketRejectedOddsBlocked'],
  [226, 'ticketRejectedOddsChangedCms'],
  [227, 'ticketRejectedOddsBlockedCms'],
  [203, 'snackbarTimeout'],
  [204, 'snackbarTimeout'],
  [999, 'snackbarTimeout'],
  [null, 'snackbarTimeout'],
])('Subcode %s says %s', (subcode, text) => expect(rejectionText(subcode)).toBe(text));

const answer = (different: Partial<TicketRequestProcessed>): TicketRequestProcessed => ({
  _id: '1',
  frontend_uuid: 'x',
  userId: 'u',
  type: 'live',
  accepted: null,
  mtcResponse: {
    code: null,
    subcode: 216,
    status: 'pending',
    response_time: 0,
    selections: [],
    actions: [],
    bets: [],
  },
  etsResponse: { code: null },
  nowTimestamp: 0,
  createdAtTimestamp: 0,
  original_bets: [],
  ...different,
});

test('An answer of the socket is accepted, denied with its words, busy, or not yet final', () => {
  expect(verdictOfAnswer(answer({ accepted: true }))).toEqual({ outcome: 'accepted', selections: [] });
  expect(verdictOfAnswer(answer({ accepted: false }))).toEqual({
    outcome: 'denied',
    text: 'ticketRejectedOddsChanged',
    selections: [],
  });
  expect(verdictOfAnswer(answer({ accepted: false, etsResponse: { code: 102 } }))).toEqual({ outcome: 'busy' });
  expect(verdictOfAnswer(answer({}))).toEqual({ outcome: 'pending' });
});

test('An answer of ping is read the same way', () => {
  const info = (accepted: boolean | null, subcode = 217) => ({
    accepted,
    mtcResponse: { status: 'denied' as const, subcode, selections: [] },
  });
  expect(verdictOfInfo(info(true))).toEqual({ outcome: 'accepted', selections: [] });
  expect(verdictOfInfo(info(false))).toEqual({ outcome: 'denied', text: 'ticketRejectedOddsBlocked', selections: [] });
  expect(verdictOfInfo(info(false, 102))).toEqual({ outcome: 'busy' });
});

describe('An offer', () => {
  const offer = { stake: 30, originalStake: 50, expiresAt: 20_000 };
  const told = (accepted: boolean | null, status: AnswerStatus, withOffer = true) =>
    verdictOfInfo({
      accepted,
      mtcResponse: { status, subcode: null, selections: [], ...(withOffer ? { offer } : {}) },
    });

  test.each(['oddchange', 'reoffer'] as const)('of status %s is put to the player', (status) => {
    expect(told(null, status)).toEqual({ outcome: 'offered', kind: status, offer, selections: [] });
  });

  test('that names no terms leaves the ticket pending', () => {
    expect(told(null, 'reoffer', false)).toEqual({ outcome: 'pending' });
  });

  test('that was accepted is an accepted ticket', () => {
    expect(told(true, 'accepted')).toEqual({ outcome: 'accepted', selections: [] });
  });

  test.each(['cancelled', 'expired'] as const)('that ended %s is no denied ticket', (status) => {
    expect(told(false, status, false)).toEqual({ outcome: 'withdrawn', how: status });
  });
});
