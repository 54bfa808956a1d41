import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PostbackEvent } from '../../contract/http/postbacks.ts';
import { isSigned } from '../calls/signed-body.ts';
import { postTo } from '../calls/signed-line.ts';
import type { OpenDatabase } from '../database/client.ts';
import { createAffiliateStand } from '../testing/affiliate-stand.ts';
import { openInMemory } from '../testing/open-in-memory.ts';
import { createStillClock } from '../testing/start-test-server.ts';
import { createHandFeed, createTicketStand } from '../testing/ticket-stand.ts';
import { dayName } from '../time/operator-day.ts';
import { lockAffiliate } from './affiliate-repository.ts';

/** An affiliate's own server: what it received, and the status that it answers next. */
const heard: { path: string; headers: IncomingHttpHeaders; body: string }[] = [];
let status = 200;
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    heard.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(status, { location: 'http://127.0.0.1/elsewhere' }).end();
  });
});
const clock = createStillClock(Date.parse('2026-03-02T09:00:00.000Z'));
let opened: OpenDatabase;
let origin: string;
beforeAll(async () => {
  opened = await openInMemory();
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready));
  const address = receiver.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(async () => {
  await opened.close();
  receiver.close();
});

it('is told what happened once, signed, and again after growing pauses for three days', async () => {
  const here = postTo(origin);
  const { affiliates, bind } = createAffiliateStand(opened.database, clock, (url, headers, body) =>
    here(new URL(url).pathname, headers, body),
  );
  const stand = createTicketStand(opened.database, clock, createHandFeed(clock.now() + 3_600_000));
  const [affiliate, player] = [await stand.addPlayer(0), await stand.addPlayer(0)];
  await affiliates.appoint(affiliate);
  const { postbacks } = affiliates;
  await expect(postbacks.add(affiliate, 'https://169.254.169.254/', ['daily'])).rejects.toThrow('postbackInvalid');
  const id = await postbacks.add(affiliate, 'https://partner.example.com/hook', ['registration']);
  const number = await bind(affiliate, player);
  const registered = () =>
    opened.database.transaction(async (within) =>
      postbacks.registered(within, await lockAffiliate(within, affiliate), { number, code: 'DERBY24' }),
    );
  await registered();
  await registered();
  status = 503;
  await affiliates.runDue();
  await affiliates.runDue();
  expect(heard).toHaveLength(1);
  const [line] = await postbacks.list(affiliate);
  expect(line).toMatchObject({ id, sent: 0, waiting: 1, failed: 0, lastStatus: 503 });
  expect(JSON.parse(heard[0]?.body ?? '')).toEqual({
    event: 'registration',
    id: '1',
    currency: 'RSD',
    player: 1,
    code: 'DERBY24',
    at: '2026-03-02T09:00:00.000Z',
  });
  expect(heard[0]?.headers['content-type']).toBe('application/json');
  expect(
    isSigned(line?.secret ?? '', heard[0]?.headers['x-provider-signature'], heard[0]?.body ?? '', clock.now(), true),
  ).toBe(true);

  // A redirect is not followed, and the post is tried again.
  status = 302;
  clock.advance(59_000);
  await affiliates.runDue();
  expect(heard).toHaveLength(1);
  clock.advance(1_000);
  await affiliates.runDue();
  await affiliates.runDue();
  expect(heard.map(({ path }) => path)).toEqual(['/hook', '/hook']);
  status = 500;
  for (const minutes of [5, 15, 60, 240]) {
    clock.advance(minutes * 60_000 - 1);
    await affiliates.runDue();
    const before = heard.length;
    clock.advance(1);
    await affiliates.runDue();
    expect(heard.length - before).toBe(1);
  }
  for (let nth = 0; nth < 12; nth += 1) {
    clock.advance(480 * 60_000);
    await affiliates.runDue();
  }
  expect(await postbacks.list(affiliate)).toMatchObject([{ waiting: 0, failed: 1 }]);

  status = 204;
  const other = await stand.addPlayer(0);
  const second = await bind(affiliate, other);
  await opened.database.transaction(async (within) =>
    postbacks.registered(within, await lockAffiliate(within, affiliate), { number: second, code: 'DERBY24' }),
  );
  await affiliates.runDue();
  expect(await postbacks.list(affiliate)).toMatchObject([{ sent: 1, failed: 1, lastStatus: 204 }]);
  expect((await postbacks.list(affiliate))[0]?.last).toMatchObject([
    { event: 'registration', state: 'sent', attempts: 1, status: 204 },
    { event: 'registration', state: 'givenUp', status: 500 },
  ]);
  await postbacks.remove(affiliate, id);
  expect(await postbacks.list(affiliate)).toEqual([]);
});

