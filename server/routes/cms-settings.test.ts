import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keyValues } from '../../contract/entities/settings.ts';
import { themesByDomain } from '../../contract/entities/theme.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await server.signIn()).access_token;
});
afterAll(() => server.close());

const settingValue = async (url: string, key: string) => {
  const { body } = await server.call(url);
  return keyValues.parse(body).find((entry) => entry.key === key)?.value;
};

test('general settings are texts, lists JSON in them', async () => {
  const minimums = JSON.parse((await settingValue('/cms/v1/settings/general', 'minTicketPayin')) ?? '');
  expect(minimums).toContainEqual({ currency: { currency_id: 1 }, limit: 20 });
  expect(await settingValue('/cms/v1/settings/general', 'timeoutLiveTicket')).toBe('20');
});

test('a status that was set stays set', async () => {
  await server.call('/sandbox/v1/status', { key: 'disableBettingPage', value: 'true' });
  expect(await settingValue('/cms/v1/settings/statuses', 'disableBettingPage')).toBe('true');
  await server.call('/sandbox/v1/status', { key: 'disableBettingPage', value: 'false' });
  expect(await settingValue('/cms/v1/settings/statuses', 'disableBettingPage')).toBe('false');
});

describe('the operator of a domain', () => {
  const theme = async (domain: string) => {
    const answer = await server.call(`/cms/v1/settings/themesByDomain?domain=${encodeURIComponent(domain)}`);
    return { ...answer, name: answer.status === 200 ? themesByDomain.parse(answer.body).theme.dark[0]?.name : null };
  };

  test.each([
    ['http://localhost:3000', 'Matchday'],
    ['https://www.example.com', 'Matchday'],
    ['http://127.0.0.1:3000', 'Reflektor'],
    ['http://127.0.0.1', 'Reflektor'],
  ])('of %s is %s', async (domain, name) => {
    expect((await theme(domain)).name).toBe(name);
  });

  test.each([
    'localhost',
    '',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'http://localhost/path',
    'http://user:secret@localhost',
    '__proto__',
    'x'.repeat(301),
  ])('is refused for %j, which is no origin', async (domain) => {
    expect(await theme(domain)).toMatchObject({
      status: 400,
      body: { error: 'badRequest', fields: { domain: 'badRequest' } },
    });
  });

  test('has a logo of its own in each mode, and links that are https', async () => {
    const { body } = await theme('http://127.0.0.1:3000');
    const { dark, light } = themesByDomain.parse(body).theme;
    expect([dark[0]?.logo, light[0]?.logo]).toEqual(['/logos/reflektor-dark.svg', '/logos/reflektor-light.svg']);
    expect(dark[0]?.socialLinks.every(({ url }) => url.startsWith('https://'))).toBe(true);
  });
});

describe('settings of a player', () => {
  const save = (settings: unknown, by: string | undefined = token) => server.call('/cms/v1/settings', { settings }, by);
  const load = async () => (await server.call('/cms/v1/users/userSettings', undefined, token)).body;

  test('are saved one by one, the later value counts, and others keep theirs', async () => {
    await save([
      { object: 'site', property: 'lang', value: 'de' },
      { object: 'betting', property: 'favorite_leagues', value: { F: ['311'], B: ['9'] } },
      { object: 'betting', property: 'favorite_leagues', value: { F: ['312'] } },
    ]);
    await save([{ object: 'site', property: 'autoOddsChange', value: true }]);
    expect(await load()).toEqual({
      settings: { site: { lang: 'de', autoOddsChange: true }, betting: { favorite_leagues: { F: ['312'] } } },
    });
    const other = (await server.signIn('player2')).access_token;
    expect((await server.call('/cms/v1/users/userSettings', undefined, other)).body).toEqual({ settings: {} });
  });

  test.each([
    [{ object: 'site', property: 'theme', value: 'x' }, 'settingUnknown'],
    [{ object: 'office', property: 'lang', value: 'de' }, 'settingUnknown'],
    [{ object: '__proto__', property: 'polluted', value: true }, 'settingUnknown'],
    [{ object: 'site', property: '__proto__', value: { polluted: true } }, 'settingUnknown'],
    [{ object: 'constructor', property: 'prototype', value: {} }, 'settingUnknown'],
    [{ object: 'site', property: 'lang' }, 'badRequest'],
    [{ object: 'site', property: 'lang', value: 'xx' }, 'badRequest'],
    [{ object: 'site', property: 'lang', value: null }, 'badRequest'],
    [{ object: 'betting', property: 'favorite_leagues', value: ['311'] }, 'badRequest'],
    [{ object: 'betting', property: 'favorite_leagues', value: { F: Array(5_000).fill('1') } }, 'badRequest'],
    [{ object: 'casino', property: 'last_played_games', value: Array(11).fill('a') }, 'badRequest'],
    [{ object: 'virtuals', property: 'favorite_games', value: Array(201).fill('a') }, 'badRequest'],
    [{ object: 'casino_live', property: 'favorite_games', value: ['a'.repeat(65)] }, 'badRequest'],
    [{ object: 'x'.repeat(65), property: 'lang', value: 'de' }, 'badRequest'],
  ])('%j is refused, and nothing beside it is saved', async (setting, key) => {
    const before = await load();
    const answer = await save([{ object: 'casino', property: 'favorite_games', value: ['sneaked in'] }, setting]);
    expect(answer).toMatchObject({ status: 400, body: { error: key } });
    expect(await load()).toEqual(before);
    expect({}).not.toHaveProperty('polluted');
  });

  test('belong to signed-in players', async () => {
    expect(await server.call('/cms/v1/settings', { settings: [] })).toMatchObject({
      status: 401,
      body: { error: 'snackbarMustLogin' },
    });
  });
});

describe('maintenance', () => {
  const timeLeft = async () => (await server.call('/base/v1/users/ping', undefined, token)).body;

  test('counts down to 0 by the clock of the server, stays there, and can be taken back', async () => {
    expect(await timeLeft()).toMatchObject({ maintenanceMode: null });
    await server.call('/sandbox/v1/maintenance', { timeLeft: 30 });
    server.clock.advance(10_500);
    expect(await timeLeft()).toMatchObject({ maintenanceMode: { timeLeft: 20 } });
    server.clock.advance(60_000);
    expect(await timeLeft()).toMatchObject({ maintenanceMode: { timeLeft: 0 } });
    await server.call('/sandbox/v1/maintenance', { off: true });
    expect(await timeLeft()).toMatchObject({ maintenanceMode: null });
  });
});
