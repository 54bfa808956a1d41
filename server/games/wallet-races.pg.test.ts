import { afterAll, beforeAll, expect, test } from 'vitest';
import { playRounds, roundsOfSuite } from '../../test/support/faults/play-rounds.ts';
import { startWalletRaceStand, type WalletRaceStand, walletRaces } from '../../test/support/faults/wallet-races.ts';

let stand: WalletRaceStand;
beforeAll(async () => {
  stand = await startWalletRaceStand();
});
afterAll(async () => {
  expect(await stand.stop()).toEqual([]);
});

test.for(walletRaces)('$name', { timeout: 300_000 }, async (race) => {
  expect(await playRounds(race, stand, roundsOfSuite(race))).toEqual([]);
});
