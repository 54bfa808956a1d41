import { afterAll, beforeAll, expect, test } from 'vitest';
import { translations } from '../../contract/http/cms-translations.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const asked = async (query: Record<string, string>) => {
  const answer = await server.call(`/cms/v1/translations?${new URLSearchParams(query)}`);
  return { ...answer, own: translations.ok.parse(answer.body) };
};
const reflektor = 'http://127.0.0.1:3000';
const set = (body: object) => server.call('/sandbox/v1/translation', body);

test('an operator without words of his own has none', async () => {
  expect((await asked({ lang: 'en' })).own).toEqual({ result: {}, version: '' });
});

test('another’s are told in each language, and may be kept for ever under their version', async () => {
  const { own, headers } = await asked({ lang: 'de', domain: reflektor });
  expect(own.result).toEqual({ 'home:live': 'Jetzt im Flutlicht' });
  expect(headers['cache-control']).toBe('no-cache');
  const again = await asked({ lang: 'de', domain: reflektor, v: own.version });
  expect(again.headers['cache-control']).toMatch(/immutable/);
});

test('a word that is set has another version, and is taken back to what ships with the server', async () => {
  const before = (await asked({ lang: 'rs', domain: reflektor })).own;
  const word = { operator: 'reflektor', lang: 'rs', key: 'common:menu.live' };
  expect((await set({ ...word, text: 'Pod svetlima' })).status).toBe(200);
  const now = (await asked({ lang: 'rs', domain: reflektor })).own;
  expect(now.result).toEqual({ ...before.result, 'common:menu.live': 'Pod svetlima' });
  expect(now.version).not.toBe(before.version);
  await set(word);
  expect((await asked({ lang: 'rs', domain: reflektor })).own).toEqual(before);
});

test.each([
  ['no key', { key: 'menu.live' }],
  ['a key of a prototype’s kind', { key: 'common:a/b' }],
  ['another language', { lang: 'fr' }],
  ['another operator', { operator: 'evil' }],
  ['a book', { text: 'x'.repeat(501) }],
  ['nothing', { text: '' }],
])('%s is refused', async (_, change) => {
  const word = { operator: 'reflektor', lang: 'rs', key: 'common:menu.live', text: 'Pod svetlima', ...change };
  expect(await set(word)).toMatchObject({ status: 400, body: { error: 'badRequest' } });
});

test('a language is asked for, and a domain is an origin', async () => {
  expect((await server.call('/cms/v1/translations')).status).toBe(400);
  expect((await server.call('/cms/v1/translations?lang=en&domain=evil')).status).toBe(400);
});
