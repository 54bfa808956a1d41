import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Match } from '../contract/entities/match.ts';
import { offerQueryOf } from '../test/support/examples/offer-query.ts';
import { freePort } from '../test/support/free-port.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';
import { aRequest } from './testing/ticket-stand.ts';

let server: TestServer;
let address: string;
let port: number;
beforeAll(async () => {
  server = await startTestServer({ SECONDS_PER_REQUEST: '6' });
  port = await freePort();
  await server.app.listen({ host: '127.0.0.1', port });
  address = `http://127.0.0.1:${port}`;
});
afterAll(() => server.close());

/** A connection that says `first`, then `drip` again and again; `ended` resolves with the answer when it is closed. */
const client = (first = '', drip = '') => {
  let answer = '';
  let timer: NodeJS.Timeout | undefined;
  const socket: Socket = connect(port, '127.0.0.1', () => {
    socket.write(first);
    if (drip) timer = setInterval(() => socket.write(drip), 100);
  });
  socket.setNoDelay(true);
  socket.on('data', (data) => {
    answer += data;
  });
  // A client that still writes when it is cut off is reset.
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => {
    socket.once('close', () => {
      clearInterval(timer);
      resolve(answer.split('\r\n', 1)[0] ?? '');
    });
  });
  return { ended };
};
const many = (count: number, ...said: Parameters<typeof client>) =>
  Array.from({ length: count }, () => client(...said).ended);

const head = 'POST /kcmanager/loginUser HTTP/1.1\r\nhost: localhost\r\n';

test('hundreds who only hold the line are cut off in time, and tickets go on meanwhile', async () => {
  const { access_token } = await server.signIn();
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${access_token}` };
  const call = async <T>(path: string, body: unknown): Promise<T> => {
    const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(200);
    return (await answer.json()) as T;
  };
  const offer = await call<{ result: Match[] }>('/cms/v1/betting/offer', offerQueryOf());
  const match = offer.result.at(-1);

  // All that were ever open: the first may be cut off before a busy machine has opened the last.
  let accepted = 0;
  server.app.server.on('connection', () => {
    accepted += 1;
  });
  const slow = [
    ...many(300),
    ...many(100, `${head}x-slow: `, 'a'),
    ...many(100, `${head}content-type: application/json\r\ncontent-length: 5000\r\n\r\n`, ' '),
  ];
  await expect.poll(() => accepted).toBeGreaterThanOrEqual(500);
  let over = false;
  const answers = Promise.all(slow).finally(() => {
    over = true;
  });
  let paid = 0;
  while (!over) {
    const ticket = aRequest({ odds: [match?.markets['1X2']?.['1']?.O ?? 0] });
    const selections = ticket.selections.map((one) => ({ ...one, eventId: match?.eventId ?? '' }));
    await call('/sportsbetting/v1/ticketRequest', { ...ticket, selections });
    await server.services.tickets.runDue();
    paid += 1;
  }
  expect(new Set(await answers)).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
  // Held up by the slow ones, the first would have come to its end with theirs.
  expect(paid).toBeGreaterThan(2);
});

test('headers beyond measure are refused, and so is their number', async () => {
  const flood = client(`${head}${'x-flood: 1\r\n'.repeat(5_000)}\r\n`);
  const long = client(`${head}x-long: ${'a'.repeat(100_000)}\r\n\r\n`);
  expect(await Promise.all([flood.ended, long.ended])).toEqual([
    'HTTP/1.1 431 Request Header Fields Too Large',
    'HTTP/1.1 431 Request Header Fields Too Large',
  ]);
  expect((await server.call('/healthz')).status).toBe(200);
});
