import { expect, test } from 'vitest';
import { newerWallets } from './newer-wallets.ts';

const wallet = (currency_id: number, wallet_0: number, seq?: number) => ({ currency_id, wallet_0, seq });

test.each([
  ['a newer state', [wallet(1, 100, 4)], [wallet(1, 90, 5)], [wallet(1, 90, 5)]],
  ['an older state', [wallet(1, 90, 5)], [wallet(1, 100, 4)], [wallet(1, 90, 5)]],
  ['the same state, told anew', [wallet(1, 90, 5)], [wallet(1, 91, 5)], [wallet(1, 91, 5)]],
  [
    'one newer, one older',
    [wallet(1, 90, 5), wallet(2, 7, 2)],
    [wallet(1, 95, 4), wallet(2, 6, 3)],
    [wallet(1, 90, 5), wallet(2, 6, 3)],
  ],
  [
    'a wallet just opened',
    [wallet(1, 90, 5)],
    [wallet(1, 90, 5), wallet(2, 7, 1)],
    [wallet(1, 90, 5), wallet(2, 7, 1)],
  ],
  [
    'a list from before one was opened',
    [wallet(1, 90, 5), wallet(2, 7, 1)],
    [wallet(1, 90, 5)],
    [wallet(1, 90, 5), wallet(2, 7, 1)],
  ],
  ['a server that does not count', [wallet(1, 90)], [wallet(1, 80)], [wallet(1, 80)]],
])('%s', (_, known, told, expected) => {
  expect(newerWallets(known, told)).toEqual(expected);
});
