import { beforeEach, expect, it } from 'vitest';
import { userById } from '../identity/user-repository.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { createAffiliateStand } from '../testing/affiliate-stand.ts';
import { twoDesksPerTest } from '../testing/two-desks.ts';
import { type Agency, createAgency } from './agency.ts';
import { agentOfCode, isBelow, storeMember } from './tree-repository.ts';

const two = twoDesksPerTest();
let agency: Agency;
beforeEach(() => {
  const [database, { ledger }, { clock }] = [two.databases[0], two.nodes[0], two];
  agency = createAgency({ database, clock, ledger, identity: { endAllSessions: async () => undefined } });
});

it('an agent is moved while somebody joins him, and neither waits for the other in a circle', async () => {
  const [top, moved, player] = [
    await two.nodes[0].addPlayer(0),
    await two.nodes[0].addPlayer(0),
    await two.nodes[0].addPlayer(0),
  ];
  await agency.appoint(top, null);
  const code = await agency.appoint(moved, null);
  let moving: Promise<void> = Promise.resolve();
  await two.databases[1].transaction(async (within) => {
    expect(await agentOfCode(within, code)).toMatchObject({ userId: moved });
    moving = agency.move(moved, top);
    await expect.poll(() => isBelow(within, top, moved)).toBe(true);
    await storeMember(within, { userId: player, parent: moved, isAgent: false, code: null, joinedAt: two.clock.now() });
  });
  await moving;
  expect(await isBelow(two.databases[0], top, player)).toBe(true);
});

it('an account made an agent and an affiliate at once is both', async () => {
  const { affiliates } = createAffiliateStand(two.databases[1], two.clock);
  for (let round = 0; round < 20; round++) {
    const user = await two.nodes[0].addPlayer(0);
    await Promise.all([agency.appoint(user, null), affiliates.appoint(user)]);
    expect((await userById(two.databases[0], user))?.roles.toSorted()).toEqual(['AFFILIATE', 'AGENT']);
    expect(await checkInvariants(two.databases[0], two.clock.now())).toEqual([]);
  }
});
