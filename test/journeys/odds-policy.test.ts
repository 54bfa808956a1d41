import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { type SlipSelection, storedSlip } from '../../contract/storage/slip.ts';
import { axeViolations } from '../support/axe.ts';
import { decision, untilDecided } from '../support/decision.ts';
import { sharedJourneys } from '../support/journey.ts';
import { type PlayerApi, signedIn } from '../support/player-api.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { patternOf } from '../support/words.ts';

const { site, visitor, newPlayer } = sharedJourneys();
const username = newPlayer();

let player: PlayerApi;
let credit: number;

beforeEach(async () => {
  player = await signedIn(site().origin, username);
  credit = await player.credit();
});

const slipOf = async (page: Page): Promise<SlipSelection[]> =>
  storedSlip.parse(JSON.parse(await page.evaluate(() => localStorage.getItem('ticket') ?? ''))).selections;

/** Two selections on the slip of a player, at odds that stay as they are until a journey moves them. */
const atSlip = async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.pickSignedIn(username, 2);
  await expect.poll(async () => (await slipOf(page)).length).toBe(2);
  const [one, other] = await slipOf(page);
  if (!one || !other) throw new Error('two selections were picked');
  const market = ({ eventId, marketCode, selectionCode }: SlipSelection, O: number) =>
    command(site().origin, 'market', { eventId, marketCode, selectionCode, status: 'OPEN', O });
  await Promise.all([market(one, 2), market(other, 3)]);
  const { slip, words } = screen;
  const accept = slip.getByRole('button', { name: words('ticket:acceptChanges'), exact: true });
  // The slip asks for its prices every two seconds.
  await expect.poll(async () => (await slipOf(page)).map(({ odd }) => odd)).toEqual([2, 3]);
  if ((await slipOf(page)).some(({ changesPending }) => changesPending)) await accept.click();
  await screen.stakeField().fill('100');
  await screen.stakeField().blur();
  return { page, screen, accept, market, one, other };
};

test('higher odds only: a fall is asked about with what it costs, a rise is not', async () => {
  const { page, screen, accept, market, one, other } = await atSlip();
  const { slip, words } = screen;
  await slip.getByRole('switch', { name: words('ticket:autoOdds') }).check();
  const which = slip.getByLabel(words('slip:oddsPolicy'));
  await which.selectOption({ label: words('slip:oddsHigher') });
  await market(one, 2.2);
  await slip.getByText('660.00', { exact: true }).waitFor();
  await screen.payButton().waitFor();
  await market(other, 2.8);
  await accept.waitFor();
  // 100 at 2.00 x 3.00 were taken; now it is 2.20 x 2.80.
  await slip.getByText(words('slip:winHigher', { amount: '16.00' })).waitFor();
  expect(await axeViolations(page), 'slip').toEqual([]);
  await which.selectOption({ label: words('slip:oddsWithin', { percent: 10 }) });
  await screen.payButton().click();
  await screen.acceptedDialog().waitFor();
  expect((await player.history())[0]).toMatchObject({ stake: 100, selections: [{ odd: 2.2 }, { odd: 2.8 }] });
  await screen.closeDialog();
  await screen.open('/account/settings');
  const setting = page.getByRole('main').getByLabel(words('slip:oddsPolicy'));
  await expect.poll(() => setting.inputValue()).toBe('10');
});

test('what a player accepts of changed odds is kept in his account and follows him', async () => {
  const chosen = async () => {
    const { page } = await visitor();
    const screen = playerScreen(page, site().origin, 'en');
    await screen.open('/');
    await screen.openAs('/account/settings', username);
    const main = page.getByRole('main');
    return {
      on: main.getByRole('switch', { name: screen.words('ticket:autoOdds') }),
      which: main.getByLabel(screen.words('slip:oddsPolicy')),
      saved: () => page.waitForResponse((answer) => answer.url().endsWith('/cms/v1/settings') && answer.ok()),
    };
  };
  const here = await chosen();
  await here.on.check();
  const saved = here.saved();
  await here.which.selectOption({ value: 'higher' });
  await saved;
  const there = await chosen();
  await expect.poll(() => there.which.inputValue()).toBe('higher');
  const off = there.saved();
  await there.on.uncheck();
  await off;
  const again = await chosen();
  await again.on.waitFor();
  expect(await again.on.isChecked()).toBe(false);
});

test('a rejected ticket says at each selection why, and one press there puts it right', async () => {
  const { page, screen, one, other } = await atSlip();
  const { slip, words } = screen;
  // Nothing that is forced is accepted once a market is closed.
  await command(site().origin, 'ticket', { username, outcome: 'accept', delayMs: decision });
  await screen.pay();
  await screen.waiting().waitFor();
  const { eventId, marketCode, selectionCode } = other;
  await command(site().origin, 'market', { eventId, marketCode, selectionCode, status: 'SUSPENDED' });
  await untilDecided(site().origin, username);
  const dialog = screen.rejectedDialog();
  await dialog.waitFor();
  const why = dialog.getByRole('listitem');
  await expect.poll(() => why.allInnerTexts()).toEqual([expect.stringContaining(words('slip:whyBlocked'))]);
  await expect.poll(() => why.innerText()).toContain(other.hostName);
  expect(await axeViolations(page), 'dialog').toEqual([]);
  await screen.closeDialog();
  await slip.getByRole('button', { name: words('slip:removeIt') }).click();
  await expect.poll(async () => (await slipOf(page)).map((selection) => selection.eventId)).toEqual([one.eventId]);

  await command(site().origin, 'ticket', { username, outcome: 'denied', subcode: 208, stake: 60 });
  await screen.pay();
  await dialog.waitFor();
  await dialog.getByRole('button', { name: patternOf(words('slip:lowerTo')) }).click();
  await dialog.getByText(words('slip:solved'), { exact: true }).waitFor();
  await screen.closeDialog();
  expect(await player.credit()).toBe(credit);
  await screen.pay();
  await screen.acceptedDialog().waitFor();
  expect((await player.history())[0]).toMatchObject({ status: 'accepted', stake: 60 });
  expect(await player.credit()).toBe(credit - 60);
});
