import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AgencyUsers } from '../../contract/http/agency.ts';
import type {
  AgencyTicketInfo,
  AgencyTickets,
  CreatedUser,
  DayClose,
  MyVouchers,
  Office,
} from '../../contract/http/agency-office.ts';
import { goodPassword } from '../testing/account-forms.ts';
import { type Agent, agencyStand, type Person } from '../testing/agency-stand.ts';
import { dayName } from '../time/operator-day.ts';

const stand = agencyStand();
const { call, credit, joined, paid, signedIn } = stand;
const day = 86_400_000;

let top: Agent;
let sub: Agent;
let player: Person;
let stranger: Agent;
beforeEach(async () => {
  ({ top, sub, player, stranger } = await stand.family(1_000));
});

describe('the list of users', () => {
  const names = async (query: string, by = top) =>
    (await call<AgencyUsers>(`allUsers?${query}`, by)).body.result.map(({ username }) => username);

  test('is sorted, filtered, counted, and says what each was given and has below him', async () => {
    stand.server.clock.advance(1_000);
    const other = await joined(top, 5_000);
    await credit('addCredit', top, player, 40);
    await call('blockUser', top, { userId: other.id });
    const { body } = await call<AgencyUsers>('allUsers?sort=credit', top);
    expect(body.result.map(({ username }) => username)).toEqual([sub.name, other.name, player.name]);
    expect(body.counts).toEqual({ all: 3, agents: 1, players: 2, waiting: 0, blocked: 1 });
    const [first, , last] = body.result;
    expect(first?.below).toEqual({ agents: 0, players: 1 });
    expect(last?.sums).toEqual([
      { currency_id: 1, currency: 'RSD', givenToday: 40, takenToday: 0, staked: 0, returned: 0 },
    ]);
    expect(last?.seenAt).not.toBeNull();
    expect(await names('sort=credit&order=asc')).toEqual([player.name, other.name, sub.name]);
    expect(await names('show=agents')).toEqual([sub.name]);
    expect(await names('show=blocked')).toEqual([other.name]);
    expect(await names(`under=${sub.id}`)).toEqual([player.name]);
    expect(await names(`under=${top.id}&sort=joined&order=asc`)).toEqual([sub.name, other.name]);
    expect(await call(`allUsers?under=${sub.id}`, stranger)).toMatchObject({ status: 404 });
  });

  test('shows a moved sub-tree to its new agents and no more to the old', async () => {
    const move = (username: string, under: string) => stand.server.call('/sandbox/v1/moveMember', { username, under });
    expect(await move(sub.name, stranger.name)).toMatchObject({ status: 200 });
    expect(await names('', top)).toEqual([]);
    expect(new Set(await names('', stranger))).toEqual(new Set([sub.name, player.name]));
    expect(await call(`userStats?userId=${player.id}`, top)).toMatchObject({ status: 404 });
    expect(await credit('addCredit', top, player, 1)).toMatchObject({ status: 404 });
    expect(await credit('addCredit', stranger, player, 1)).toMatchObject({ status: 200 });
    expect(await move(stranger.name, sub.name)).toMatchObject({ status: 409 });
    expect(await move(sub.name, player.name)).toMatchObject({ status: 404 });
  });
});

