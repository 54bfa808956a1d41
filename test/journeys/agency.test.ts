// Long because all of an agent’s pages are walked with the same accounts, opened once.

import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { amountText } from '../../src/ui/amount-text.ts';
import { axeViolations } from '../support/axe.ts';
import { barsOutside } from '../support/bars-outside.ts';
import { sharedJourneys } from '../support/journey.ts';
import { paidOn } from '../support/paid-on.ts';
import { signedIn, tokensOf, upcoming } from '../support/player-api.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command, post } from '../support/sandbox.ts';
import { desktop, phone } from '../support/watched-page.ts';

const { site, visitor, expectComplaints, newPlayer } = sharedJourneys();
const [agent, other, player, joining] = [newPlayer(), newPlayer(), newPlayer(), newPlayer()];
const [blocking, barred] = [newPlayer(), newPlayer()];
const [twice, paid] = [newPlayer(), newPlayer()];
const [leaving, staying] = [newPlayer(), newPlayer()];
const [far, near] = [newPlayer(), newPlayer()];
const [counting, counted] = [newPlayer(), newPlayer()];
const [giving, given] = [newPlayer(), newPlayer()];
const [copying, copied] = [newPlayer(), newPlayer()];
const [limited, full] = [newPlayer(), newPlayer()];
const [selling, modest] = [newPlayer(), newPlayer()];

/** An agent with a player below him, on one of his pages. */
const opened = async (name: string, below: string | null, address: string, options = {}) => {
  const { origin } = site();
  const { code } = await command(origin, 'agent', { username: name });
  if (below !== null) {
    await post(origin, '/cms/v1/agency/connect', { code }, (await tokensOf(origin, below)).access_token);
  }
  const { page } = await visitor(options);
  const screen = playerScreen(page, origin, 'en');
  await screen.openAs(`/account/bonuses/affiliates/${address}`, name);
  return { page, screen, words: screen.words };
};

test('an agent gives credit beside his office, its answer lost once, and it moves once', async () => {
  expectComplaints(/agency|ERR_/);
  const { page, words } = await opened(agent, player, 'office', desktop);
  const mine = await signedIn(site().origin, agent);
  const his = await signedIn(site().origin, player);
  const [float, credit] = [await mine.credit(), await his.credit()];
  await page.getByRole('heading', { name: words('agency:belowMe') }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: words('agency:creditOf', { name: player }) }).click();
  const dialog = page.getByRole('dialog', { name: words('agency:transfer.title') });
  await dialog.getByRole('textbox', { name: words('agency:transfer.amount') }).fill('1000');
  await dialog.getByRole('checkbox').check();
  expect(await axeViolations(page)).toEqual([]);
  let lost = 0;
  await page.route('**/agency/addCredit', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await dialog.getByRole('checkbox').press('Enter');
  await dialog.getByRole('button', { name: words('agency:done') }).waitFor();
  expect([lost, await mine.credit(), await his.credit()]).toEqual([2, float - 1_000, credit + 1_000]);
});

/** Where the middle of something is. */
const middleOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('it is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test('on a phone the amount comes first, and what both have then; an account is opened and listed', async () => {
  const { page, words } = await opened(other, null, 'users_review', phone);
  const name = `under-${other}`.slice(0, 30);
  await page.getByRole('button', { name: words('agency:new') }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: words('agency:create.username') }).fill(name);
  await form.getByLabel(words('agency:create.password'), { exact: true }).fill('Sunny Terrace 7');
  expect(await axeViolations(page)).toEqual([]);
  await form.getByRole('button', { name: words('agency:create.submit') }).click();
  await form.getByRole('button', { name: words('agency:done') }).click();
  await page.getByRole('button', { name: words('agency:creditOf', { name }) }).click();
  const sheet = page.getByRole('dialog');
  const choice = await sheet.getByRole('radio', { name: words('agency:transfer.give') }).boundingBox();
  const icon = await sheet.locator('label svg').first().boundingBox();
  expect((icon?.x ?? 0) - (choice?.x ?? 0)).toBeGreaterThan(20);
  await sheet.getByRole('textbox', { name: words('agency:transfer.amount') }).fill('250');
  await sheet.getByRole('button', { name: words('agency:transfer.next') }).click();
  const counted = sheet.getByRole('checkbox');
  await counted.check();
  const told = words('agency:transfer.counted', { money: '250.00 RSD' });
  expect((await middleOf(sheet.getByText(told))).y - (await middleOf(counted)).y).toBeCloseTo(0, 0);
  expect(await axeViolations(page)).toEqual([]);
  await sheet.getByRole('button', { name: /250\.00 RSD/ }).click();
  await sheet.getByRole('button', { name: words('agency:done') }).click();
  await page.getByRole('cell', { name: '250.00' }).first().waitFor();
  // Cards have no columns, but can be sorted like them.
  await page.getByRole('link', { name: words('agency:sorts.credit'), exact: true }).click();
  await page.waitForURL(/sort=credit/);
  expect(await axeViolations(page)).toEqual([]);
});

