import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messageParams } from '../../contract/entities/message.ts';
import type { Ping } from '../../contract/http/base.ts';
import type { MessagesPage } from '../../contract/http/messages.ts';
import { goodPassword, playersNamed, registered } from '../testing/account-forms.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { sendMessage } from './send-message.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const nextPlayer = playersNamed('reader');
let name: string;
let token: string;
let userId: string;
beforeEach(async () => {
  ({ name, token, userId } = await nextPlayer(server));
});

const call = (url: string, body: unknown, by = token) => server.call(`/base/v1/users/messages${url}`, body, by);
const page = async (number = 1, by = token) => (await call('', { page: number }, by)).body as MessagesPage;
const keys = async () => (await page()).result.map(({ key }) => key);
const unread = async () => ((await server.call('/base/v1/users/ping', undefined, token)).body as Ping).unread;
const signInWith = (userAgent: string) =>
  server.app.inject({
    method: 'POST',
    url: '/kcmanager/loginUser',
    headers: { 'user-agent': userAgent },
    payload: { username: name, password: goodPassword, rememberMe: false },
  });

describe('an inbox', () => {
  test('begins with a welcome, unread, and ping counts it', async () => {
    expect(await page()).toMatchObject({
      result: [{ key: 'welcome', params: {}, read: false }],
      totalPages: 1,
      unread: 1,
    });
    expect(await unread()).toBe(1);
  });

  test('marks one, marks all, and deletes', async () => {
    await sendMessage(server.services.database, userId, 1, {
      key: 'voucherUsed',
      params: { amount: 5, currency: 'RSD' },
    });
    const [newest, oldest] = (await page()).result;
    await call('/read', { ids: [newest?.id], read: true });
    expect((await page()).result.map(({ read }) => read)).toEqual([true, false]);
    await call('/read', { ids: [newest?.id], read: false });
    expect(await unread()).toBe(2);
    await call('/read', { read: true });
    expect(await unread()).toBe(0);
    await call('/delete', { ids: [oldest?.id] });
    expect(await keys()).toEqual(['voucherUsed']);
  });

  test('is nobody else’s: neither read nor touched', async () => {
    const [message] = (await page()).result;
    const other = (await registered(server, `${name}x`)).access_token;
    await call('/read', { ids: [message?.id], read: true }, other);
    await call('/delete', { ids: [message?.id] }, other);
    expect((await page()).result).toMatchObject([{ id: message?.id, read: false }]);
    expect((await page(1, other)).result.map(({ id }) => id)).not.toContain(message?.id);
    expect((await server.call('/base/v1/users/messages', { page: 1 })).status).toBe(401);
  });

  test('has pages of 50, newest first', async () => {
    for (let each = 0; each < 60; each += 1) {
      await sendMessage(server.services.database, userId, each, {
        key: 'depositCredited',
        params: { amount: each, currency: 'RSD' },
      });
    }
    const [first, second] = [await page(1), await page(2)];
    expect([first.result.length, second.result.length, first.totalPages]).toEqual([50, 11, 2]);
    expect(first.result[0]?.params).toEqual({ amount: 59, currency: 'RSD' });
    expect(second.result.at(-1)?.key).toBe('welcome');
  });

  test.each([
    ['', { page: 0 }],
    ['', {}],
    ['/read', { ids: ["1' or 1=1"], read: true }],
    ['/read', { ids: [], read: true }],
    ['/read', {}],
    ['/delete', {}],
    ['/delete', { ids: ['9'.repeat(40)] }],
  ])('%s %j is refused', async (url, body) => {
    expect((await call(url, body)).status).toBe(400);
  });
});

describe('a message is sent', () => {
  test('when a limit was changed, and when one waits', async () => {
    const change = (amount: number | null) =>
      server.call(
        '/base/v1/users/limits',
        { currency_id: 1, limits: [{ kind: 'stake', period: 'day', amount }] },
        token,
      );
    await change(100);
    await change(100);
    await change(null);
    expect(await keys()).toEqual(['limitWaits', 'limitChanged', 'welcome']);
  });

  test('when the password was changed', async () => {
    const form = {
      currentPassword: goodPassword,
      password: 'Windy Harbour 8',
      passwordConfirmation: 'Windy Harbour 8',
    };
    await server.call('/kcmanager/changePassword', form, token);
    expect(await keys()).toEqual(['passwordChanged', 'welcome']);
  });

  test('when somebody signs in from a device never used before, once', async () => {
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';
    await signInWith(firefox);
    await signInWith(firefox.replaceAll('133', '134'));
    const [told, ...others] = (await page()).result;
    expect(told).toMatchObject({ key: 'newDevice', params: { device: 'Firefox, Windows' } });
    expect(others.map(({ key }) => key)).toEqual(['welcome']);
  });

  test('in the operator’s words, as text and no more', async () => {
    const words = { title: 'Derby <b>night</b>', text: '<img src=x onerror=alert(1)>' };
    expect((await server.call('/sandbox/v1/message', { username: name, ...words })).status).toBe(200);
    expect((await page()).result[0]).toMatchObject({ key: 'operator', params: words });
    expect((await server.call('/sandbox/v1/message', { username: 'nobody at all', ...words })).status).toBe(404);
    expect((await server.call('/sandbox/v1/message', { title: '', text: 'x' })).status).toBe(400);
  });

  test('with the figures that its text names', async () => {
    for (const { key, params } of (await page()).result) {
      expect(messageParams[key as keyof typeof messageParams].safeParse(params).success, key).toBe(true);
    }
  });
});

test('one session of several is ended, and none of somebody else', async () => {
  const other = (await signInWith('')).json() as { access_token: string };
  const sessions = async (by: string) =>
    (await server.call('/kcmanager/sessions', undefined, by)).body as { id: string; current: boolean }[];
  const id = (await sessions(token)).find(({ current }) => !current)?.id;
  const stranger = (await server.signIn('player2')).access_token;
  expect((await server.call('/kcmanager/endSession', { id }, stranger)).status).toBe(404);
  expect((await server.call('/kcmanager/endSession', { id: 'no such one' }, token)).status).toBe(404);
  expect((await server.call('/kcmanager/endSession', { id }, token)).status).toBe(200);
  expect((await server.call('/base/v1/users', undefined, other.access_token)).status).toBe(401);
  expect(await sessions(token)).toHaveLength(1);
});