describe('an account that an agent opens', () => {
  const order = (username = `new${randomUUID().slice(0, 8)}`) => ({
    id: randomUUID(),
    username,
    password: goodPassword,
  });

  test('is right below him, signs in and plays with what it is given', async () => {
    const wanted = order();
    expect(await call<CreatedUser>('createUser', sub, wanted)).toMatchObject({
      status: 200,
      body: { userId: wanted.id, username: wanted.username },
    });
    const { status } = await stand.server.call('/kcmanager/loginUser', {
      username: wanted.username,
      password: goodPassword,
      rememberMe: false,
    });
    expect(status).toBe(200);
    expect(await credit('addCredit', sub, { ...player, id: wanted.id }, 5)).toMatchObject({ status: 200 });
    expect((await call<AgencyUsers>(`searchUser?search=${wanted.username}`, top)).body.result).toMatchObject([
      { parent: { userId: sub.id }, depth: 2, isAgent: false },
    ]);
  });

  test('is made once however often it is asked for, and never over another', async () => {
    const wanted = order();
    const answers = await Promise.all([1, 2, 3].map(() => call<CreatedUser>('createUser', sub, wanted)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await call('createUser', sub, { ...wanted, username: `${wanted.username}x` })).toMatchObject({
      status: 409,
    });
    expect(await call('createUser', stranger, wanted)).toMatchObject({ status: 409 });
    expect(await call('createUser', sub, { ...order(), id: top.id })).toMatchObject({ status: 409 });
    expect(await call('createUser', stranger, order(wanted.username.toUpperCase()))).toMatchObject({
      status: 400,
      body: { error: 'usernameTaken' },
    });
  });

  test('is an agent only where the operator lets him make some', async () => {
    const wanted = order();
    expect(await call('createAgent', sub, wanted)).toMatchObject({ status: 403 });
    expect(await call('createAgent', top, wanted)).toMatchObject({ status: 200 });
    expect(await call('createAgent', top, wanted)).toMatchObject({ status: 200 });
    // The order was for an agent.
    expect(await call('createUser', top, wanted)).toMatchObject({ status: 409 });
    expect((await stand.server.services.identity.findUserById(wanted.id))?.roles).toEqual(['AGENT']);
    expect((await call<AgencyUsers>('allUsers?show=agents', top)).body.total).toBe(2);
  });
});

describe('tickets of those below', () => {
  test("are listed with whose they are, filtered by one of them, and never a stranger's", async () => {
    const other = await joined(stranger, 1_000);
    const [ticketId, foreign] = [await paid(player), await paid(other)];
    const { body } = await call<AgencyTickets>('tickets?page=1', top);
    expect(body.result.map(({ ticket_id, username }) => [ticket_id, username])).toEqual([[ticketId, player.name]]);
    expect(body).toMatchObject({ total: 1, totals: [{ currency: 'RSD', open: 1, atStake: 100 }] });
    const found = async (filters: string, by = top) => (await call<AgencyTickets>(`tickets?${filters}`, by)).body.total;
    expect(await found(`userId=${player.id}`, sub)).toBe(1);
    expect(await call(`tickets?userId=${other.id}`, sub)).toMatchObject({ status: 404 });
    expect(await Promise.all(['won=true', 'won=false', 'single=true', 'system=true'].map((one) => found(one)))).toEqual(
      [0, 1, 1, 0],
    );
    expect(await Promise.all(['min_pay_in=100', 'min_pay_in=100.01'].map((one) => found(one)))).toEqual([1, 0]);
    expect(await found(`search_filter=${ticketId.slice(0, 8)}&sortField=win&sortOrderDesc=false`)).toBe(1);
    expect(await call('tickets?won=perhaps', top)).toMatchObject({ status: 400 });

    const info = await call<AgencyTicketInfo>(`ticketInfo?userId=${player.id}&ticket_id=${ticketId}`, sub);
    expect(info.body.ticket).toMatchObject({ ticket_id: ticketId, userId: player.id });
    expect(info.body.slip).toMatchObject({ stake: 100, selections: [{ gone: null }] });
    const asked = (userId: string, id: string) => call(`ticketInfo?userId=${userId}&ticket_id=${id}`, sub);
    expect(await asked(other.id, foreign)).toMatchObject({ status: 404, body: { error: 'userUnknown' } });
    expect(await asked(player.id, foreign)).toMatchObject({ status: 404, body: { error: 'notFound' } });
    expect((await call<AgencyTicketInfo>(`ticketInfo?ticket_id=${ticketId}`, top)).body.ticket).toEqual(
      info.body.ticket,
    );
  });
});

describe('the office', () => {
  test('says what those below have and played today', async () => {
    await paid(player);
    await stand.server.services.tickets.runDue();
    const { body } = await call<Office>('office', top);
    expect(body).toMatchObject({ agents: 1, players: 1, credit: 10_900, staked: 100, returned: 0, currency: 'RSD' });
    expect(body.days).toHaveLength(30);
    expect(body.days.at(-1)).toMatchObject({ staked: 100 });
    expect((await call<Office>('office', stranger)).body).toMatchObject({ agents: 0, players: 0, credit: 0 });
    expect(await call('office?currency_id=1000', top)).toMatchObject({ status: 400, body: { error: 'unknownWallet' } });
  });

  test("tells a float's day by the ledger, and writes it down when it is over", async () => {
    await credit('addCredit', top, sub, 500);
    await credit('addCredit', sub, player, 120.5);
    await credit('decCredit', sub, player, 20.5);
    await credit('decCredit', top, sub, 50);
    const voucher = { amount: 100, currency: 'RSD', currencyId: 1 };
    expect(await stand.server.call('/vouchers/v1/create', voucher, sub.token)).toMatchObject({ status: 200 });
    const { body } = await call<DayClose>('dayClose', sub);
    const sums = { received: 500, returned: 50, given: 120.5, taken: 20.5 };
    // The opening balance came today as well.
    expect(body).toMatchObject({
      ...sums,
      opening: 0,
      other: 9_900,
      closing: 10_250,
      running: true,
      closed: false,
      agrees: true,
    });
    expect(body.hours.map(({ given, taken }) => [given, taken])).toEqual([[120.5, 20.5]]);
    const vouchers = await call<MyVouchers>('myVouchers?status=open', sub);
    expect(vouchers.body).toMatchObject({ total: 1, result: [{ side: 'created', amount: 100 }] });

    stand.server.clock.advance(day);
    const back = await signedIn(sub.name, sub.id);
    await stand.server.services.agencyOffice.closeDue();
    await stand.server.services.agencyOffice.closeDue();
    const closed = await call<DayClose>(`dayClose?day=${body.day}`, back);
    expect(closed.body).toMatchObject({ ...sums, closing: 10_250, running: false, closed: true, agrees: true });
    expect((await call<DayClose>('dayClose', back)).body).toMatchObject({ opening: 10_250, given: 0, closing: 10_250 });
    expect(await call('dayClose?day=2099-01-01', back)).toMatchObject({ status: 400, body: { error: 'dayInvalid' } });
  });

  test('closes every day that is over, also days in which no server ran', async () => {
    const { agencyOffice } = stand.server.services;
    await agencyOffice.closeDue();
    const { body } = await call<DayClose>('dayClose', sub);
    stand.server.clock.advance(3 * day);
    await agencyOffice.closeDue();
    const back = await signedIn(sub.name, sub.id);
    const closed = async (wanted: string) => (await call<DayClose>(`dayClose?day=${wanted}`, back)).body.closed;
    const after = (days: number) => dayName(Date.parse(`${body.day}T12:00:00.000Z`) + days * day);
    expect(await Promise.all([0, 1, 2, 3].map((days) => closed(after(days))))).toEqual([true, true, true, false]);
  });

  test('hands out moves as a file in which no cell is a formula', async () => {
    await credit('addCredit', sub, player, 12.5, undefined, '=HYPERLINK("http://x")');
    const { body } = await call<{ name: string; csv: string }>('exportMoves', sub, { language: 'en' });
    const [head, line] = body.csv.split('\r\n');
    expect(head).toBe('\u{FEFF}"Receipt","Time","Agent","User","Wallet","Amount","Note"');
    expect(line).toContain(`"${sub.name}","${player.name}","RSD",12.50,"'=HYPERLINK(""http://x"")"`);
    expect(await call('exportMoves', stranger, { language: 'en', userId: player.id })).toMatchObject({ status: 404 });
    const none = { language: 'de', userId: player.id, date_from: '2020-01-01', date_to: '2020-01-02' };
    expect((await call<{ csv: string }>('exportMoves', sub, none)).body.csv.split('\r\n')).toHaveLength(2);
  });
});
