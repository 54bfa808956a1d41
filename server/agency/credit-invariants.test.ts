import { sql, TransactionRollbackError } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { agencyStand } from '../testing/agency-stand.ts';

const stand = agencyStand();
const day = 86_400_000;

beforeAll(async () => {
  const { top, sub, player } = await stand.family(1_000);
  await stand.credit('addCredit', top, sub, 500);
  await stand.credit('addCredit', sub, player, 120);
  await stand.credit('decCredit', sub, player, 20);
  // One payout of each state but the last.
  const payout = async (amount: number) => (await stand.askPayout(player, amount)).body.payout.id;
  await stand.call('payPayout', sub, { id: await payout(11) });
  await stand.call('declinePayout', sub, { id: await payout(12) });
  await payout(13);
  for (let nth = 0; nth < 2; nth += 1) {
    stand.server.clock.advance(day);
    await stand.server.services.agencyOffice.closeDue();
  }
});

const ids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const days = /\d{4}-\d\d-\d\d/g;

test.each([
  [
    'update credit_moves set amount = amount + 1 where amount = 50000',
    ['move of credit # is not what its wallets say'],
  ],
  ['delete from credit_moves where amount = -2000', ['creditTaken:# is no move of credit']],
  ["update agency_payouts set amount = amount + 1 where state = 'paid'", ['payout # is paid, its money is not']],
  ["update agency_payouts set state = 'withdrawn' where state = 'paid'", ['payout # is withdrawn, its money is not']],
  [
    "delete from agency_payouts where state = 'declined'",
    ['payoutHeld:# is no payout', 'payoutReleased:# is no payout'],
  ],
  ['delete from agency_paths where depth = 2', ['the tree leads to # by other paths than his parents']],
  [
    'update agency_closes set closing = closing + 1, other = other + 1 where closing = 1041100 and opening = 1041100',
    ['the float of # in 1 closed on @ with another sum'],
  ],
  [
    'update agency_closes set opening = opening + 1, other = other - 1 where opening = 1041100',
    ['the float of # began @ with another sum than the day before left'],
  ],
  [
    'update agency_closes set given = 0, other = other - 50000 where given = 50000',
    ['closes of @ say that more or less was given than was received'],
  ],
])('the ledger’s check names what "%s" breaks', async (change, lines) => {
  const { database } = stand.server.services;
  await database
    .transaction(async (within) => {
      await within.execute(sql.raw(change));
      const broken = await checkInvariants(within, stand.server.clock.now());
      expect(broken.map((line) => line.replace(ids, '#').replace(days, '@')).sort()).toEqual(
        lines.map((line) => `INV15: ${line}`),
      );
      within.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
});
