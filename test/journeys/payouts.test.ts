import { expect, test } from 'vitest';
import { amountText } from '../../src/ui/amount-text.ts';
import { axeViolations } from '../support/axe.ts';
import { sharedJourneys } from '../support/journey.ts';
import { signedIn, tokensOf } from '../support/player-api.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command, post } from '../support/sandbox.ts';
import { desktop, phone } from '../support/watched-page.ts';

const { site, visitor, expectComplaints, newPlayer } = sharedJourneys();
const [agent, player] = [newPlayer(), newPlayer()];
const [busy, undecided] = [newPlayer(), newPlayer()];

const opened = async (name: string, address: string, options: object) => {
  const { page } = await visitor(options);
  const screen = playerScreen(page, site().origin, 'en');
  await screen.openAs(address, name);
  return { page, screen, words: screen.words };
};

/** A player who belongs to an agent, on the page of his payments. */
const customer = async (by: string, name: string) => {
  const { origin } = site();
  const { code } = await command(origin, 'agent', { username: by });
  await post(origin, '/cms/v1/agency/connect', { code }, (await tokensOf(origin, name)).access_token);
  return opened(name, '/account/payment', phone);
};

test('a player asks for cash, the answer lost once; his agent pays it beside his list, once', async () => {
  expectComplaints(/askPayout|payPayout|ERR_/);
  const { page, screen, words } = await customer(agent, player);
  const [mine, his] = [await signedIn(site().origin, player), await signedIn(site().origin, agent)];
  const [credit, float] = [await mine.credit(), await his.credit()];
  const amount = page.getByRole('textbox', { name: words('payments:amount') });
  await amount.fill('99999999');
  await amount.press('Enter');
  await page.getByText(words('errors:insufficientFunds')).waitFor();
  await amount.fill('250.5');
  expect(await axeViolations(page)).toEqual([]);
  let lost = 0;
  await page.route('**/agency/askPayout', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const ask = { name: words('payout:ask', { amount: '250.50 RSD' }), exact: true };
  await page.getByRole('button', ask).click();
  const dialog = page.getByRole('dialog', { name: words('payout:confirmTitle') });
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', ask).click();
  await page.getByRole('dialog', { name: words('payout:askedTitle') }).waitFor();
  await page.keyboard.press('Escape');
  const waiting = page.getByRole('list', { name: words('payout:latest') }).getByRole('listitem');
  await waiting.filter({ hasText: words('payout:states.waiting') }).waitFor();
  expect([await waiting.count(), await mine.credit()]).toEqual([1, credit - 250.5]);
  // While one waits there is no other of its wallet to be asked for.
  const form = page.getByRole('form', { name: words('payout:title') });
  await form.getByText(/ EUR$/).waitFor();
  expect(await form.getByText('RSD').count()).toBe(0);

  const office = await opened(agent, '/account/bonuses/affiliates/users_review?show=waiting', desktop);
  const said = { money: '250.50 RSD', name: player };
  expect(await axeViolations(office.page)).toEqual([]);
  await office.page.getByRole('button', { name: words('agency:payout.payOf', said) }).click();
  const pane = office.page.getByRole('dialog', { name: words('agency:payout.title') });
  await pane.getByRole('checkbox').check();
  expect(await axeViolations(office.page)).toEqual([]);
  await pane.getByRole('button', { name: words('agency:payout.payOf', said) }).click();
  await pane.getByText(words('agency:payout.paid', said)).waitFor();
  expect([await his.credit(), await mine.credit()]).toEqual([float + 250.5, credit - 250.5]);
  await screen.open('/account/payment');
  await waiting.filter({ hasText: words('payout:states.paid') }).waitFor();
});

test('a payout is taken back by its player, and the next declined by the agent', async () => {
  const { page, screen, words } = await customer(busy, undecided);
  const mine = await signedIn(site().origin, undecided);
  const credit = await mine.credit();
  const ask = async (amount: string) => {
    await page.getByRole('textbox', { name: words('payments:amount') }).fill(amount);
    await page.getByRole('button', { name: words('payout:ask', { amount: `${amount} RSD` }), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words('payout:ask', { amount: `${amount} RSD` }), exact: true }).click();
    await page.getByRole('button', { name: words('payout:close'), exact: true }).click();
  };
  await ask('100.00');
  await page.getByRole('button', { name: words('payout:takeBackOf', { money: '100.00 RSD' }) }).click();
  await page.getByText(words('payout:states.withdrawn')).waitFor();
  expect(await mine.credit()).toBe(credit);
  await ask('70.00');
  const list = await opened(busy, '/account/bonuses/affiliates/office', phone);
  const waiting = list.page.getByRole('link', { name: `${words('agency:shows.waiting')} 1`, exact: true });
  await waiting.waitFor();
  // The chosen list is far below: the page stays at its top all the same.
  expect(await list.page.locator('#main').evaluate((main) => main.scrollTop)).toBe(0);
  await waiting.click();
  // What is set aside counts towards what he may hold, and the form says so.
  const held = async (limit: number) => {
    const value = JSON.stringify([{ currency: { currency_id: 1 }, limit }]);
    await command(site().origin, 'settings', { key: 'maxCredit', value });
  };
  await held(credit + 30);
  try {
    await list.page.reload();
    await list.page.getByRole('button', { name: words('agency:creditOf', { name: undecided }) }).click();
    const most = { amount: '30.00', currency: 'RSD', held: amountText(credit + 30) };
    await list.page.getByText(words('agency:transfer.mostHeld', most)).waitFor();
    await list.page.keyboard.press('Escape');
  } finally {
    await held(0);
  }
  const said = { money: '70.00 RSD', name: undecided };
  expect(await axeViolations(list.page)).toEqual([]);
  await list.page.getByRole('button', { name: words('agency:payout.declineOf', said) }).click();
  await list.page.getByRole('button', { name: words('agency:payout.payOf', said) }).waitFor({ state: 'detached' });
  await screen.open('/account/payment');
  await page.getByText(words('payout:states.declined')).waitFor();
  expect(await mine.credit()).toBe(credit);
});
