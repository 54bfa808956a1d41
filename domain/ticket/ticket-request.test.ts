import { expect, test } from 'vitest';
import { ticketRequest } from '../../contract/entities/ticket-request.ts';
import type { Wallet } from '../../contract/entities/wallet.ts';
import { selectionOf } from '../../machines/ticket/ticket-examples.ts';
import { noChanges } from './odds-policy.ts';
import { ticketRequestFrom } from './ticket-request.ts';

const selection = selectionOf('10245', {
  desc: 'live',
  marketCode: 'OU',
  selectionCode: 'over',
  odd: 1.9,
  band: '3.5',
  originalBand: '2.5',
  oddChanged: true,
  bandChanged: true,
  changesPending: true,
});

const wallet: Wallet = {
  currency_id: 1,
  currency: 'RSD',
  wallet_0: 0,
  wallet_1: 0,
  wallet_2: 0,
  wallet_3: 0,
  wallet_5: 0,
  wallet_6: 0,
  credit_text: '',
};

test('A combination is sent as the contract has it, with the price seen last and the price consented to', () => {
  const request = ticketRequestFrom({
    ticketId: 'b4d1c8f2-6c1e-4f5a-9d37-0a2b5c7e9f10',
    selections: [selection, { ...selection, id: '2', eventId: '2', odd: 2, originalOdd: 2 }],
    stake: 2010,
    wallet,
    settings: null,
    oddsPolicy: { mode: 'any', tolerance: 5 },
    takeUntil: 1_700_000_015_000,
  });
  expect(ticketRequest.parse(request)).toEqual(request);
  expect(request).toMatchObject({
    autoOddsChange: true,
    oddsPolicy: { mode: 'any', tolerance: 5 },
    bets: [{ selectedSystems: [2], stake: 20.1, type: 'total' }],
    original_bets: [{ selectedSystems: [2], stake: 20.1, type: 'total' }],
    wallet: { currency: 'RSD', currency_id: 1 },
    bonus: { amount: 0, percentage: 0, total_gain: 76.38 },
    systemGroups: [],
    takeUntil: 1_700_000_015_000,
  });
  expect(request.selections[0]).toEqual({
    eventId: '10245',
    type: 'live',
    sfid: null,
    marketCode: 'OU',
    selectionCode: 'over',
    odds: 1.9,
    original_odds: 1.85,
    sport: 'F',
    player: null,
    marketsTable: null,
    marketsKey: null,
    marketsGroup: null,
    systemGroup: null,
    band: '3.5',
    original_band: '2.5',
  });
});

test('A system is sent with its groups, the place of each selection in them, and the sizes of its lines', () => {
  const selections = ['1', '2', '3', '4'].map((id) => ({ ...selection, id, eventId: id, odd: 2, originalOdd: 2 }));
  const request = ticketRequestFrom({
    ticketId: 'b4d1c8f2-6c1e-4f5a-9d37-0a2b5c7e9f10',
    selections,
    groups: [{ conditions: [2, 3], selections: ['1', '3', '4'] }],
    stake: 4000,
    wallet,
    settings: null,
    oddsPolicy: noChanges,
  });
  expect(ticketRequest.parse(request)).toEqual(request);
  expect(request).toMatchObject({
    bets: [{ selectedSystems: [3, 4], stake: 40, type: 'total' }],
    systemGroups: [{ conditions: [2, 3], totalSelections: 3 }],
    bonus: { amount: 0, percentage: 0, total_gain: 400 },
  });
  expect(request.selections.map(({ systemGroup }) => systemGroup)).toEqual([0, null, 0, 0]);
});
