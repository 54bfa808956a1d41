import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import type { Language } from '../../contract/entities/languages.ts';
import { axeViolations } from '../support/axe.ts';
import { sharedJourneys } from '../support/journey.ts';
import { signedIn } from '../support/player-api.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { standInPush } from '../support/stand-in-push.ts';
import { desktop, phone } from '../support/watched-page.ts';

const { site, visitor, newPlayer } = sharedJourneys();
const ana = newPlayer();
const ben = newPlayer();
const cem = newPlayer();

const browser = async (options: BrowserContextOptions, language: Language, answer: NotificationPermission) => {
  const { page, context } = await visitor({ ...options, serviceWorkers: 'allow' });
  const push = await standInPush(context, site().origin, answer);
  return { page, push, screen: playerScreen(page, site().origin, language) };
};
type Screen = ReturnType<typeof playerScreen>;

const payOne = async (page: Page, screen: Screen) => {
  await screen.open('/betting?time=all');
  await screen.pickHomeWins(1);
  await screen.openSlip();
  await screen.typeStake(100);
  await screen.pay();
  await screen.acceptedDialog().waitFor();
  return page.getByRole('button', { name: screen.words('push:offer'), exact: true });
};
const switchOf = (page: Page, { words }: Screen, kind: string) =>
  page.getByRole('switch', { name: words(`push:kinds.${kind}`), exact: true });

test('who presses the line below a paid ticket is told how it ended, in a sealed message that his worker shows', async () => {
  const { page, push, screen } = await browser(desktop, 'en', 'granted');
  const { words } = screen;
  await screen.openAs('/betting', ana);
  const offer = await payOne(page, screen);
  await offer.waitFor();
  expect(await push.asked(page)).toBe(0);
  expect(await axeViolations(page), 'the offer').toEqual([]);
  await offer.click();
  await page.getByText(words('push:willTell'), { exact: true }).waitFor();
  expect(await push.asked(page)).toBe(1);
  await screen.closeDialog();

  const player = await signedIn(site().origin, ana);
  const [ticket] = await player.history();
  for (const { eventId } of ticket?.selections ?? []) await command(site().origin, 'match', { eventId, finish: '2-0' });
  const message = { title: 'Your ticket won', path: expect.stringMatching(/^\/en\/ticket_history\?paper=/) };
  await expect.poll(push.taken).toMatchObject([message]);
  const [sent] = await push.taken();
  if (!sent) throw new Error('nothing was sent');
  const shown = await push.deliver(page, sent);
  const { title, body, tag, lang, path } = sent;
  await expect.poll(shown).toEqual({ title, body, tag, lang, icon: '/icons/site-large.png', data: { path } });
  await page.goto(`${site().origin}${path}`);
  const [host] = (ticket?.selections ?? []).map(({ hostName }) => hostName);
  await page.getByRole('dialog').getByText(`${host} – `).first().waitFor();

  // Not offered again, and one switch is on.
  await screen.open('/account/settings');
  await expect.poll(() => switchOf(page, screen, 'ticketSettled').isChecked()).toBe(true);
  expect(await switchOf(page, screen, 'kickOff').isChecked()).toBe(false);
  expect(await (await payOne(page, screen)).count()).toBe(0);
});

test('what a browser tells is chosen in the settings, kept over a reload, and over with the last of it', async () => {
  const { page, screen } = await browser(phone, 'de', 'granted');
  await screen.openAs('/account/settings', ben);
  const [kickOff, deposit] = [switchOf(page, screen, 'kickOff'), switchOf(page, screen, 'depositCredited')];
  await kickOff.click();
  await expect.poll(() => kickOff.isChecked()).toBe(true);
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  await deposit.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  expect(await axeViolations(page), 'the settings').toEqual([]);
  await page.reload();
  await expect.poll(async () => [await kickOff.isChecked(), await deposit.isChecked()]).toEqual([true, true]);
  for (const one of [kickOff, deposit]) {
    await one.click();
    await expect.poll(() => one.isChecked()).toBe(false);
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  }
  await page.reload();
  await deposit.waitFor();
  await expect.poll(async () => [await kickOff.isChecked(), await deposit.isChecked()]).toEqual([false, false]);
});

test('a no is the last word, and a browser that denies says what can be done', async () => {
  const { page, push, screen } = await browser(desktop, 'ru', 'denied');
  const { words } = screen;
  await screen.openAs('/betting', cem);
  const offer = await payOne(page, screen);
  await offer.waitFor();
  await page.getByRole('button', { name: words('push:decline'), exact: true }).click();
  await offer.waitFor({ state: 'detached' });
  await screen.closeDialog();
  expect(await (await payOne(page, screen)).count()).toBe(0);
  await screen.closeDialog();
  expect(await push.asked(page)).toBe(0);

  await screen.open('/account/settings');
  await switchOf(page, screen, 'ticketSettled').click();
  await page.getByText(words('push:denied'), { exact: true }).waitFor();
  expect(await push.asked(page)).toBe(1);
  expect(await axeViolations(page), 'denied').toEqual([]);
});