test.each([phone, desktop])(
  'what stands over a page goes with it, and an amount beside the pages stays: %#',
  async (options) => {
    const { page, words } = await opened(leaving, staying, 'office', options);
    const his = await signedIn(site().origin, staying);
    const credit = await his.credit();
    await page.getByRole('link', { name: words('agency:pages.users_review') }).click();
    await page.waitForURL(/users_review/);
    await page.getByRole('button', { name: words('agency:creditOf', { name: staying }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: words('agency:transfer.amount') }).fill('70');
    if (options === phone) await dialog.getByRole('button', { name: words('agency:transfer.next') }).click();
    await page.goBack();
    await page.waitForURL(/office/);
    await page.getByRole('heading', { name: words('agency:belowMe') }).waitFor();
    await expect.poll(() => dialog.count()).toBe(options === phone ? 0 : 1);
    await page.goForward();
    await page.getByRole('button', { name: words('agency:new') }).click();
    await page.getByRole('textbox', { name: words('agency:create.username') }).waitFor();
    await page.goBack();
    await expect.poll(() => page.getByRole('textbox', { name: words('agency:create.username') }).count()).toBe(0);
    expect(await his.credit()).toBe(credit);
  },
);

test('who is blocked is unblocked in the list; a lost answer is no refusal, and another press does nothing twice', async () => {
  expectComplaints(/agency|ERR_/);
  const { page, screen, words } = await opened(blocking, barred, 'users_review', phone);
  await command(site().origin, 'block', { username: barred, blocked: true });
  await screen.open('/account/bonuses/affiliates/users_review');
  const unblock = page.getByRole('button', { name: words('agency:unblockOf', { name: barred }) });
  await unblock.waitFor();
  const credit = page.getByRole('button', { name: words('agency:creditOf', { name: barred }) });
  expect(await credit.count()).toBe(0);
  const isBlocked = async () => (await (await signedIn(site().origin, barred)).ping()).blocked;
  await page.route(
    '**/agency/unblockUser',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await unblock.press('Enter');
  const unanswered = page.getByRole('alert').filter({ hasText: words('agency:pressUnanswered') });
  await unanswered.waitFor();
  expect(await isBlocked()).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  await unblock.press('Enter');
  await credit.waitFor();
  expect(await credit.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await unanswered.count()).toBe(0);
  expect(await isBlocked()).toBe(false);
});

test('confirmed by a double click credit moves once, and another tab of the agent shows what he has then', async () => {
  const { page, words } = await opened(twice, paid, 'office', desktop);
  const { origin } = site();
  const [mine, his] = [await signedIn(origin, twice), await signedIn(origin, paid)];
  const [float, credit] = [await mine.credit(), await his.credit()];
  const beside = playerScreen(await page.context().newPage(), origin, 'en');
  await beside.open('/account/bonuses/affiliates/office');
  await beside.credit().waitFor();
  await page.bringToFront();
  await page.getByRole('button', { name: words('agency:creditOf', { name: paid }) }).click();
  const dialog = page.getByRole('dialog', { name: words('agency:transfer.title') });
  await dialog.getByRole('textbox', { name: words('agency:transfer.amount') }).fill('1000');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /1,000\.00 RSD/ }).dblclick();
  await dialog.getByRole('button', { name: words('agency:done') }).waitFor();
  expect([await mine.credit(), await his.credit()]).toEqual([float - 1_000, credit + 1_000]);
  const shown = new Intl.NumberFormat('sr-Latn-RS', { minimumFractionDigits: 2 }).format(float - 1_000);
  for (const { credit: picker } of [playerScreen(page, origin, 'en'), beside]) {
    await picker().filter({ hasText: shown }).waitFor();
  }
});

