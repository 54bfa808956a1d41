import { request } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../test/support/free-port.ts';
import { aRegistration } from '../testing/account-forms.ts';
import { openForGood } from '../testing/open-in-memory.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let lines: string[] = [];
let port: number;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'info' }, undefined, openForGood(), (line) => lines.push(line));
  port = await freePort();
  await server.app.listen({ host: '127.0.0.1', port });
});
beforeEach(() => {
  lines = [];
});
afterAll(() => server.close());

const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

test('a query that fails is logged without its values', async () => {
  const { database } = server.services;
  await database.execute(sql`alter table users add constraint nobody_named_so check (username <> 'mallory')`);
  const form = aRegistration('mallory');
  expect((await server.call('/kcmanager/registerUser', form)).status).toBe(500);
  const log = lines.join('\n');
  expect(logged()).toContainEqual(
    expect.objectContaining({
      msg: 'unforeseen error',
      err: expect.objectContaining({
        message: expect.stringMatching(/^Failed query: insert into "users"/),
        stack: expect.stringMatching(/^ {4}at /),
        cause: expect.objectContaining({ code: '23514', constraint: 'nobody_named_so' }),
      }),
    }),
  );
  for (const secret of [form.email, form.firstName, form.password, '$argon2']) expect(log).not.toContain(secret);
});

test('who hangs up before his answer is there is noted, and no error', async () => {
  const body = JSON.stringify({
    page: 1,
    table_view: 'timeline',
    time_filter: '72h',
    special_filter: 'NextMatches',
    sport_code: 'F',
    league_ids: [],
    search_filter: '',
  });
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'br' };
  const path = '/cms/v1/betting/offer?secret';
  const asking = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent: false });
  asking.on('error', () => undefined);
  server.app.server.once('request', () => asking.destroy());
  asking.end(body);
  await expect.poll(logged).toHaveLength(1);
  const [{ level, msg, path: asked, err } = {}] = logged();
  expect({ level, msg, asked, err }).toEqual({
    level: 30,
    msg: 'hung up before the answer',
    asked: '/cms/v1/betting/offer',
  });
});
