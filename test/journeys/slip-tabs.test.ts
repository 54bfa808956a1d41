import { expect, test } from 'vitest';
import { decision, untilDecided } from '../support/decision.ts';
import { sharedJourneys } from '../support/journey.ts';
import { signedIn } from '../support/player-api.ts';
import { type PlayerScreen, playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { desktop } from '../support/watched-page.ts';
import { patternOf } from '../support/words.ts';

const { site, visitor, newPlayer, expectComplaints } = sharedJourneys();
const [username, next] = [newPlayer(), newPlayer()];
const serbian = new Intl.NumberFormat('sr-Latn-RS', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const count = (screen: PlayerScreen) =>
  screen.slip.getByRole('button', { name: patternOf(screen.words('ticket:remove')) }).count();
const holds = (screen: PlayerScreen, selections: number) => expect.poll(() => count(screen)).toBe(selections);

test('two tabs compose one slip, neither empties the other, and a ticket left behind is told of the next day', async () => {
  const player = await signedIn(site().origin, username);
  const { page, context } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  // Composed before he signs in, and kept.
  await screen.open('/betting');
  await screen.pickHomeWins(2);
  await screen.signIn(username);
  await screen.signedIn();
  await screen.open('/betting');
  await holds(screen, 2);

  const second = await context.newPage();
  const other = playerScreen(second, site().origin, 'en');
  await other.open('/betting');
  await holds(other, 2);
  await other.pickHomeWins(1);
  await holds(screen, 3);

  // What is deleted in one tab stays in the other; brought back it is there after a reload, deleted it is not.
  const clear = screen.slip.getByRole('button', { name: screen.words('ticket:clear') });
  const empty = async () => {
    await clear.click();
    await screen.slip.getByRole('button', { name: screen.words('slip:deleteYes'), exact: true }).click();
    await holds(screen, 0);
  };
  await empty();
  await page.getByRole('button', { name: screen.words('slip:restore'), exact: true }).click();
  await page.reload();
  await holds(screen, 3);
  await empty();
  await page.reload();
  await screen.slip.getByText(screen.words('ticket:emptyTitle')).waitFor();
  await holds(other, 3);

  await other.pickHomeWins(1);
  await holds(screen, 4);
  const before = await player.credit();
  await screen.typeStake(100);
  await screen.pay();
  await screen.acceptedDialog().waitFor();
  await expect.poll(() => count(other)).toBe(4);
  expect(await other.acceptedDialog().count()).toBe(0);
  await expect.poll(() => player.credit()).toBe(before - 100);
  const left = serbian.format(before - 100);
  for (const tab of [screen, other]) await expect.poll(() => tab.credit().innerText()).toContain(left);

  await command(site().origin, 'ticket', { username, outcome: 'accept', delayMs: decision });
  await other.typeStake(100);
  await other.pay();
  await other.waiting().waitFor();
  // The other tab goes on, and the browser forgets nothing of the ticket for it.
  await screen.closeDialog();
  await screen.pickHomeWins(1);
  const storageState = await context.storageState();
  await context.close();
  await untilDecided(site().origin, username);
  await expect.poll(async () => (await player.history())[0]?.status).toBe('accepted');
  const tomorrow = await visitor({ ...desktop, storageState });
  const later = playerScreen(tomorrow.page, site().origin, 'en');
  await later.open('/betting');
  await later.acceptedDialog().waitFor();
  expect(await player.credit()).toBe(before - 200);
});

test('whoever signs out takes his slip and his waiting ticket along, and is told of it when he is back', async () => {
  // The connections of the player who leaves are closed under him.
  expectComplaints(/401|WebSocket is closed/);
  const player = await signedIn(site().origin, username);
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.pickSignedIn(username, 2);
  await screen.typeStake(60);
  await command(site().origin, 'ticket', { username, outcome: 'accept', delayMs: decision });
  await screen.pay();
  await screen.waiting().waitFor();
  await screen.open('/logout');
  await screen.loginLink().waitFor();
  await screen.signIn(next);
  await screen.signedIn();
  await screen.open('/betting');
  await screen.slip.getByText(screen.words('ticket:emptyTitle')).waitFor();
  await untilDecided(site().origin, username);
  await expect.poll(async () => (await player.history())[0]?.status).toBe('accepted');
  await page.reload();
  await screen.credit().waitFor();
  await screen.slip.getByText(screen.words('ticket:emptyTitle')).waitFor();
  expect(await screen.acceptedDialog().count()).toBe(0);
  await screen.open('/logout');
  await screen.loginLink().waitFor();
  await screen.signIn(username);
  await screen.acceptedDialog().waitFor();
});
