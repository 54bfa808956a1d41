import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../contract/entities/languages.ts';
import { allBanners, bannerSettings } from '../../contract/http/cms-banner-settings.ts';
import { banners } from '../../contract/http/cms-banners.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const asked = async (path: string, query: Record<string, string>) =>
  server.call(`/cms/v1/${path}?${new URLSearchParams({ domain: 'http://localhost:3000', ...query })}`);
const keys = async (query: Record<string, string>) =>
  banners.ok.parse((await asked('banners', { lang: 'en', page: 'home', ...query })).body).result.map(({ key }) => key);

describe('banners', () => {
  test('stand on each page as its settings say, in their order', async () => {
    const { result } = bannerSettings.ok.parse((await asked('banners/settings', {})).body);
    expect(result.map(({ page }) => page)).toEqual(['home', 'promo', 'index1']);
    for (const { page, slots, order } of result) expect(await keys({ page }), page).toEqual(order.slice(0, slots));
  });

  test('are another operator’s on his domain', async () => {
    expect(await keys({ domain: 'http://127.0.0.1:3000' })).toEqual(['live', 'limits']);
  });

  test('say the figures of the settings in every language, with no placeholder left', async () => {
    for (const lang of languages) {
      const { result } = allBanners.ok.parse((await asked('banners/all', { lang })).body);
      expect(result).toHaveLength(5);
      expect(result[0]?.title, lang).toMatch(/120/);
      expect(JSON.stringify(result), lang).not.toMatch(/[{}]{2}\w|\w}}/);
    }
  });

  test('asked for without a query are those of the home page here, in the language of the cookie', async () => {
    const plain = await server.app.inject({ url: '/cms/v1/banners', headers: { host: 'localhost:3000' } });
    expect(banners.ok.parse(plain.json()).result.map(({ key }) => key)).toEqual(await keys({}));
    const serbian = await server.app.inject({
      url: '/cms/v1/banners/all',
      headers: { host: 'localhost:3000', cookie: 'lang=rs' },
    });
    expect(serbian.json()).toEqual((await asked('banners/all', { lang: 'rs' })).body);
    expect((await server.app.inject({ url: '/cms/v1/banners/settings' })).statusCode).toBe(200);
  });

  test('of a section that is off are left out', async () => {
    await server.services.settings.setStatus('disableLiveBettingPage', 'true');
    expect(await keys({})).toEqual(['bonus', 'limits']);
    await server.services.settings.setStatus('disableLiveBettingPage', 'false');
  });

  test.each([
    ['a page without banners', { page: 'ping' }, 'page'],
    ['another language', { lang: 'fr' }, 'lang'],
    ['no origin', { domain: 'javascript:alert(1)' }, 'domain'],
  ])('asked for with %s are refused', async (_, query, field) => {
    expect(await asked('banners', { lang: 'en', page: 'home', ...query })).toMatchObject({
      status: 400,
      body: { error: 'badRequest', fields: { [field]: 'badRequest' } },
    });
  });
});
