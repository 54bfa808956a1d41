import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Ping } from '../../contract/http/base.ts';
import { registered } from '../testing/account-forms.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ping = (token: string | undefined) => server.call('/base/v1/users/ping', undefined, token);

/** What is asked of the database meanwhile. */
const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const { $client } = server.services.database as unknown as { $client: { query(): unknown } };
  const asked = vi.spyOn($client, 'query');
  await work();
  const count = asked.mock.calls.length;
  asked.mockRestore();
  return count;
};

test('asks the database once: session, block, wallets and unread messages go together', async () => {
  const { access_token } = await server.signIn();
  await ping(access_token);
  expect(await statementsOf(() => ping(access_token))).toBe(1);
  const { body } = await ping(access_token);
  expect(body).toMatchObject({
    blocked: false,
    wallets: [
      { currency_id: 1, wallet_0: 100_000, credit_text: '100.000,00' },
      { currency_id: 2, wallet_0: 5_000 },
      { currency_id: 1000, wallet_0: 5_000 },
    ],
    maintenanceMode: null,
    ticketInfo: null,
  });
});

test('tells each of many who ping at once his own', async () => {
  const names = ['player', 'player2', 'agent', 'al2', 'al99'];
  const tokens = await Promise.all(names.map((name) => server.signIn(name)));
  const mira = await registered(server, 'mira');
  tokens[1] = mira;
  const bearers = Array.from({ length: 30 }, (_, nth) => tokens[nth % tokens.length]?.access_token);
  const answers = await Promise.all(bearers.map(ping));
  expect(answers.map(({ status }) => status)).toEqual(bearers.map(() => 200));
  const money = answers.map(({ body }) => (body as Ping).wallets[0]?.wallet_0);
  expect(money).toEqual(bearers.map((_, nth) => (nth % tokens.length === 1 ? 0 : 100_000)));
});

test('is refused for a session that ended, a token that was expired and one that is none', async () => {
  const [ended, expired] = [await server.signIn('al2'), await server.signIn('al99')];
  await server.call('/kcmanager/logoutUser', {}, ended.access_token);
  await server.call('/sandbox/v1/token', { username: 'al99', expire: 'access' });
  for (const token of [ended.access_token, expired.access_token, 'none', undefined]) {
    expect((await ping(token)).status).toBe(401);
  }
});
