import type { Page, Route } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import type { Language } from '../../contract/entities/languages.ts';
import { busyCode } from '../../domain/ticket/ticket-verdict.ts';
import { refusalBody } from '../../server/calls/refusal.ts';
import { decision, untilDecided } from '../support/decision.ts';
import { sharedJourneys } from '../support/journey.ts';
import { holdingsOf, type PlayerApi, signedIn } from '../support/player-api.ts';
import { type PlayerScreen, playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { desktop, phone } from '../support/watched-page.ts';

const { site, visitor, newPlayer, expectComplaints } = sharedJourneys();
const username = newPlayer();
let player: PlayerApi;
let before: { credit: number; tickets: number };

beforeEach(async () => {
  player = await signedIn(site().origin, username);
  before = await holdingsOf(player);
});

const onePaid = async (stake: number) => {
  const tickets = await player.history();
  expect(tickets).toHaveLength(before.tickets + 1);
  expect(tickets[0]).toMatchObject({ status: 'accepted', stake });
  expect(await player.credit()).toBe(before.credit - stake);
};

const readyToPay = async (
  options = desktop,
  language: Language = 'en',
): Promise<{ page: Page; screen: PlayerScreen; requests: () => number }> => {
  const { page } = await visitor(options);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/sportsbetting/v1/ticketRequest')) sent += 1;
  });
  const screen = playerScreen(page, site().origin, language);
  await screen.pickSignedIn(username, 2);
  await screen.openSlip();
  await screen.typeStake(100);
  return { page, screen, requests: () => sent };
};

const pings = /\/users\/ping/;
const abort = (route: Route) => void route.abort().catch(() => undefined);

test('an answer lost after the stake was taken reads "checking" and ends accepted, one stake taken', async () => {
  expectComplaints(/sportsbetting\/v1\/ticketRequest|users\/ping/);
  const { page, screen } = await readyToPay();
  await command(site().origin, 'ticket', { username, outcome: 'accept', delayMs: decision });
  await command(site().origin, 'drop', { username, url: '/sportsbetting/v1/ticketRequest' });
  // The next ping knows of the ticket, and may come in the same moment.
  await page.route(pings, abort);
  await screen.pay();
  await screen.checking().waitFor();
  await page.unroute(pings);
  await expect.poll(() => screen.payButton().count()).toBe(0);
  await untilDecided(site().origin, username);
  await screen.acceptedDialog().waitFor();
  await onePaid(100);
});

const sentIds = (page: Page): string[] => {
  const ids: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/sportsbetting/v1/ticketRequest')) ids.push(request.postDataJSON().ticket_id);
  });
  return ids;
};

/**
 * Keeps away every call that would notice the end of a token before the press does; odds that move meanwhile are checked as a
 * visitor's are. Answers what lets all of them through again.
 */
const unheard = async (page: Page): Promise<() => Promise<void>> => {
  const [others, check] = [/\/users\/ping|preAuth/, /checkTicketSelections/];
  await page.route(others, abort);
  await page.route(check, (route) => {
    const { authorization: _, ...headers } = route.request().headers();
    void route.continue({ headers }).catch(() => undefined);
  });
  return async () => {
    for (const kept of [others, check]) await page.unroute(kept);
  };
};

/** Pay is pressed on a page that does not know yet that its token, or its whole session, has ended. */
const paidAfterEnd = async (expire: 'access' | 'session') => {
  const { page, screen } = await readyToPay();
  const ids = sentIds(page);
  const heard = await unheard(page);
  await command(site().origin, 'token', { username, expire });
  await screen.pay();
  return { page, screen, ids, heard };
};

test('a token that expires before the press is renewed once, and the ticket keeps its id (A15)', async () => {
  expectComplaints(/401|ping|checkTicketSelections|preAuth/);
  const { screen, ids, heard } = await paidAfterEnd('access');
  await expect.poll(() => ids.length).toBe(2);
  await heard();
  await screen.acceptedDialog().waitFor();
  expect(new Set(ids).size).toBe(1);
  player = await signedIn(site().origin, username);
  await onePaid(100);
});

test('with a session that ended before the press nothing is taken, and the id is kept until its player asks (A15)', async () => {
  expectComplaints(/401|ping|checkTicketSelections|preAuth/);
  const { page, screen, ids, heard } = await paidAfterEnd('session');
  const dialog = page.getByRole('dialog', { name: screen.words('auth:title') });
  await dialog.waitFor();
  expect(ids).toHaveLength(1);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain(ids[0]);
  await heard();

  const asked = page.waitForRequest((request) => request.url().includes(`ticket_id=${ids[0]}`));
  await dialog.getByLabel(screen.words('auth:username')).fill(username);
  await dialog.getByLabel(screen.words('auth:password'), { exact: true }).fill('Sandbox12345');
  await page.keyboard.press('Enter');
  await screen.credit().waitFor();
  await asked;
  player = await signedIn(site().origin, username);
  expect(await player.history()).toHaveLength(before.tickets);
  expect(await player.credit()).toBe(before.credit);
});

