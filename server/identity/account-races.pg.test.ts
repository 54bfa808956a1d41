import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../database/open-database.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { aRegistration, goodPassword, mailsTo, newestLink, registered } from '../testing/account-forms.ts';
import { createScratchPostgres, type ScratchPostgres } from '../testing/scratch-postgres.ts';
import { createStillClock, startTestServer, type TestServer } from '../testing/start-test-server.ts';

const clock = createStillClock(Date.parse('2026-03-02T09:00:00.000Z'));

let postgres: ScratchPostgres;
let nodes: [TestServer, TestServer];
beforeAll(async () => {
  postgres = await createScratchPostgres();
  const node = () => startTestServer({}, clock, openPostgres(postgres.url));
  nodes = [await node(), await node()];
});
afterAll(async () => {
  for (const node of nodes ?? []) await node.close();
  await postgres?.drop();
});

/** The same call made at once, turn by turn at both nodes; what each was answered. */
const atOnce = (times: number, call: (node: TestServer, index: number) => Promise<{ status: number; body: unknown }>) =>
  Promise.all(Array.from({ length: times }, (_, index) => call(index % 2 === 0 ? nodes[0] : nodes[1], index)));
const keyOf = ({ status, body }: { status: number; body: unknown }) =>
  status === 200 ? 'ok' : (body as { error: string }).error;
const counted = (keys: string[]) => {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

test('of twenty registrations of one name one opens an account, with one set of wallets and one mail', async () => {
  for (let round = 0; round < 5; round += 1) {
    const name = `crowd${round}`;
    const answers = await atOnce(20, (node, index) =>
      node.call('/kcmanager/registerUser', aRegistration(name, { email: `${name}.${index}@mail.example` })),
    );
    expect(counted(answers.map(keyOf))).toEqual({ ok: 1, usernameTaken: 19 });
    const winner = `${name}.${answers.findIndex(({ status }) => status === 200)}@mail.example`;
    // The other node may have it in its hands.
    await expect.poll(() => mailsTo(nodes[0], winner)).toHaveLength(1);
  }
  expect(await checkInvariants(nodes[0].services.database, clock.now())).toEqual([]);
});

test('of twenty registrations with one address one opens an account', async () => {
  const answers = await atOnce(20, (node, index) =>
    node.call('/kcmanager/registerUser', aRegistration(`sharer${index}`, { email: 'shared@mail.example' })),
  );
  expect(counted(answers.map(keyOf))).toEqual({ ok: 1, emailTaken: 19 });
});

test('of ten uses of one reset link one sets its password', async () => {
  for (let round = 0; round < 5; round += 1) {
    const name = `forgetful${round}`;
    await registered(nodes[0], name);
    await nodes[0].call('/kcmanager/sendResetPasswordEmail', { email: `${name}@mail.example` });
    const link = await newestLink(nodes[0], `${name}@mail.example`);
    const passwords = Array.from({ length: 10 }, (_, use) => `Windy Harbour ${use}`);
    const answers = await atOnce(10, (node, use) =>
      node.call('/kcmanager/resetPassword', {
        ...link,
        password: passwords[use],
        passwordConfirmation: passwords[use],
      }),
    );
    expect(counted(answers.map(keyOf))).toEqual({ ok: 1, resetLinkInvalid: 9 });
    const set = passwords[answers.findIndex(({ status }) => status === 200)];
    const signIn = (password: string | undefined) =>
      nodes[1].call('/kcmanager/loginUser', { username: name, password, rememberMe: false });
    expect([(await signIn(set)).status, (await signIn(goodPassword)).status]).toEqual([200, 401]);
  }
});

test('no session that the old password opened outlives a reset made meanwhile', async () => {
  for (let round = 0; round < 5; round += 1) {
    const name = `racer${round}`;
    await registered(nodes[0], name);
    await nodes[0].call('/kcmanager/sendResetPasswordEmail', { email: `${name}@mail.example` });
    const link = await newestLink(nodes[0], `${name}@mail.example`);
    const password = 'Windy Harbour 8';
    const signIns = atOnce(6, (node) =>
      node.call('/kcmanager/loginUser', { username: name, password: goodPassword, rememberMe: true }),
    );
    const reset = nodes[1].call('/kcmanager/resetPassword', { ...link, password, passwordConfirmation: password });
    const [entered, { status }] = await Promise.all([signIns, reset]);
    expect(status).toBe(200);
    for (const { body } of entered.filter((answer) => answer.status === 200)) {
      const { access_token } = body as { access_token: string };
      expect((await nodes[0].call('/base/v1/users/ping', undefined, access_token)).status).toBe(401);
    }
  }
});

test('no session outlives a break that began while its player was signing in', async () => {
  for (let round = 0; round < 5; round += 1) {
    const name = `pausing${round}`;
    const { access_token: token } = await registered(nodes[0], name);
    const signIn = (node: TestServer) =>
      node.call('/kcmanager/loginUser', { username: name, password: goodPassword, rememberMe: true });
    const [signIns] = await Promise.all([
      atOnce(8, signIn),
      nodes[1].call('/base/v1/users/break', { kind: 'timeOut', days: 1 }, token),
    ]);
    for (const { status, body } of signIns) {
      const alive = (body as { access_token?: string }).access_token ?? 'none';
      expect([200, 403]).toContain(status);
      expect((await nodes[0].call('/base/v1/users/ping', undefined, alive)).status).toBe(401);
    }
    expect(keyOf(await signIn(nodes[0]))).toBe('onTimeOut');
  }
});
