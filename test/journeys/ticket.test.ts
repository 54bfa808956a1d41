import { describe, expect, test } from 'vitest';
import type { Language } from '../../contract/entities/scalars.ts';
import { sharedJourneys } from '../support/journey.ts';
import { type PlayerApi, signedIn } from '../support/player-api.ts';
import { type PlayerScreen, playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { desktop, phone } from '../support/watched-page.ts';

const { site, visitor, expectComplaints, newPlayer } = sharedJourneys();
const mira = newPlayer();
const jovan = newPlayer();

const serbian = new Intl.NumberFormat('sr-Latn-RS', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const finish = async (player: PlayerApi, score: string) => {
  const [ticket] = await player.history();
  for (const { eventId } of ticket?.selections ?? []) await command(site().origin, 'match', { eventId, finish: score });
};

const stands = (screen: PlayerScreen, standing: string) =>
  screen.newestTicket().getByText(screen.words(`history:${standing}`), { exact: true });

describe.each([
  ['on a desktop in English', desktop, 'en', mira],
  ['on a phone in German', phone, 'de', jovan],
] as const)('%s', (_where, options, language: Language, username) => {
  test('a player pays a combination, sees it accepted, and is paid when its matches end', async () => {
    const { page } = await visitor(options);
    const screen = playerScreen(page, site().origin, language);
    const player = await signedIn(site().origin, username);
    const before = await player.credit();

    await screen.signIn(username);
    await screen.signedIn();
    await screen.open('/betting');
    await screen.pickHomeWins(2);
    await screen.openSlip();
    await screen.typeStake(150);
    await screen.pay();
    await screen.acceptedDialog().waitFor();
    await screen.closeDialog();

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
    const { page } = await visitor(options);
    const screen = playerScreen(page, site().origin, language);
    const player = await signedIn(site().origin, username);
    const before = await player.credit();

    await screen.signIn(username);
    await screen.signedIn();
    await screen.open('/betting');
    await screen.pickHomeWins(1);
    await screen.openSlip();
    await screen.typeStake(20);
    await screen.pay();
    await screen.acceptedDialog().waitFor();
    await screen.closeDialog();
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
  await screen.signIn(jovan);
  await screen.signedIn();
  await screen.open('/betting');
  await screen.credit().click();
  await page.getByRole('menuitemradio', { name: /FREEBET/ }).click();
  const credit = screen.credit();
  await expect.poll(() => credit.textContent()).toContain('FB');
  const { y, height } = (await credit.boundingBox()) ?? { y: -1, height: 0 };
  expect([y >= 0, height <= 44]).toEqual([true, true]);

  await screen.pickHomeWins(2);
  await screen.openSlip();
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
