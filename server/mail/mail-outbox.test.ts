import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { users } from '../database/schema/identity.ts';
import { mails } from '../database/schema/mail.ts';
import { inMemory } from '../testing/in-memory.ts';
import { createMailStand, type MailStand } from '../testing/mail-stand.ts';
import { createStillClock } from '../testing/start-test-server.ts';
import type { MovableClock } from '../time/clock.ts';

const opened = inMemory();
let clock: MovableClock;
let stand: MailStand;
let players = 0;
let name: string;
beforeEach(async () => {
  await opened.database.delete(mails);
  clock = createStillClock(Date.parse('2026-03-02T09:00:00.000Z'));
  stand = createMailStand(opened.database, clock);
  players += 1;
  name = `reader${players}`;
  await stand.addPlayer(name);
});

const rows = () => opened.database.select().from(mails);

test('an order is sent once, and nothing of it stays in the database but that it was', async () => {
  await stand.order(name, 'confirmEmail');
  await stand.outbox.dispatch();
  await stand.outbox.dispatch();
  expect(stand.sent.map(({ to, operator }) => [to, operator])).toEqual([[`${name}@mail.example`, 'Matchday']]);
  const token = new URL(stand.sent[0]?.links[0] ?? '').searchParams.get('token') ?? '';
  expect(await rows()).toMatchObject([{ doneAt: clock.now(), kept: null }]);
  expect(JSON.stringify(await rows(), (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
    token,
  );
  expect(await stand.outbox.kept(null)).toEqual([]);
});

test('an order of a transaction that fails is none', async () => {
  const order = {
    kind: 'confirmEmail',
    emailKey: `${name}@mail.example`,
    language: 'en',
    origin: 'https://x.example',
  } as const;
  const failing = opened.database.transaction(async (within) => {
    await stand.outbox.put(within, order);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await stand.outbox.dispatch();
  expect(stand.sent).toEqual([]);
});

test('a mail the world refuses is tried again, later each time, with a link that works', async () => {
  stand.refuse(true);
  await stand.order(name, 'resetPassword');
  await stand.outbox.dispatch();
  stand.refuse(false);
  clock.advance(59_999);
  await stand.outbox.dispatch();
  expect(stand.sent).toEqual([]);
  stand.refuse(true);
  clock.advance(1);
  await stand.outbox.dispatch();
  stand.refuse(false);
  clock.advance(119_999);
  await stand.outbox.dispatch();
  expect(stand.sent).toEqual([]);
  clock.advance(1);
  await stand.outbox.dispatch();
  expect(stand.sent).toHaveLength(1);
});

test('one refused mail holds up no other', async () => {
  const outbox = createMailStand(opened.database, clock, {
    postman: {
      send: async ({ to }) => {
        if (to === `${name}@mail.example`) throw new Error('refused');
      },
      close: () => undefined,
    },
  }).outbox;
  await stand.addPlayer(`${name}b`);
  await stand.order(name, 'confirmEmail');
  await stand.order(`${name}b`, 'confirmEmail');
  await outbox.dispatch();
  expect((await rows()).map(({ emailKey, doneAt }) => [emailKey, doneAt !== null])).toEqual([
    [`${name}@mail.example`, false],
    [`${name}b@mail.example`, true],
  ]);
});

test('a mail whose node went away is taken over after two minutes', async () => {
  await stand.order(name, 'confirmEmail');
  let leave: (() => void) | undefined;
  const gone = createMailStand(opened.database, clock, {
    postman: { send: () => new Promise((resolve) => (leave = resolve)), close: () => undefined },
  });
  const hanging = gone.outbox.dispatch();
  await expect.poll(() => leave).toBeDefined();
  await stand.outbox.dispatch();
  expect(stand.sent).toEqual([]);
  clock.advance(120_000);
  await stand.outbox.dispatch();
  expect(stand.sent).toHaveLength(1);
  leave?.();
  await hanging;
});

test.each([
  ['resetPassword', 3_600_000],
  ['confirmEmail', 24 * 3_600_000],
] as const)('a %s that could not be sent in time is not sent at all', async (kind, life) => {
  await stand.order(name, kind);
  clock.advance(life + 1);
  await stand.outbox.dispatch();
  expect(stand.sent).toEqual([]);
  expect(await rows()).toMatchObject([{ doneAt: clock.now() }]);
});

test('an address that is nobody’s or confirmed already gets no mail to confirm it', async () => {
  await stand.order('nobody', 'confirmEmail');
  await stand.order(name, 'confirmEmail');
  await opened.database.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.username, name));
  await stand.outbox.dispatch();
  expect(stand.sent).toEqual([]);
});

test('the log of production names no address and no link, whatever the mail server says', async () => {
  stand.refuse(true);
  await stand.order(name, 'resetPassword');
  await stand.outbox.dispatch();
  stand.refuse(false);
  clock.advance(60_000);
  await stand.outbox.dispatch();
  const token = new URL(stand.sent[0]?.links[0] ?? '').searchParams.get('token') ?? '';
  expect(stand.logged).toHaveLength(2);
  expect(stand.logged[0]).toContain('EENVELOPE');
  for (const line of stand.logged) {
    expect(line).not.toContain(name);
    expect(line).not.toContain(token);
    expect(line).not.toContain('token=');
  }
});

test('the sandbox keeps what was sent, newest first, and logs its links', async () => {
  const sandbox = createMailStand(opened.database, clock, { keep: true });
  await sandbox.order(name, 'confirmEmail');
  await sandbox.order(name, 'resetPassword');
  await sandbox.outbox.dispatch();
  const kept = await sandbox.outbox.kept(`${name}@mail.example`);
  expect(kept.map(({ subject }) => subject)).toEqual([
    'Matchday: set a new password',
    'Matchday: confirm your e-mail address',
  ]);
  expect(sandbox.logged.join()).toContain(kept[0]?.links[0]);
});

test('what was sent a month ago is forgotten', async () => {
  await stand.order(name, 'confirmEmail');
  await stand.outbox.dispatch();
  clock.advance(30 * 24 * 3_600_000 + 1);
  await stand.order('nobody', 'resetPassword');
  await stand.outbox.dispatch();
  expect((await rows()).map(({ emailKey }) => emailKey)).toEqual(['nobody@mail.example']);
});