test('a player types an agent’s code, confirms it and belongs to him, although the answer was lost', async () => {
  expectComplaints(/agency\/connect|ERR_/);
  const { origin } = site();
  const { code } = await command(origin, 'agent', { username: agent });
  const { page } = await visitor(phone);
  const screen = playerScreen(page, origin, 'de');
  const { words } = screen;
  await screen.openAs('/account/settings', joining);
  const section = page.getByRole('region', { name: words('account:agent.title'), exact: true });
  const typed = section.getByLabel(words('auth:agent.code'), { exact: true });
  await typed.fill('NOBODYS1');
  await typed.press('Enter');
  await section.getByText(words('errors:agentConfirm')).waitFor();
  await section.getByRole('checkbox').check();
  await typed.press('Enter');
  await section.getByText(words('errors:agentCodeUnknown')).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  let lost = 0;
  await page.route('**/agency/connect', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await typed.fill(` ${code.toLowerCase()} `);
  await typed.press('Enter');
  await section.getByText(words('errors:agentNotJoined')).waitFor();
  await typed.press('Enter');
  await section.getByText(words('account:agent.yours', { name: agent })).waitFor();
  expect(lost).toBe(2);
});

test.each([
  ['el', far, phone],
  ['el', near, desktop],
] as const)(
  'in %s a long name is shown whole, what a row offers in one line, and the page among its tabs: %#',
  async (language, above, options) => {
    const { origin } = site();
    const name = `Konstantinos.Papadopoulos-${above}-${'W'.repeat(24)}`;
    await command(origin, 'player', { username: name });
    const { page } = await opened(above, name, 'office', options);
    const { access_token } = await tokensOf(origin, above);
    const answer = await fetch(`${origin}/cms/v1/agency/searchUser?search=${name}`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    const [{ userId }] = ((await answer.json()) as { result: [{ userId: string }] }).result;
    await post(origin, '/cms/v1/agency/blockUser', { userId }, access_token);
    const screen = playerScreen(page, origin, language);
    await screen.open('/account/bonuses/affiliates/users_review');
    const row = page.getByRole('row').filter({ hasText: name });
    const shown = row.getByText(name, { exact: true });
    await shown.waitFor();
    expect(await shown.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(false);
    const offered = [
      row.getByRole('button', { name: screen.words('agency:unblockOf', { name }) }),
      row.getByRole('link', { name: screen.words('agency:ticketsOf', { name }) }),
      row.getByRole('link', { name: screen.words('agency:settingsOf', { name }) }),
    ];
    const middles = await Promise.all(
      offered.map(async (one) => {
        const box = await one.boundingBox();
        return box && Math.round(box.y + box.height / 2);
      }),
    );
    expect(new Set(middles).size).toBe(1);
    await screen.open('/account/bonuses/affiliates/user_settings');
    const tab = page.getByRole('navigation', { name: screen.words('agency:title') }).locator('[aria-current="page"]');
    await expect
      .poll(async () => {
        const box = await tab.boundingBox();
        return box && box.x >= 0 && box.x + box.width <= (options.viewport?.width ?? 0);
      })
      .toBe(true);
  },
);

test('in Albanian every page of the area is named whole beside an open transfer', async () => {
  const { page } = await opened(giving, given, 'office', desktop);
  const { open, words } = playerScreen(page, site().origin, 'sq');
  await open('/account/bonuses/affiliates/office');
  await page.getByRole('button', { name: words('agency:creditOf', { name: given }) }).click();
  await page.getByRole('dialog', { name: words('agency:transfer.title') }).waitFor();
  const pages = page.getByRole('navigation', { name: words('agency:title') }).getByRole('link');
  const cut = await pages.evaluateAll((links) =>
    links.map((link) => [link.textContent, link.scrollWidth > link.clientWidth]),
  );
  const named = ['office', 'users_review', 'tickets', 'user_settings', 'calculation'];
  expect(cut).toEqual(named.map((name) => [words(`agency:pages.${name}`), false]));
});

test('an agent goes through the days of his float and his receipts, and no page of his is longer than it shows', async () => {
  const { page, screen, words } = await opened(counting, counted, 'office', phone);
  const { origin } = site();
  const { access_token } = await tokensOf(origin, counting);
  const found = await fetch(`${origin}/cms/v1/agency/searchUser?search=${counted}`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  const [{ userId }] = ((await found.json()) as { result: [{ userId: string }] }).result;
  await post(origin, '/cms/v1/agency/addCredit', { userId, currency_id: 1, amount: 40 }, access_token);
  await page.getByRole('heading', { name: words('agency:belowMe') }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  expect(await barsOutside(page)).toEqual([]);

  const pages = page.getByRole('navigation', { name: words('agency:title') });
  await pages.getByRole('link', { name: words('agency:pages.calculation') }).click();
  const close = page.getByRole('region', { name: words('agency:close.title') });
  await close.getByText('−40.00').waitFor();
  await page.getByText(`${counting} → ${counted}`).first().waitFor();
  await page.getByRole('button', { name: words('agency:csv') }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: words('agency:day.before') }).click();
  await close.getByText(words('agency:close.ended')).waitFor();
  expect(await close.getByText('−40.00').count()).toBe(0);
  await page.waitForURL(/day=\d{4}-\d\d-\d\d/);
  await page.getByRole('link', { name: words('agency:day.after') }).click();
  await close.getByText('−40.00').waitFor();

  await screen.open('/account/bonuses/affiliates/user_settings');
  await page.getByRole('heading', { name: words('agency:code.title') }).waitFor();
  await page.getByRole('button', { name: words('common:header.search'), exact: true }).click();
  const search = page.getByRole('searchbox', { name: words('common:header.search') });
  await search.fill(counted.slice(0, 6));
  await page.waitForURL(/q=/);
  await page.getByRole('link', { name: words('agency:settingsOf', { name: counted }) }).click();
  await page.waitForURL(/user_settings\?user=[\da-f-]+$/);
  await page.getByText(`${counting} → ${counted}`).waitFor();

  await screen.open('/account/bonuses/affiliates/tickets');
  const filters = page.getByText(words('history:filters'), { exact: true });
  await filters.waitFor();
  const place = await filters.boundingBox();
  // At the first sign of somebody the footer is fetched: what is about to be pressed does not move.
  await page.mouse.move(1, 1);
  await page.locator('main footer').waitFor();
  expect(await filters.boundingBox()).toEqual(place);
  await filters.click();
  await page.getByRole('checkbox', { name: words('history:single') }).check();
  const least = page.getByRole('textbox', { name: words('history:minStake') });
  await least.fill('50');
  await least.press('Enter');
  await page.waitForURL(/state=single&stake=50/);
  await page.getByText(words('agency:noTickets')).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: words('history:reset') }).click();
  await page.waitForURL(/\/tickets$/);
  await screen.open('/account/bonuses/affiliates/promo_codes');
  await page.getByText(words('common:error.notFound')).waitFor();
});

test('a ticket of a player is copied to the page where it can be bet on: live if any of it is', async () => {
  const { origin } = site();
  const [coming] = await upcoming(origin);
  if (!coming) throw new Error('nothing is on offer');
  const { page, screen, words } = await opened(copying, copied, 'office', phone);
  const copy = async () => {
    await screen.open('/account/bonuses/affiliates/tickets');
    await page.getByRole('listitem').getByRole('button', { name: copied }).first().click();
    await page.getByRole('button', { name: words('reuse:copy'), exact: true }).click();
  };
  await paidOn(origin, copied, [coming]);
  await copy();
  await page.waitForURL(/\/betting$/);
  await paidOn(origin, copied, ['a running match', coming]);
  await copy();
  // The running match may have been closed just now, and is left out then.
  const put = page.getByRole('dialog').getByRole('button', { name: /^Put \d selections? on the ticket$/ });
  const isLive = (await put.textContent())?.includes('2') ?? false;
  await put.click();
  await page.waitForURL(isLive ? /\/live_betting$/ : /\/betting$/);
});

test('a player is given no more than he may hold: the form says how much, and a refusal why', async () => {
  expectComplaints(/addCredit|400/);
  const { origin } = site();
  const { page, screen, words } = await opened(limited, full, 'users_review', desktop);
  const credit = await (await signedIn(origin, full)).credit();
  const dialog = page.getByRole('dialog', { name: words('agency:transfer.title') });
  const amount = dialog.getByRole('textbox', { name: words('agency:transfer.amount') });
  const held = async (limit: number) => {
    const value = JSON.stringify([{ currency: { currency_id: 1 }, limit }]);
    await command(origin, 'settings', { key: 'maxCredit', value });
  };
  try {
    await held(credit + 500);
    await screen.open('/account/bonuses/affiliates/users_review');
    await page.getByRole('button', { name: words('agency:creditOf', { name: full }) }).click();
    const most = { amount: '500.00', currency: 'RSD', held: amountText(credit + 500) };
    await dialog.getByText(words('agency:transfer.mostHeld', most)).waitFor();
    await amount.fill('500.01');
    await dialog.getByRole('checkbox').check();
    const give = dialog.getByRole('button', {
      name: words('agency:transfer.giveTo', { money: '500.01 RSD', name: full }),
    });
    expect(await give.isDisabled()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    // Meanwhile he is given some elsewhere.
    const { access_token } = await tokensOf(origin, limited);
    const found = await fetch(`${origin}/cms/v1/agency/searchUser?search=${full}`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    const [{ userId }] = ((await found.json()) as { result: [{ userId: string }] }).result;
    await post(origin, '/cms/v1/agency/addCredit', { userId, currency_id: 1, amount: 40 }, access_token);
    await amount.fill('500');
    await amount.press('Enter');
    await dialog.getByText(words('errors:creditTooLarge')).waitFor();
    expect(await (await signedIn(origin, full)).credit()).toBe(credit + 40);
  } finally {
    await held(1_000_000);
  }
});

test('only who may appoint agents is offered one; vouchers beyond the first page are paged, and the address keeps the page', async () => {
  const { origin } = site();
  const kind = async (name: string, below: string | null) => {
    const { page, words, screen } = await opened(name, below, 'users_review', phone);
    await page.getByRole('button', { name: words('agency:new') }).click();
    await page.getByRole('textbox', { name: words('agency:create.username') }).waitFor();
    return { page, words, screen, kinds: await page.getByRole('dialog').getByRole('radio').count() };
  };
  await command(origin, 'agent', { username: modest, may_appoint: false });
  expect((await kind(modest, null)).kinds).toBe(0);
  await command(origin, 'agent', { username: selling, may_appoint: true });
  const { page, screen, words, kinds } = await kind(selling, null);
  expect(kinds).toBe(2);
  const { access_token } = await tokensOf(origin, selling);
  for (let nth = 0; nth < 51; nth += 1) {
    await post(origin, '/vouchers/v1/create', { amount: 100, currency: 'RSD', currencyId: 1 }, access_token);
  }
  await screen.open('/account/bonuses/affiliates/user_settings');
  const vouchers = page.getByRole('region', { name: words('agency:vouchers') }).getByRole('listitem');
  const sold = vouchers.filter({ hasText: words('voucher:status.open') });
  await sold.first().waitFor();
  expect(await sold.count()).toBe(50);
  await page.getByRole('link', { name: words('agency:list.next') }).click();
  await page.waitForURL(/user_settings\?page=2$/);
  await expect.poll(() => sold.count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expect.poll(() => sold.count()).toBe(1);
});