/** An affiliate with an address that subscribes to these events. */
const toldOf = async (path: string, ...events: PostbackEvent[]) => {
  const here = postTo(origin);
  const { affiliates, bind } = createAffiliateStand(opened.database, clock, (url, headers, body) =>
    here(new URL(url).pathname, headers, body),
  );
  const stand = createTicketStand(opened.database, clock, createHandFeed(clock.now() + 3_600_000));
  const affiliate = await stand.addPlayer(0);
  await affiliates.appoint(affiliate);
  const { postbacks } = affiliates;
  const id = await postbacks.add(affiliate, `https://partner.example.com${path}`, events);
  heard.length = 0;
  status = 200;
  return { affiliates, postbacks, affiliate, id, player: await stand.addPlayer(0), bind };
};

it('is sent a test once, says how it was answered, and counts none', async () => {
  const { affiliates, postbacks, affiliate, id } = await toldOf('/test', 'deposit');
  const known = await affiliates.known(affiliate);
  const before = heard.length;
  status = 503;
  expect(await postbacks.test(known, id)).toBe(503);
  await expect(postbacks.test(known, id)).rejects.toThrow('tooManyRequests');
  clock.advance(61_000);
  await affiliates.runDue();
  expect(heard.slice(before).map(({ path, body }) => [path, (JSON.parse(body) as { event: string }).event])).toEqual([
    ['/test', 'test'],
  ]);
  status = 200;
  expect(await postbacks.test(known, id)).toBe(200);
  expect(await postbacks.list(affiliate)).toMatchObject([
    {
      sent: 0,
      waiting: 0,
      failed: 0,
      last: [
        { event: 'test', state: 'sent' },
        { event: 'test', state: 'givenUp' },
      ],
    },
  ]);
  const stranger = await toldOf('/other', 'deposit');
  await expect(postbacks.test(known, stranger.id)).rejects.toThrow('notFound');
});

it('that is added again is told other things and stays one', async () => {
  const { postbacks, affiliate, id } = await toldOf('/twice', 'deposit');
  expect(await postbacks.add(affiliate, 'https://PARTNER.example.com/twice', ['daily'])).toBe(id);
  expect(await postbacks.list(affiliate)).toMatchObject([{ id, events: ['daily'] }]);
});

it('is told nothing more when its affiliate took it away, not even what waited', async () => {
  const { affiliates, affiliate, id, player, bind } = await toldOf('/told', 'registration');
  const number = await bind(affiliate, player);
  status = 503;
  await opened.database.transaction(async (within) =>
    affiliates.postbacks.registered(within, await lockAffiliate(within, affiliate), { number, code: 'DERBY24' }),
  );
  await affiliates.runDue();
  expect(heard).toHaveLength(1);
  await affiliates.postbacks.remove(affiliate, id);
  clock.advance(60_000);
  await affiliates.runDue();
  expect(heard).toHaveLength(1);
});

it('hears the figures of every day that is over, also of days in which no server ran', async () => {
  const { affiliates } = await toldOf('/told', 'daily');
  clock.advance(3 * 86_400_000);
  await affiliates.runDue();
  const days = heard.filter(({ path }) => path === '/told').map(({ body }) => JSON.parse(body).day);
  const today = clock.now();
  expect(days).toEqual([-3, -2, -1].map((ahead) => dayName(today + ahead * 86_400_000)));
});
