import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWalletRaceStand, type WalletRaceStand, walletRaces } from '../../test/support/faults/wallet-races.ts';

let stand: WalletRaceStand;
beforeAll(async () => {
  stand = await startWalletRaceStand();
});
afterAll(async () => {
  expect(await stand.stop()).toEqual([]);
});

test.for(walletRaces)('$name', { timeout: 300_000 }, async ({ rounds, round }) => {
  for (let nth = 0; nth < Math.ceil(rounds / 10); nth += 1) await round(stand);
});
