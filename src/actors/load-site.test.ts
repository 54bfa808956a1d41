import { createServer } from 'node:http';
import { fc, test as property } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { siteStatuses } from '../../domain/access/site-statuses.ts';
import { ungivenSiteSettings } from '../../domain/settings/site-settings.ts';
import type { Site } from '../../machines/site/site.ts';
import { freePort } from '../../test/support/free-port.ts';
import { createApi } from '../transport/api/api.ts';
import { createHttpClient } from '../transport/http-client.ts';
import { createLoadSite } from './load-site.ts';

/** What the server answers to each of the three; null: nothing at all. */
let answer: { status: number; body: string } | null = null;
const server = createServer((_request, response) => {
  if (answer !== null) response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});
let origin: string;
beforeAll(async () => {
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => server.closeAllConnections());

const nothingKnown: Site = { settings: null, statuses: null, theme: null };
const bearer = { accessToken: () => null, renewed: async () => null };

const load = (given: typeof answer, known = nothingKnown, timeout = 5_000): Promise<Site> => {
  answer = given;
  const api = createApi(createHttpClient({ origin, bearer, timeout }));
  return toPromise(createActor(createLoadSite(api, origin), { input: known }).start());
};
const listOf = (list: unknown) => ({ status: 200, body: JSON.stringify(list) });

describe('what the operator says of the site (L5)', () => {
  test.each([
    ['an error', { status: 500, body: '{}' }],
    ['no JSON', { status: 200, body: '<html>' }],
    ['another shape', { status: 200, body: '{"statuses":[]}' }],
    ['values that are no texts', listOf([{ key: 'disableBettingPage', value: true }])],
  ])('stays unknown after %s', async (_, given) => {
    expect(await load(given)).toEqual(nothingKnown);
  });

  test('stays unknown when no answer comes', async () => {
    expect(await load(null, nothingKnown, 50)).toEqual(nothingKnown);
  });

  test('is read from an empty list: no limit of his own, every section open', async () => {
    const { settings, statuses } = await load(listOf([]));
    expect([settings, statuses]).toEqual([ungivenSiteSettings, []]);
  });

  const texts = fc.oneof(fc.string(), fc.json(), fc.constantFrom('true', 'True', '1', '', '-1', 'NaN', '1e309', '[]'));
  const keys = fc.constantFrom(...Object.keys(ungivenSiteSettings), 'disableBettingPage', '__proto__', 'constructor');
  property.prop([fc.array(fc.record({ key: keys, value: texts }))])(
    'keeps what held of a setting whose text is none, and closes no section but by the text true',
    async (list) => {
      const known = { ...nothingKnown, settings: { ...ungivenSiteSettings, maxTicketWin: { 1: 7 } } };
      const { settings, statuses } = await load(listOf(list), known);
      expect(Object.keys(settings ?? {})).toEqual(Object.keys(ungivenSiteSettings));
      for (const limit of Object.values(settings?.maxTicketWin ?? {})) expect(limit).toBeGreaterThanOrEqual(0);
      if (!list.some(({ key }) => key === 'maxTicketWin')) expect(settings?.maxTicketWin).toEqual({ 1: 7 });
      const last = list.findLast(({ key }) => key === 'disableBettingPage')?.value;
      expect(siteStatuses(statuses ?? []).bettingDisabled).toBe(last === 'true');
      expect(({} as Record<string, unknown>).value).toBeUndefined();
    },
  );
});
