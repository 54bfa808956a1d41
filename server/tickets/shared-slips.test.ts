import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { output } from 'zod/mini';
import type { ShareBody, sharedSlip } from '../../contract/http/shared-slip.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { aRequest } from '../testing/ticket-stand.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  token = (await server.signIn()).access_token;
});

const day = 24 * 3_600_000;
type Shared = output<typeof sharedSlip.ok>;

/** Host wins on matches of the feed that do not start within this many hours. */
const picks = (count: number, hours = 20) => {
  const { feed, clock } = server.services;
  return feed
    .prematch()
    .filter(({ eventId }) => {
      const quote = feed.quote(eventId, '1X2', '1');
      return quote?.status === 'OPEN' && quote.startsAt > clock.now() + hours * 3_600_000;
    })
    .slice(0, count)
    .map(({ eventId }) => ({ eventId, marketCode: '1X2', selectionCode: '1', band: null, systemGroup: null }));
};
const share = async (body: ShareBody | object, bearer?: string) => {
  const answer = await server.call('/sportsbetting/v1/shareSlip', body, bearer);
  return { ...answer, code: (answer.body as { code?: string }).code ?? '' };
};
const open = async (code: string) => {
  const { status, body } = await server.call(`/sportsbetting/v1/sharedSlip?code=${encodeURIComponent(code)}`);
  return { status, slip: body as Shared };
};
const errorOf = ({ status, body }: { status: number; body: unknown }) =>
  `${status} ${(body as { error: string }).error}`;

describe('a shared slip', () => {
  it('of a visitor is opened by its code, however it is written, until it expires', async () => {
    const [one, other] = picks(2);
    const { code } = await share({ selections: [one, other], systemGroups: [] });
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    const { slip } = await open(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`);
    expect(slip).toMatchObject({
      code,
      stake: null,
      expires: server.clock.now() + 7 * day,
      selections: [
        { ...one, type: 'prematch', gone: null, hostName: expect.stringMatching(/./), odd: expect.any(Number) },
        { ...other, gone: null },
      ],
    });
    expect(slip.selections.map(({ odd }) => odd)).toEqual(
      [one, other].map((pick) => server.services.feed.quote(pick?.eventId ?? '', '1X2', '1')?.odd),
    );
    server.clock.advance(7 * day);
    expect(errorOf({ ...(await open(code)), body: (await open(code)).slip })).toBe('404 notFound');
  });

  it('keeps its system', async () => {
    const three = picks(3).map((pick) => ({ ...pick, systemGroup: 0 }));
    const systemGroups = [{ conditions: [2], totalSelections: 3 }];
    const { code } = await share({ selections: three, systemGroups });
    expect((await open(code)).slip).toMatchObject({ systemGroups, selections: three.map(() => ({ systemGroup: 0 })) });
  });

  it('says which selections are suspended, in play or over, by their names', async () => {
    const [open1, suspended, over] = picks(3);
    if (!open1 || !suspended || !over) throw new Error('the feed offers too little');
    const { code } = await share({ selections: [open1, suspended, over], systemGroups: [] });
    await server.call('/sandbox/v1/market', { eventId: suspended.eventId, marketCode: '1X2', status: 'SUSPENDED' });
    await server.call('/sandbox/v1/match', { eventId: over.eventId, finish: '2-1' });
    const { slip } = await open(code);
    expect(slip.selections.map(({ gone, odd }) => [gone, odd === null])).toEqual([
      [null, false],
      ['suspended', true],
      ['ended', true],
    ]);
    expect(slip.selections.every(({ hostName }) => hostName.length > 0)).toBe(true);
  });

  it.each([
    ['nothing', () => ({ selections: [], systemGroups: [] }), '400 badRequest'],
    [
      'an unknown match',
      () => ({ selections: [{ ...picks(1)[0], eventId: 'x' }], systemGroups: [] }),
      '400 selectionUnknown',
    ],
    [
      'an unknown outcome',
      () => ({ selections: [{ ...picks(1)[0], selectionCode: 'x' }], systemGroups: [] }),
      '400 selectionUnknown',
    ],
    ['one match twice', () => ({ selections: [picks(1)[0], picks(1)[0]], systemGroups: [] }), '400 sameEventTwice'],
    [
      'a group without selections',
      () => ({ selections: picks(1), systemGroups: [{ conditions: [1], totalSelections: 0 }] }),
      '400 systemInvalid',
    ],
    [
      'a group that is not there',
      () => ({ selections: [{ ...picks(1)[0], systemGroup: 3 }], systemGroups: [] }),
      '400 systemInvalid',
    ],
    ['a ticket of nobody', () => ({ ticket_id: randomUUID() }), '404 notFound'],
    ['a text', () => ({ selections: 'all', systemGroups: [] }), '400 badRequest'],
  ])('of %s is refused', async (_, body, expected) => {
    expect(errorOf(await share(body()))).toBe(expected);
  });

  it.each(['', 'x', '00000000', "' or 1=1 --", 'K7M2Q9XAK7M2Q9XA'])('is not found by %j', async (code) => {
    expect((await open(code)).status).toBe(code === '' ? 400 : 404);
  });
});

describe('a ticket', () => {
  const paid = async () => {
    const [pick] = picks(1);
    const eventId = pick?.eventId ?? '';
    const odd = server.services.feed.quote(eventId, '1X2', '1')?.odd ?? 0;
    const request = aRequest({ odds: [odd], stake: 130 });
    const sent = { ...request, selections: request.selections.map((one) => ({ ...one, eventId })) };
    expect((await server.call('/sportsbetting/v1/ticketRequest', sent, token)).status).toBe(200);
    return { ticketId: request.ticket_id, eventId };
  };
  const slipOf = (ticketId: string, bearer: string) =>
    server.call(`/sportsbetting/v1/ticketSlip?ticket_id=${ticketId}`, undefined, bearer);

  it('is a slip again with its stake, for its player alone', async () => {
    const { ticketId, eventId } = await paid();
    expect((await slipOf(ticketId, token)).body).toMatchObject({ stake: 130, selections: [{ eventId, gone: null }] });
    const stranger = (await server.signIn('player2')).access_token;
    expect(errorOf(await slipOf(ticketId, stranger))).toBe('404 notFound');
    expect(errorOf(await share({ ticket_id: ticketId }, stranger))).toBe('404 notFound');
    expect(errorOf(await share({ ticket_id: ticketId }))).toBe('404 notFound');
  });

  it('is shared without its stake and without its player', async () => {
    const { ticketId, eventId } = await paid();
    const { code } = await share({ ticket_id: ticketId }, token);
    const { slip } = await open(code);
    expect(slip).toMatchObject({ stake: null, selections: [{ eventId }] });
    expect(JSON.stringify(slip)).not.toContain(ticketId);
  });
});

it('sixty slips an hour from one address are enough', async () => {
  const body = { selections: picks(1), systemGroups: [] };
  server.clock.advance(3_600_000);
  const { sharedSlips } = server.services;
  const shares = Array.from({ length: 70 }, () => sharedSlips.share({ userId: null, address: '127.0.0.1' }, body));
  const shared = (await Promise.allSettled(shares)).filter(({ status }) => status === 'fulfilled');
  expect(shared).toHaveLength(60);
  expect(errorOf(await share(body))).toBe('429 tooManyAttempts');
  server.clock.advance(3_600_000);
  expect((await share(body)).status).toBe(200);
});
