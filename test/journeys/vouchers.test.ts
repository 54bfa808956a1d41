import { expect, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { sharedJourneys } from '../support/journey.ts';
import { signedIn } from '../support/player-api.ts';
import { playerScreen } from '../support/player-screen.ts';
import { desktop, phone } from '../support/watched-page.ts';
import { patternOf } from '../support/words.ts';

const { site, visitor, expectComplaints, newPlayer } = sharedJourneys();
const mira = newPlayer();
const jovan = newPlayer();
const ana = newPlayer();

const opened = async (username: string, language: 'en' | 'rs', options = {}) => {
  const { page } = await visitor(options);
  const screen = playerScreen(page, site().origin, language);
  await screen.openAs('/voucher_history', username);
  const press = (key: string) =>
    page
      .getByRole('main')
      .getByRole('button', { name: screen.words(key), exact: true })
      .click();
  const dialog = page.getByRole('dialog');
  return {
    page,
    screen,
    press,
    dialog,
    field: dialog.getByRole('textbox'),
    player: await signedIn(site().origin, username),
  };
};

test('a voucher is made in Serbian on a phone, its answer lost once, and used by another player once', async () => {
  expectComplaints(/vouchers\/v1|ERR_|400|429/);
  const maker = await opened(mira, 'rs', { ...phone, permissions: ['clipboard-read', 'clipboard-write'] });
  const { words } = maker.screen;
  const before = await maker.player.credit();
  await maker.press('voucher:create');
  await maker.field.fill('99');
  await maker.field.press('Enter');
  await maker.dialog.getByText('Iznos mora biti od 100 Din. do 100.000 Din.', { exact: true }).waitFor();
  expect(await axeViolations(maker.page)).toEqual([]);
  let lost = 0;
  await maker.page.route('**/vouchers/v1/create', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await maker.field.fill('1500,00');
  await maker.field.blur();
  expect(await maker.field.inputValue()).toBe('1.500');
  await maker.field.press('Enter');
  await maker.dialog.getByText(words('voucher:checking')).waitFor();
  await maker.dialog.getByText(words('voucher:copied')).waitFor();
  expect([lost, await maker.player.credit()]).toEqual([2, before - 1_500]);
  const code = await maker.page.evaluate(() => navigator.clipboard.readText());
  expect(code).toMatch(/^\d{4} - \d{4} - \d{4} - \d{4}$/);
  await maker.dialog.getByRole('button', { name: words('voucher:done') }).click();
  await maker.page.getByRole('main').getByText(code, { exact: true }).waitFor();
  await maker.page.getByText(words('voucher:status.open'), { exact: true }).last().waitFor();
  const row = maker.page.getByRole('main').getByRole('listitem').filter({ hasText: code });
  for (const width of [320, 360]) {
    await maker.page.setViewportSize({ width, height: 640 });
    const collisions = () =>
      row.evaluate((element) => {
        const boxes = [...element.querySelectorAll('p')].map((part) => part.getBoundingClientRect());
        const { right } = element.getBoundingClientRect();
        return boxes.filter(
          (a, nth) =>
            a.right > right + 1 ||
            boxes.some(
              (b, other) =>
                other > nth && a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1,
            ),
        ).length;
      });
    await expect.poll(collisions, { message: `${width} px` }).toBe(0);
    expect(await maker.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }

  const user = await opened(jovan, 'en', desktop);
  await user.press('voucher:use');
  // Shorter submissions are ignored.
  await user.field.fill(code.slice(0, -1));
  await user.field.press('Enter');
  await user.field.fill('');
  await user.field.pressSequentially(code.replaceAll(' - ', 'x'));
  await expect.poll(() => user.field.inputValue()).toBe(code);
  const had = await user.player.credit();
  await user.field.press('Enter');
  await user.page.getByText(user.screen.words('voucher:added', { amount: '1,500.00', currency: 'RSD' })).waitFor();
  expect(await user.player.credit()).toBe(had + 1_500);
  await user.page
    .getByRole('banner')
    .getByRole('button', { name: /101\.500,00/ })
    .waitFor();
  await user.page.getByRole('main').getByText(user.screen.words('voucher:received'), { exact: true }).waitFor();

  await maker.page.reload();
  await maker.page.getByText(patternOf(words('voucher:usedAt'))).waitFor();
  await expect.poll(() => maker.page.getByText(code).count()).toBe(0);

  await user.press('voucher:use');
  for (let nth = 0; nth < 5; nth++) {
    await user.field.fill(code);
    const answered = user.page.waitForResponse('**/vouchers/v1/activate');
    await user.field.press('Enter');
    expect((await answered).status()).toBe(400);
    await user.dialog.getByText(user.screen.words('errors:voucherInvalid')).first().waitFor();
  }
  await user.field.press('Enter');
  await user.dialog.getByText(user.screen.words('errors:tooManyAttempts')).first().waitFor();
  expect(await user.player.credit()).toBe(had + 1_500);
  expect(await axeViolations(user.page)).toEqual([]);
});

test('a player without enough credit is told so instead of being asked', async () => {
  const { page, press, dialog, screen } = await opened(ana, 'en', desktop);
  await page.route('**/users/ping**', async (route) => {
    const answer = await route.fetch();
    const ping = await answer.json();
    for (const wallet of ping.wallets) wallet.wallet_0 = 99.99;
    await route.fulfill({ response: answer, json: ping });
  });
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: /99,99/ }).waitFor();
  await press('voucher:create');
  await dialog.getByRole('alert').getByText(screen.words('voucher:tooLittle')).waitFor();
  await expect.poll(() => dialog.getByRole('textbox').count()).toBe(0);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});
