import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import * as agency from '../../contract/http/agency.ts';
import * as office from '../../contract/http/agency-office.ts';
import { type Agent, agencyStand, type Person } from '../testing/agency-stand.ts';

const stand = agencyStand();

let player: Person;
let stranger: Agent;
beforeAll(async () => {
  ({ player, stranger } = await stand.family(500));
});

/** Every call of an agent that is about somebody: by its name, how it is asked. */
const calls: Record<string, (userId: string) => [path: string, body?: object]> = {
  allUsers: (userId) => [`allUsers?under=${userId}`],
  userStats: (userId) => [`userStats?userId=${userId}`],
  userTransactions: (userId) => [`userTransactions?userId=${userId}`],
  addCredit: (userId) => ['addCredit', { userId, currency_id: 1, amount: 10 }],
  decCredit: (userId) => ['decCredit', { userId, currency_id: 1, amount: 10 }],
  blockUser: (userId) => ['blockUser', { userId }],
  unblockUser: (userId) => ['unblockUser', { userId }],
  tickets: (userId) => [`tickets?userId=${userId}`],
  ticketInfo: (userId) => [`ticketInfo?userId=${userId}&ticket_id=${randomUUID()}`],
  exportMoves: (userId) => ['exportMoves', { language: 'en', userId }],
};

const fieldsOf = (schema: unknown): string[] => (schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []);

test('these are all the calls that name a user', () => {
  const naming = Object.entries({ ...agency, ...office }).flatMap(([name, call]) => {
    if (!('url' in call)) return [];
    const fields = [...fieldsOf('query' in call && call.query), ...fieldsOf('body' in call && call.body)];
    return fields.includes('userId') || fields.includes('under') ? [name] : [];
  });
  expect(naming.sort()).toEqual(Object.keys(calls).sort());
});

/** What is answered, and how many statements the database was sent for it, those of transactions among them. */
const asked = async (path: string, body: object | undefined) => {
  const sent = vi.spyOn(PGlite.prototype, 'execProtocolRaw');
  const answer = await stand.call(path, stranger, body);
  const statements = sent.mock.calls.filter(([message]) => 'PQ'.includes(String.fromCharCode(message[0] ?? 0))).length;
  sent.mockRestore();
  return { ...answer, statements };
};

test.each(Object.entries(calls))('%s tells a foreign user from an unknown one by nothing', async (_, call) => {
  await asked(...call(player.id));
  const foreign = await asked(...call(player.id));
  expect(foreign).toMatchObject({ status: 404, body: { error: 'userUnknown' } });
  expect(foreign.statements).toBeGreaterThan(0);
  expect(await asked(...call(randomUUID()))).toEqual(foreign);
});

test("a ticket that is asked for without its player is somebody else's by nothing", async () => {
  const ticketId = await stand.paid(player);
  const info = (id: string) => asked(`ticketInfo?ticket_id=${id}`, undefined);
  await info(ticketId);
  const foreign = await info(ticketId);
  expect(foreign).toMatchObject({ status: 404, body: { error: 'notFound' } });
  expect(await info(randomUUID())).toEqual(foreign);
});
