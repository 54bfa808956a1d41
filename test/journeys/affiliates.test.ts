import { expect, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { barsOutside } from '../support/bars-outside.ts';
import { journeys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { desktop, phone } from '../support/watched-page.ts';

const { site, visitor, expectComplaints } = journeys();
const area = '/account/bonuses/affiliates';

const opened = async (language: 'en' | 'de', path: string, options: object) => {
  const { page } = await visitor(options);
  const screen = playerScreen(page, site().origin, language);
  await screen.openAs(`${area}/${path}`, 'affiliate');
  return { page, screen, words: screen.words, dialog: page.getByRole('dialog') };
};

test('a payout is asked for, its answer lost once, and paid when the operator confirms it', async () => {
  expectComplaints(/agency\/payout|ERR_/);
  const { page, words, dialog } = await opened('en', 'calculation', desktop);
  const main = page.getByRole('main');
  const ask = main.getByRole('button', { name: /^Ask for [\d,.]+ RSD$/ });
  await ask.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const amount = /[\d,.]+ RSD/.exec((await ask.textContent()) ?? '')?.[0] ?? '';
  let lost = 0;
  await page.route('**/agency/payout', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await ask.press('Enter');
  await dialog.getByText(words('affiliates:payout.confirmTitle')).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: `Ask for ${amount}` }).press('Enter');
  await dialog.getByText(words('affiliates:checking')).waitFor();
  await dialog.getByText(words('affiliates:payout.askedTitle')).waitFor();
  await dialog.getByRole('button', { name: words('affiliates:close') }).press('Enter');
  await main.getByText(`${amount} were asked for on`).waitFor();
  await command(site().origin, 'affiliatePayout', { username: 'affiliate', confirm: true });
  await page.reload();
  await main.getByText(words('affiliates:payout.nothing')).waitFor();
  await main.getByRole('link', { name: words('affiliates:calculation.previous') }).press('Enter');
  await main.getByText(words('affiliates:payout.steps.done.paid')).waitFor();
  await page.waitForURL(/month=\d{4}-\d\d/);
});

test('a code is made on a phone in German, refused while it is taken, stopped and found', async () => {
  expectComplaints(/agency\/promoCode|ERR_|409/);
  const { page, words, dialog } = await opened('de', 'promo_codes', phone);
  const main = page.getByRole('main');
  await main.getByText('DERBY24', { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('button', { name: words('affiliates:codes.create') }).click();
  const [code, campaign] = [
    dialog.getByLabel(words('affiliates:codes.code'), { exact: true }),
    dialog.getByLabel(words('affiliates:codes.campaign')),
  ];
  await code.fill('derby24');
  await campaign.fill('Newsletter');
  await campaign.press('Enter');
  await dialog.getByText(words('errors:promoCodeTaken')).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  let lost = 0;
  await page.route('**/agency/promoCode', async (route) => {
    if (route.request().method() !== 'POST' || lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await code.fill('winter26');
  await code.press('Enter');
  await dialog.getByText(words('affiliates:checking')).waitFor();
  await main.getByText('WINTER26', { exact: true }).waitFor();
  await main.getByRole('button', { name: words('affiliates:codes.stopCode', { code: 'WINTER26' }) }).click();
  await main.getByRole('button', { name: words('affiliates:codes.resumeCode', { code: 'WINTER26' }) }).waitFor();
  // The line of what they are sorted by is longer than the screen, and no card is.
  const card = await main.locator('tbody tr').first().boundingBox();
  expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(390);
  await main.getByRole('button', { name: words('affiliates:codes.clicks'), exact: true }).click();
  await page.waitForURL(/sort=clicks$/);
  const search = main.getByRole('searchbox');
  await search.fill('winter');
  await search.press('Enter');
  await page.waitForURL(/q=winter/);
  const tab = main.getByRole('link', { name: words('agency:pages.promo_codes'), exact: true });
  expect(await tab.getAttribute('aria-current')).toBe('page');
  await main.getByText('DERBY24', { exact: true }).waitFor({ state: 'detached' });
  await main.getByRole('link', { name: words('affiliates:codes.shown.active'), exact: true }).click();
  await main.getByText(words('affiliates:codes.noneFound')).waitFor();
});

test('the overview shares links, players are numbers, and an address is added, tried and removed', async () => {
  expectComplaints(/agency\/postbacks|affiliates\/testPostback|ERR_|400/);
  const { page, screen, words } = await opened('de', '', phone);
  const main = page.getByRole('main');
  await page.waitForURL(/affiliates\/office$/);
  await main.getByText(/\/r\/DERBY24$/).waitFor();
  await main.getByRole('img', { name: /QR/ }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await barsOutside(page)).toEqual([]);
  await main.getByRole('link', { name: words('agency:pages.players') }).click();
  await main.getByRole('rowheader', { name: words('affiliates:players.number', { number: 1 }) }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('button', { name: words('affiliates:players.turnover'), exact: true }).press('Enter');
  await page.waitForURL(/rank=turnover$/);
  await main.locator('[aria-sort="descending"]', { hasText: words('affiliates:players.turnover') }).waitFor();
  await main.getByRole('button', { name: words('affiliates:players.turnover'), exact: true }).press('Enter');
  await page.waitForURL(/up=true&rank=turnover$/);
  await page.getByRole('button', { name: words('common:header.search'), exact: true }).click();
  const search = page.getByRole('searchbox', { name: words('common:header.search') });
  await search.fill('002');
  await main.getByRole('heading', { name: words('affiliates:players.title', { total: 1 }) }).waitFor();
  await main.getByRole('rowheader', { name: words('affiliates:players.number', { number: 2 }) }).waitFor();
  await search.fill('nobody');
  await main.getByText(words('affiliates:noneFound')).waitFor();
  await search.press('Enter');
  await main.getByRole('link', { name: words('agency:pages.tickets') }).click();
  await main.getByRole('heading', { name: words('affiliates:tickets.title', { total: 0 }) }).waitFor();
  await main.getByText(words('affiliates:tickets.none')).waitFor();
  await screen.open(`${area}/user_settings`);
  const address = main.getByRole('textbox', { name: words('affiliates:postbacks.url') });
  await address.fill('https://127.0.0.1/hook');
  await address.press('Enter');
  await main.getByText(words('errors:postbackInvalid')).waitFor();
  expect(await address.inputValue()).toBe('https://127.0.0.1/hook');
  const url = 'https://partner.invalid.example/hook';
  let lost = 0;
  await page.route('**/agency/postbacks', async (route) => {
    if (route.request().method() !== 'POST' || lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await address.fill(url);
  await main.getByRole('checkbox', { name: words('affiliates:postbacks.events.daily') }).uncheck();
  await address.press('Enter');
  await main.getByRole('heading', { name: url }).waitFor();
  expect(lost).toBe(1);
  await main.getByRole('button', { name: `${words('affiliates:postbacks.test')}: ${url}` }).press('Enter');
  await main
    .getByRole('list', { name: words('affiliates:postbacks.last') })
    .getByText(words('affiliates:postbacks.states.givenUp'))
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('button', { name: `${words('affiliates:postbacks.remove')}: ${url}` }).press('Enter');
  await main.getByRole('heading', { name: url }).waitFor({ state: 'detached' });
});