test.each([
  ['accept', undefined],
  ['denied', 216],
] as const)(
  'a page whose connection is never believed hears what became of its ticket by ping alone: %s (A16)',
  async (outcome, subcode) => {
    expectComplaints(/preAuth/);
    const { page } = await visitor();
    await page.route(/preAuth/, (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }));
    const screen = playerScreen(page, site().origin, 'en');
    await screen.pickSignedIn(username, 2);
    await screen.openSlip();
    await screen.typeStake(100);
    await command(site().origin, 'ticket', { username, outcome, ...(subcode && { subcode }) });
    await screen.pay();
    if (outcome === 'accept') {
      await screen.acceptedDialog().waitFor();
      await onePaid(100);
    } else {
      await screen.rejectedDialog().waitFor();
      expect(await player.credit()).toBe(before.credit);
    }
  },
);

test('a reload while the ticket waits shows it waiting again, then accepted', async () => {
  const { page, screen } = await readyToPay();
  await command(site().origin, 'ticket', { username, outcome: 'accept', delayMs: decision });
  await screen.pay();
  await screen.waiting().waitFor();
  await page.reload();
  // When its time is over it is asked about.
  await screen.waiting().or(screen.checking()).first().waitFor();
  await untilDecided(site().origin, username);
  await screen.acceptedDialog().waitFor();
  await onePaid(100);
});

test.each(['accept', 'denied'] as const)(
  'an outcome (%s) that was not closed is told again after a reload',
  async (outcome) => {
    const { page, screen } = await readyToPay();
    const [ids, told] = [sentIds(page), outcome === 'accept' ? screen.acceptedDialog() : screen.rejectedDialog()];
    const kept = () => page.evaluate(() => JSON.stringify(Object.values(sessionStorage)));
    if (outcome === 'denied') await command(site().origin, 'ticket', { username, outcome, subcode: 216 });
    await screen.pay();
    await told.waitFor();
    await page.reload();
    await told.waitFor();
    expect(await kept()).toContain(ids[0]);
    await screen.closeDialog();
    await expect.poll(kept).not.toContain(ids[0]);
    expect(ids).toHaveLength(1);
  },
);

test('ten clicks on pay in one moment make one ticket', async () => {
  const { screen, requests } = await readyToPay();
  await screen.payButton().evaluate((pay: HTMLButtonElement) => {
    for (let click = 0; click < 10; click += 1) pay.click();
  });
  await screen.acceptedDialog().waitFor();
  expect(requests()).toBe(1);
  await onePaid(100);
});

test('a double click on pay makes one ticket', async () => {
  const { screen, requests } = await readyToPay();
  await screen.payButton().dblclick();
  await screen.acceptedDialog().waitFor();
  expect(requests()).toBe(1);
  await onePaid(100);
});

test('a refused ticket keeps the slip, says why, and takes nothing', async () => {
  const { screen } = await readyToPay();
  await command(site().origin, 'ticket', { username, outcome: 'denied', subcode: 216 });
  await screen.pay();
  await screen.rejectedDialog().waitFor();
  expect(await player.credit()).toBe(before.credit);
  await screen.closeDialog();
  await screen.payButton().waitFor();
});

test.each([
  ['on a desktop in English', desktop, 'en'],
  ['on a phone in German', phone, 'de'],
] as const)(
  'a busy server keeps the slip and takes nothing, and says all of it %s',
  async (_where, options, language) => {
    const { screen } = await readyToPay(options, language);
    await command(site().origin, 'ticket', { username, outcome: 'busy' });
    await screen.pay();
    const notice = screen.notice('ticket:serverBusy');
    await notice.waitFor();
    expect(await notice.evaluate((words) => words.scrollHeight - words.clientHeight)).toBeLessThanOrEqual(1);
    // Blue-grey, of whatever colours the operator is.
    const edge = await notice.locator('..').evaluate((snackbar) => getComputedStyle(snackbar).borderColor);
    expect(edge).toBe('rgb(96, 125, 139)');
    await screen.payButton().waitFor();
    expect(await player.credit()).toBe(before.credit);
  },
);

test('a pay that a busy server did not take leaves the slip as it was, says so, and can be made again (A17)', async () => {
  expectComplaints(/sportsbetting\/v1\/ticketRequest/);
  const { page, screen } = await readyToPay();
  const ids = sentIds(page);
  const refused = refusalBody('busy', undefined, { code: busyCode });
  await page.route('**/ticketRequest', (route) => route.fulfill({ status: 503, json: refused }), { times: 1 });
  await screen.pay();
  await screen.notice('ticket:serverBusy').waitFor();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await screen.payButton().waitFor();
  await screen.pay();
  await screen.acceptedDialog().waitFor();
  await onePaid(100);
  expect(new Set(ids).size).toBe(2);
});
