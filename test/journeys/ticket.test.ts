import { describe, expect, test } from 'vitest';
import type { Language } from '../../contract/entities/languages.ts';
import { axeViolations } from '../support/axe.ts';
import { sharedJourneys } from '../support/journey.ts';
import { type PlayerApi, signedIn, tokensOf } from '../support/player-api.ts';
import { type PlayerScreen, playerScreen } from '../support/player-screen.ts';
import { command, post } from '../support/sandbox.ts';
import { desktop, phone } from '../support/watched-page.ts';

const { site, visitor, expectComplaints, newPlayer } = sharedJourneys();
const mira = newPlayer();
const jovan = newPlayer();
const vera = newPlayer();
const luka = newPlayer();

const serbian = new Intl.NumberFormat('sr-Latn-RS', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const english = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const finish = async (player: PlayerApi, score: string) => {
  const [ticket] = await player.history();
  for (const { eventId } of ticket?.selections ?? []) await command(site().origin, 'match', { eventId, finish: score });
};

const stands = (screen: PlayerScreen, standing: string) =>
  screen.newestTicket().getByText(screen.words(`history:${standing}`), { exact: true });

describe('The receipt', () => {
  test.each([
    ['beside the page', desktop, vera],
    ['over it', phone, luka],
  ])('stands in a slip %s for a player who chose that, until he goes on', async (_place, options, username) => {
    const { page } = await visitor(options);
    const screen = playerScreen(page, site().origin, 'de');
    const { slip, words } = screen;
    await screen.openAs('/account/settings', username);
    await page.getByRole('switch', { name: words('slip:receiptInSlip') }).check();
    await screen.open('/betting?time=all');
    const [picked] = await screen.pickHomeWins(1);
    await screen.openSlip();
    await screen.typeStake(100);
    await screen.pay();
    await slip.getByRole('heading', { name: words('ticket:accepted') }).waitFor();
    expect(await screen.acceptedDialog().count()).toBe(0);
    await slip.getByText(picked?.match ?? '').waitFor();
    await slip.getByText(words('ticket:possibleWin')).waitFor();
    expect(await axeViolations(page), 'receipt').toEqual([]);
    // The stake stays with the selections.
    await slip.getByRole('button', { name: words('slip:again', { amount: '100.00 RSD' }) }).click();
    await expect.poll(() => screen.stakeField().inputValue()).toBe('100.00');
    await screen.pay();
    await slip.getByRole('button', { name: words('slip:newTicket') }).click();
    await slip.getByText(words('ticket:emptyTitle')).waitFor();
  });
});

describe('A possible win of twelve digits', () => {
  test.each([
    [390, 'de'],
    [320, 'el'],
    [320, 'ru'],
  ] as const)('is whole on a phone of %i px, and so is what is around it, in %s', async (width, language) => {
    const { page } = await visitor({ ...phone, viewport: { width, height: 640 } });
    const screen = playerScreen(page, site().origin, language);
    await screen.open('/betting?time=all');
    await screen.pickHomeWins(16);
    await screen.openSlip();
    await screen.typeStake(200_000);
    const win = screen.slip.locator('output');
    await expect.poll(() => win.innerText()).toMatch(/^\d{1,3}(,\d{3}){3,}\.\d\d$/);
    const outside = await screen.slip.evaluate((slip) => {
      const { left, right } = slip.getBoundingClientRect();
      return [...slip.querySelectorAll('output, dd, h2 ~ button')]
        .map((part) => ({ text: part.textContent || part.ariaLabel, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.left < left + 8 || box.right > right))
        .map(({ text }) => text);
    });
    expect(outside).toEqual([]);
  });
});

describe('The stake', () => {
  const slipOf = async (language: Language, username: string, options: object) => {
    const { page } = await visitor(options);
    const screen = playerScreen(page, site().origin, language);
    await screen.pickSignedIn(username, 1);
    await screen.openSlip();
    // Prices move while a journey runs.
    await screen.slip.getByRole('switch', { name: screen.words('ticket:autoOdds') }).check();
    const say = (key: string, values = {}) => screen.slip.getByText(screen.words(key, values), { exact: true });
    return { page, screen, say, field: screen.slip.getByLabel(screen.words('ticket:stake'), { exact: true }) };
  };

  test('is read in both ways of writing; what is no amount stays, and a raise is said', async () => {
    const { screen, say, field } = await slipOf('rs', mira, desktop);
    for (const [typed, read] of [
      ['1.000', '1,000.00'],
      ['1.000,50', '1,000.50'],
      ['2,500.00', '2,500.00'],
    ] as const) {
      await field.fill(typed);
      await field.blur();
      expect(await field.inputValue()).toBe(read);
      expect(await screen.payButton().textContent()).toContain(read);
    }
    await field.fill('1,00,0');
    await field.blur();
    expect(await field.inputValue()).toBe('1,00,0');
    await say('slip:stakeUnreadable').waitFor();
    expect(await screen.slip.getByRole('button', { name: screen.words('ticket:payWithoutStake') }).isDisabled()).toBe(
      true,
    );
    await field.fill('5');
    await field.blur();
    expect(await field.inputValue()).toBe('20.00');
    await say('slip:raised', { amount: '20.00' }).waitFor();
  });

  test('that the wallet does not hold is said before the press, with the ways out, as soon as money goes', async () => {
    const { page, screen, say, field } = await slipOf('en', mira, phone);
    const { access_token } = await tokensOf(site().origin, mira);
    const held = await (await signedIn(site().origin, mira)).credit();
    const rsd = (amount: number) => ({ amount: `${english.format(amount)} RSD` });
    const stakeAll = (amount: number) =>
      screen.slip.getByRole('button', { name: screen.words('slip:stakeAll', { amount: english.format(amount) }) });

    await field.fill(String(held + 1_000.5));
    await say('slip:walletShort', rsd(1_000.5)).waitFor();
    await say('slip:walletHolds', rsd(held)).waitFor();
    await say('slip:payableUpTo', rsd(held)).waitFor();
    expect(await screen.payButton().isDisabled()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await stakeAll(held).click();
    await expect.poll(() => screen.payButton().isEnabled()).toBe(true);
    expect(await field.inputValue()).toBe(english.format(held));

    const voucher = { amount: 500, currency: 'RSD', currencyId: 1 };
    await post(site().origin, '/vouchers/v1/create', voucher, access_token);
    await say('slip:walletShort', rsd(500)).waitFor();
    expect(await screen.payButton().isDisabled()).toBe(true);
    await screen.slip.getByRole('link', { name: screen.words('slip:deposit') }).click();
    await page.waitForURL('**/payin');
    await page.getByRole('heading', { name: screen.words('payments:title') }).waitFor();
    await expect.poll(() => screen.slip.isVisible()).toBe(false);
  });
});

describe.each([
  ['on a desktop in English', desktop, 'en', mira],
  ['on a phone in German', phone, 'de', jovan],
] as const)('%s', (_where, options, language: Language, username) => {
  const accepted = async (matches: number, stake: number) => {
    const { page } = await visitor(options);
    const screen = playerScreen(page, site().origin, language);
    const player = await signedIn(site().origin, username);
    const before = await player.credit();
    await screen.pickSignedIn(username, matches);
    await screen.openSlip();
    await screen.typeStake(stake);
    await screen.pay();
    await screen.acceptedDialog().waitFor();
    await screen.closeDialog();
    return { screen, player, before };
  };

  test('a player pays a combination, sees it accepted, and is paid when its matches end', async () => {
    const { screen, player, before } = await accepted(2, 150);

    expect(await player.credit()).toBe(before - 150);
    await expect.poll(() => screen.credit().textContent()).toContain(serbian.format(before - 150));

    await screen.open('/ticket_history');
    await stands(screen, 'accepted').waitFor();
    const [paid] = await player.history();
    expect(paid).toMatchObject({ status: 'accepted', stake: 150, currency: 'RSD' });
    expect(paid?.selections).toHaveLength(2);
    await expect.poll(() => screen.newestTicket().textContent()).toContain('150.00');

    await finish(player, '3-0');
    await stands(screen, 'won').waitFor();
    const [won] = await player.history();
    expect(won).toMatchObject({ status: 'won', payout: won?.maxPayout });
    expect(await player.credit()).toBe(Math.round((before - 150 + (won?.payout ?? 0)) * 100) / 100);
    const after = serbian.format(await player.credit());
    await expect.poll(() => screen.credit().textContent()).toContain(after);
  });

  test('a lost match loses the ticket and nothing but its stake', async () => {
    const { screen, player, before } = await accepted(1, 20);
    await finish(player, '0-2');
    await screen.open('/ticket_history');
    await stands(screen, 'lost').waitFor();
    expect(await player.credit()).toBe(before - 20);
  });
});

test('on a phone the free-bet wallet stands on one line, and what refuses its ticket lies over the slip', async () => {
  expectComplaints(/400/);
  const { page } = await visitor(phone);
  const screen = playerScreen(page, site().origin, 'de');
  await screen.openAs('/betting', jovan);
  await screen.credit().click();
  await page.getByRole('menuitemradio', { name: /FREEBET/ }).click();
  const credit = screen.credit();
  await expect.poll(() => credit.textContent()).toContain('FB');
  const { y, height } = (await credit.boundingBox()) ?? { y: -1, height: 0 };
  expect([y >= 0, height <= 44]).toEqual([true, true]);

  await screen.pickHomeWins(2);
  await screen.openSlip();
  await screen.typeStake(50);
  await screen.pay();
  const refusal = screen.slip.getByRole('alertdialog');
  await refusal.getByText(screen.words('errors:minSelectionsMaxOddFreebet')).waitFor();
  // The button that acts is inert below it, and must not shine through: asked for what is painted on top of it.
  const onTop = await refusal.evaluate((card) => {
    const content = card.parentElement?.previousElementSibling as HTMLElement;
    const box = content.querySelector('[data-acts]')?.getBoundingClientRect() ?? new DOMRect();
    content.inert = false;
    const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    content.inert = true;
    return found !== null && !content.contains(found);
  });
  expect(onTop).toBe(true);
});
