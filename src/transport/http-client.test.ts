import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../contract/http/endpoint.ts';
import { freePort } from '../../test/support/free-port.ts';
import { RefusedError, UnreachableError } from './call-error.ts';
import { createHttpClient } from './http-client.ts';

const credit = endpoint({
  method: 'GET',
  url: '/credit',
  summary: 'A call for players',
  access: 'player',
  query: z.object({ currency: z.optional(z.string()) }),
  ok: z.object({ credit: z.number() }),
});

const list = endpoint({
  method: 'GET',
  url: '/list',
  summary: 'A list whose broken entries are left out',
  access: 'anyone',
  ok: z.object({ pages: z.number(), result: z.array(z.object({ odd: z.number() })) }),
  sifted: { result: z.object({ odd: z.number() }) },
});

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const answering = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  const seen: { url: string; authorization: string | undefined }[] = [];
  const server = createServer((request, response) => {
    seen.push({ url: request.url ?? '', authorization: request.headers.authorization });
    answer(request, response);
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { seen, origin: `http://127.0.0.1:${port}` };
};

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const offer = endpoint({
  method: 'POST',
  url: '/offer',
  summary: 'A list in which a player has favourites of his own',
  access: 'visitor',
  body: z.object({ page: z.number(), time_zone: z.string() }),
  ok: z.object({ result: z.array(z.number()) }),
});

const clientOf = (origin: string, renewed: string | null = 'fresh', timeout = 2_000) => {
  const answers: unknown[] = [];
  const refusedTokens: string[] = [];
  const skipped: number[] = [];
  const http = createHttpClient({
    origin,
    timeout,
    onAnswer: (answer) => answers.push(answer),
    onSkipped: (count) => skipped.push(count),
    bearer: {
      accessToken: () => 'old',
      renewed: async (refused) => {
        refusedTokens.push(refused);
        return renewed;
      },
    },
  });
  return { http, answers, refusedTokens, skipped };
};

const refused = { error: 'sessionExpired', ErrorText: 'sessionExpired' };

describe('The HTTP client', () => {
  test('carries the token and the query, and hands over what the contract knows', async () => {
    const { origin, seen } = await answering((_, response) => json(response, 200, { credit: 5, extra: true }));
    const { http, answers } = clientOf(origin);
    expect(await http.call(credit, { query: { currency: 'RSD' } })).toEqual({ credit: 5 });
    expect(seen).toEqual([{ url: '/credit?currency=RSD', authorization: 'Bearer old' }]);
    expect(answers).toEqual([{ credit: 5 }]);
  });

  test('leaves broken entries out of a list that may lose them, and counts them', async () => {
    const result = [{ odd: 1.5 }, { odd: '1,85' }, null, { odd: 2 }];
    const { origin } = await answering((_, response) => json(response, 200, { pages: 1, result }));
    const { http, skipped } = clientOf(origin);
    expect(await http.call(list, {})).toEqual({ pages: 1, result: [{ odd: 1.5 }, { odd: 2 }] });
    expect(skipped).toEqual([2]);
  });

  test('refuses an answer whose list is none, or that is broken elsewhere', async () => {
    const { origin } = await answering((request, response) =>
      json(response, 200, request.url === '/list' ? { pages: 'one', result: [] } : { result: 7 }),
    );
    const { http } = clientOf(origin);
    await expect(http.call(list, {})).rejects.toThrow(UnreachableError);
    await expect(http.call({ ...list, url: '/other' }, {})).rejects.toThrow(UnreachableError);
  });

  test('tries once more with a fresh token after a 401', async () => {
    const { origin, seen } = await answering((request, response) =>
      request.headers.authorization === 'Bearer fresh'
        ? json(response, 200, { credit: 5 })
        : json(response, 401, refused),
    );
    const { http, refusedTokens } = clientOf(origin);
    expect(await http.call(credit, { query: {} })).toEqual({ credit: 5 });
    expect(refusedTokens).toEqual(['old']);
    expect(seen).toHaveLength(2);
  });

  test('gives up after the second 401, and at once when no fresh token is to be had', async () => {
    const { origin, seen } = await answering((_, response) => json(response, 401, refused));
    await expect(clientOf(origin).http.call(credit, { query: {} })).rejects.toMatchObject({ status: 401 });
    expect(seen).toHaveLength(2);
    await expect(clientOf(origin, null).http.call(credit, { query: {} })).rejects.toMatchObject({ status: 401 });
    expect(seen).toHaveLength(3);
  });

  test('does not renew for a call that is told not to', async () => {
    const { origin, seen } = await answering((_, response) => json(response, 401, refused));
    await expect(clientOf(origin).http.call(credit, { query: {}, renewOn: [] })).rejects.toBeInstanceOf(RefusedError);
    expect(seen).toHaveLength(1);
  });

  test('tells a refusal by its key', async () => {
    const body = { error: 'insufficientFunds', ErrorText: 'insufficientFunds', fields: { stake: 'maxStake' } };
    const { origin } = await answering((_, response) => json(response, 400, body));
    await expect(clientOf(origin).http.call(credit, { query: {} })).rejects.toMatchObject({
      name: 'RefusedError',
      status: 400,
      key: 'insufficientFunds',
      fields: { stake: 'maxStake' },
    });
  });

  test('A17: takes the word of a busy server that nothing was done, but only of a call in turn', async () => {
    const body = { error: 'busy', ErrorText: 'busy', values: { code: 102 } };
    const { origin } = await answering((_, response) => json(response, 503, body));
    const { http } = clientOf(origin);
    await expect(http.call({ ...credit, inTurn: true }, { query: {} })).rejects.toMatchObject({
      name: 'RefusedError',
      status: 503,
      key: 'busy',
    });
    await expect(http.call(credit, { query: {} })).rejects.toMatchObject({ name: 'UnreachableError', said: 'busy' });
  });

  test('keeps what a broken server said of itself', async () => {
    const body = { error: 'unavailable', ErrorText: 'unavailable' };
    const { origin } = await answering((_, response) => json(response, 503, body));
    await expect(clientOf(origin).http.call(credit, { query: {} })).rejects.toMatchObject({
      name: 'UnreachableError',
      said: 'unavailable',
    });
  });

  test.each([
    ['a broken server', (response: ServerResponse) => json(response, 500, refused)],
    ['another shape', (response: ServerResponse) => json(response, 200, { credit: '5' })],
    ['no JSON', (response: ServerResponse) => response.writeHead(200).end('<html>')],
    ['a cut connection', (response: ServerResponse) => response.destroy()],
  ])('takes %s for no answer at all', async (_, answer) => {
    const { origin } = await answering((_request, response) => answer(response));
    await expect(clientOf(origin).http.call(credit, { query: {} })).rejects.toBeInstanceOf(UnreachableError);
  });

  test('waits no longer than its timeout', async () => {
    const { origin } = await answering(() => undefined);
    await expect(clientOf(origin, null, 50).http.call(credit, { query: {} })).rejects.toBeInstanceOf(UnreachableError);
  });

  test('ends a call with the reason of its caller', async () => {
    const { origin } = await answering(() => undefined);
    const given = new AbortController();
    const call = clientOf(origin).http.call(credit, { query: {}, signal: given.signal });
    given.abort(new Error('left the page'));
    await expect(call).rejects.toThrow('left the page');
  });

  describe('with answers that came ahead', () => {
    const clientWith = (origin: string, came: unknown, token: string | null) => {
      const taken: unknown[] = [];
      const http = createHttpClient({
        origin,
        timeout: 2_000,
        bearer: { accessToken: () => token, renewed: async () => null },
        ahead: (url, asked) => {
          taken.push([url, asked]);
          return came;
        },
      });
      return { http, taken };
    };
    const body = { page: 1, time_zone: 'Europe/Sarajevo' };

    test('takes one as if the server had answered, and asks where none came', async () => {
      const { origin, seen } = await answering((_, response) => json(response, 200, { result: [2] }));
      const { http, taken } = clientWith(origin, { result: [1] }, null);
      expect(await http.call(offer, { body })).toEqual({ result: [1] });
      expect(await clientWith(origin, undefined, null).http.call(offer, { body })).toEqual({ result: [2] });
      expect([taken, seen.length]).toEqual([[['/offer', body]], 1]);
    });

    test('takes none that is of another shape than the contract’s', async () => {
      const { origin } = await answering(() => undefined);
      const { http } = clientWith(origin, { result: ['1'] }, null);
      await expect(http.call(offer, { body })).rejects.toThrow('answered in another shape');
    });

    test('takes none for a call with a token, and for anyone’s call whoever makes it', async () => {
      const { origin, seen } = await answering((_, response) => json(response, 200, { result: [2] }));
      const { http, taken } = clientWith(origin, { pages: 1, result: [{ odd: 2 }] }, 'mine');
      expect(await http.call(offer, { body })).toEqual({ result: [2] });
      expect(await http.call(list, {})).toEqual({ pages: 1, result: [{ odd: 2 }] });
      expect([taken, seen]).toEqual([[['/list', undefined]], [{ url: '/offer', authorization: 'Bearer mine' }]]);
    });
  });
});
