import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { AgencyUser } from '../../contract/http/agency.ts';
import { aRegistration } from '../../server/testing/account-forms.ts';
import { axeViolations } from '../support/axe.ts';
import { sharedJourneys } from '../support/journey.ts';
import { paidOn } from '../support/paid-on.ts';
import { tokensOf, upcoming } from '../support/player-api.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command, post } from '../support/sandbox.ts';
import { desktop, phone } from '../support/watched-page.ts';

const { site, visitor, newPlayer } = sharedJourneys();
const [onDesktop, onPhone, agent] = [newPlayer(), newPlayer(), newPlayer()];
const password = 'Sandbox12345';

/** A player whom an affiliate brought by his code, with money from an agent. */
const broughtBy = async (origin: string, affiliate: string): Promise<string> => {
  const tokenOf = async (name: string) => (await tokensOf(origin, name)).access_token;
  await command(origin, 'affiliate', { username: affiliate });
  const { code } = await command(origin, 'agent', { username: agent });
  const promoCode = randomUUID().slice(0, 8).toUpperCase();
  await post(origin, '/cms/v1/agency/promoCode', { code: promoCode, campaign: 'Derby' }, await tokenOf(affiliate));
  const player = `p${promoCode.toLowerCase()}`;
  const form = { promoCode, password, passwordConfirmation: password };
  await post(origin, '/kcmanager/registerUser', aRegistration(player, form));
  await post(origin, '/cms/v1/agency/connect', { code }, await tokenOf(player));
  const token = await tokenOf(agent);
  const found = await fetch(`${origin}/cms/v1/agency/searchUser?search=${player}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { result } = (await found.json()) as { result: AgencyUser[] };
  const order = { userId: result[0]?.userId, currency_id: 1, amount: 1_000 };
  await post(origin, '/cms/v1/agency/addCredit', order, token);
  return player;
};

test.each([
  { affiliate: onDesktop, options: desktop },
  { affiliate: onPhone, options: phone },
])(
  'a ticket of a player opens to its selections alone, and is copied to the page where they can be bet on',
  async ({ affiliate, options }) => {
    const { origin } = site();
    const [coming] = await upcoming(origin);
    if (!coming) throw new Error('nothing is on offer');
    const player = await broughtBy(origin, affiliate);
    const { page } = await visitor(options);
    const screen = playerScreen(page, origin, 'en');
    const { words } = screen;
    await screen.remember(affiliate);
    const main = page.getByRole('main');
    const newest = main.getByRole('button', { name: words('affiliates:players.number', { number: 1 }) }).first();
    const copy = main.getByRole('button', { name: words('reuse:copy'), exact: true });
    const open = async () => {
      await screen.open('/account/bonuses/affiliates/tickets');
      await newest.press('Enter');
      await copy.waitFor();
    };
    await paidOn(origin, player, [coming]);
    await open();
    await page.waitForURL(/open=[\da-f-]+$/);
    await main.getByText(`${coming.hostName} – ${coming.awayName}`).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const shown = await main.textContent();
    for (const secret of [player, '100.00', 'RSD']) expect(shown).not.toContain(secret);
    await newest.press('Enter');
    await copy.waitFor({ state: 'detached' });
    await newest.press('Enter');
    await copy.press('Enter');
    await page.waitForURL(/\/betting$/);
    await paidOn(origin, player, ['a running match', coming]);
    await open();
    await copy.press('Enter');
    // The running match may have been closed just now, and is left out then.
    const put = page.getByRole('dialog').getByRole('button', { name: /^Put \d selections? on the ticket$/ });
    const isLive = (await put.textContent())?.includes('2') ?? false;
    await put.click();
    await page.waitForURL(isLive ? /\/live_betting$/ : /\/betting$/);
  },
);
