import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour } from '../identity/attempts.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(hour + 1));

const words = () => ({
  id: randomUUID(),
  name: 'Mira Đokić',
  email: 'mira@example.com',
  topic: 'ticket',
  message: 'My ticket 7F3A-92 is <b>open</b> although the match is over.',
});
const write = (body: object, token?: string) => server.call('/cms/v1/contact', body, token);
const inbox = async (to: string) =>
  (await server.call('/sandbox/v1/mail', { to })).body as { to: string; subject: string; text: string }[];

describe('a message to the operator', () => {
  test('lies in his inbox under the reference that the visitor was told, with the visitor’s words', async () => {
    const { status, body } = await write(words());
    expect({ status, body }).toEqual({
      status: 200,
      body: { reference: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/) },
    });
    const { reference } = body as { reference: string };
    const [mail] = await inbox('support@matchday.example');
    expect(mail?.subject).toBe(`Matchday: message ${reference}, ticket`);
    expect(mail?.text).toContain('Mira Đokić (mira@example.com) wrote on Matchday:');
    expect(mail?.text).toContain('Written without signing in.');
    expect(mail?.text).toContain(words().message);
  });

  test('of a player names his account', async () => {
    await write(words(), (await server.signIn()).access_token);
    expect((await inbox('support@matchday.example'))[0]?.text).toContain('Account: player');
  });

  test('goes to the operator whose site was used', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/cms/v1/contact',
      headers: { host: '127.0.0.1:3000' },
      payload: words(),
    });
    expect(answer.statusCode).toBe(200);
    expect((await inbox('podrska@reflektor.example'))[0]?.subject).toMatch(/^Reflektor: /);
  });

  test('that is sent again after a lost answer is one message, and costs nothing of the limit', async () => {
    const message = words();
    const [first] = [await write(message)];
    const before = (await inbox('support@matchday.example')).length;
    for (let again = 0; again < 6; again += 1) expect(await write(message)).toMatchObject({ body: first?.body });
    expect(await inbox('support@matchday.example')).toHaveLength(before);
  });

  test('is refused from a writer’s sixth of an hour on', async () => {
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push(await write(words()));
    expect((await write({ ...words(), email: 'another@example.com' })).status).toBe(200);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers[5]).toMatchObject({ body: { error: 'tooManyRequests' }, headers: { 'retry-after': '3600' } });
  });

  test.each([
    ['no name', { name: '  ' }, { name: 'nameRequired' }],
    ['a name of control signs', { name: 'a\u0007b' }, { name: 'nameInvalid' }],
    ['no address', { email: '' }, { email: 'emailRequired' }],
    ['an address that is none', { email: 'mira@' }, { email: 'emailInvalid' }],
    ['a line break in the address', { email: 'mira@example.com\r\nBcc: all@example.com' }, { email: 'emailInvalid' }],
    ['too few words', { message: 'help' }, { message: 'messageRequired' }],
    ['too many words', { message: 'x'.repeat(4_001) }, { message: 'messageLong' }],
    ['another topic', { topic: 'love' }, { topic: 'badRequest' }],
    ['an id that is none', { id: '1' }, { id: 'badRequest' }],
  ])('with %s is refused at its field', async (_, change, fields) => {
    expect(await write({ ...words(), ...change })).toMatchObject({ status: 400, body: { fields } });
  });
});
