import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { storedSlip } from '../../contract/storage/slip.ts';
import { journeys } from '../support/journey.ts';
import { holdingsOf, type PlayerApi, signedIn } from '../support/player-api.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { patternOf } from '../support/words.ts';

const { site, visitor, expectComplaints } = journeys();

let player: PlayerApi;
let before: { credit: number; tickets: number };

beforeEach(async () => {
  player = await signedIn(site().origin, 'player');
  await player.withdrawConsent();
  before = await holdingsOf(player);
});

const answers = '**/sportsbetting/v1/reoffer';

/** Odds that stay as they are: else an offer may be overtaken by the feed while it is being looked at. */
const holdOdds = async (page: Page) => {
  const selections = async () =>
    storedSlip.parse(JSON.parse(await page.evaluate(() => localStorage.getItem('ticket') ?? ''))).selections;
  await expect.poll(async () => (await selections()).length).toBe(2);
  for (const { eventId, marketCode, selectionCode, odd } of await selections()) {
    const O = odd === '-' ? 1.85 : odd;
    await command(site().origin, 'market', { eventId, marketCode, selectionCode, status: 'OPEN', O });
  }
};

const offerOn = (page: Page) => {
  const screen = playerScreen(page, site().origin, 'en');
  const { words, slip } = screen;
  const dialog = page.getByRole('alertdialog', {
    name: new RegExp(`${words('ticket:ReofferTitle')}|${words('ticket:OddChangeTitle')}`),
  });
  const decline = { name: words('ticket:ReofferDecline'), exact: true };
  return {
    ...screen,
    dialog,
    title: (key: 'ReofferTitle' | 'OddChangeTitle') => page.getByRole('alertdialog', { name: words(`ticket:${key}`) }),
    accept: dialog.getByRole('button', { name: patternOf(words('ticket:accept')) }),
    decline: dialog.getByRole('button', decline),
    confirm: slip.getByRole('button', { name: patternOf(words('ticket:acceptSeconds')) }),
    reject: slip.getByRole('button', decline),
    /** Presses pay, and accept before it when an odd moved meanwhile. */
    payWithoutSwitch: async (stake: number) => {
      const field = screen.stakeField();
      await field.fill(String(stake));
      await field.blur();
      const accept = slip.getByRole('button', { name: words('ticket:acceptChanges'), exact: true });
      await accept.or(screen.payButton()).waitFor();
      if (await accept.isVisible()) await accept.click();
      await screen.pay();
    },
  };
};

/** `clocked` puts the page's clock into the journey's hand; it goes on by itself until then. */
const atSlip = async ({ clocked = false } = {}) => {
  const { page } = await visitor();
  if (clocked) await page.clock.install();
  await page.addInitScript(() => {
    const heard = window as unknown as { beeps: number };
    heard.beeps = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      heard.beeps += 1;
      start.call(this, when);
    };
  });
  const screen = offerOn(page);
  await screen.pickSignedIn('player', 2);
  await holdOdds(page);
  const posts: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/sportsbetting/v1/reoffer')) posts.push(request.postDataJSON());
  });
  return {
    page,
    screen,
    posts,
    beeps: () => page.evaluate(() => (window as unknown as { beeps: number }).beeps),
  };
};

const forced = (outcome: 'oddchange' | 'reoffer') =>
  command(site().origin, 'ticket', { username: 'player', outcome, ...(outcome === 'reoffer' ? { stake: 60 } : {}) });

const offered = async (outcome: 'oddchange' | 'reoffer', options?: { clocked: boolean }) => {
  const at = await atSlip(options);
  await forced(outcome);
  await at.screen.payWithoutSwitch(100);
  await at.screen.title(outcome === 'reoffer' ? 'ReofferTitle' : 'OddChangeTitle').waitFor();
  return at;
};

const onePaid = async (stake: number) => {
  const tickets = await player.history();
  expect(tickets).toHaveLength(before.tickets + 1);
  expect(tickets[0]).toMatchObject({ status: 'accepted', stake });
  expect(await player.credit()).toBe(before.credit - stake);
};

const nothingPaid = async () => {
  const tickets = await player.history();
  expect(tickets[0]).toMatchObject({ status: 'rejected' });
  expect(await player.credit()).toBe(before.credit);
};

const accepted = { ticketId: expect.any(String), accepted: true };

describe('An offer of a smaller stake', () => {
  test('shows both stakes, and accepted in the dialog it is paid at the offered one', async () => {
    const { screen, posts } = await offered('reoffer');
    await expect
      .poll(() => screen.dialog.getByRole('row', { name: screen.words('ticket:stake') }).textContent())
      .toMatch(/100\.00.*60\.00/);
    await screen.accept.click();
    await screen.acceptedDialog().waitFor();
    await expect.poll(() => screen.acceptedDialog().textContent()).toContain('60.00');
    expect(posts).toEqual([accepted]);
    await onePaid(60);
    await screen.closeDialog();
    await expect.poll(() => screen.slip.getByText(screen.words('ticket:emptyTitle')).isVisible()).toBe(true);
  });

  test('put aside stays on the slip with its stake in red, and is confirmed there', async () => {
    const { page, screen } = await offered('reoffer');
    await page.keyboard.press('Escape');
    await screen.dialog.waitFor({ state: 'detached' });
    const stake = screen.slip.getByText('60.00 RSD', { exact: true });
    const red = await stake.evaluate((shown) => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--md-danger)';
      document.body.append(probe);
      const danger = getComputedStyle(probe).color;
      probe.remove();
      return getComputedStyle(shown).color === danger;
    });
    expect(red).toBe(true);
    await screen.confirm.click();
    await screen.acceptedDialog().waitFor();
    await onePaid(60);
  });

  test('is asked even with automatic acceptance, for the payment changes', async () => {
    const { screen, posts } = await atSlip();
    await forced('reoffer');
    await screen.typeStake(100);
    await screen.pay();
    await screen.title('ReofferTitle').waitFor();
    expect(posts).toEqual([]);
    await screen.accept.click();
    await screen.acceptedDialog().waitFor();
    await onePaid(60);
  });
});

describe('An offer of moved odds', () => {
  test('is accepted by itself with automatic acceptance', async () => {
    const { screen, posts } = await atSlip();
    await forced('oddchange');
    await screen.typeStake(100);
    await screen.pay();
    await screen.acceptedDialog().waitFor();
    expect(posts).toEqual([accepted]);
    await onePaid(100);
  });

  test('declined in the dialog resets the ticket and gives the stake back', async () => {
    const { page, screen, posts } = await offered('oddchange');
    await screen.decline.click();
    await screen.notice('ticket:offerDeclined').waitFor();
    await screen.slip.getByText(screen.words('ticket:emptyTitle')).waitFor();
    expect(posts).toEqual([{ ticketId: expect.any(String), accepted: false, reason: 'Player declined.' }]);
    await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0);
    await nothingPaid();
  });

  test('rejected on the slip is the same', async () => {
    const { page, screen, posts } = await offered('oddchange');
    await page.keyboard.press('Escape');
    await screen.reject.click();
    await screen.notice('ticket:offerDeclined').waitFor();
    expect(posts).toHaveLength(1);
    await nothingPaid();
  });

  test('holds the keyboard while it is open and gives it to the slip when it is put aside', async () => {
    const { page, screen } = await offered('oddchange');
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press('Tab');
      // Behind its last button a browser goes to its own, never to the page below.
      expect(await page.evaluate(() => document.activeElement?.closest('dialog, main, aside, body')?.tagName)).toMatch(
        /DIALOG|BODY/,
      );
    }
    await page.keyboard.press('Escape');
    await screen.dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('#ticket, #sidebar')?.id))
      .toBe('ticket');
    await screen.reject.click();
    await screen.notice('ticket:offerDeclined').waitFor();
  });

  test('not answered beeps in its last seconds, is told as timed out, and resets the ticket', async () => {
    const { page, screen, posts, beeps } = await offered('oddchange', { clocked: true });
    const seconds = Number(await screen.dialog.getByText(/^\d+$/).textContent());
    // Nine of them are left to beep, however long it took to come here.
    const advance = Math.max(0, seconds - 9) * 1_000;
    await command(site().origin, 'clock', { advance });
    await page.clock.fastForward(advance);
    await screen.notice('ticket:offerExpired').waitFor();
    await screen.slip.getByText(screen.words('ticket:emptyTitle')).waitFor();
    expect(posts).toEqual([{ ticketId: expect.any(String), accepted: false, reason: 'timeout' }]);
    expect(await beeps()).toBeGreaterThan(2);
    await nothingPaid();
  });

  test('is silent for a player who muted it', async () => {
    const { page, screen, beeps } = await atSlip();
    await screen.openDrawer();
    await page.getByRole('switch', { name: new RegExp(`^${screen.words('common:drawer.sound')}`) }).uncheck();
    await screen.closeDialog();
    await forced('oddchange');
    await screen.payWithoutSwitch(100);
    await screen.dialog.waitFor();
    await command(site().origin, 'clock', { advance: 13_000 });
    await screen.notice('ticket:offerExpired').waitFor();
    expect(await beeps()).toBe(0);
  });

  test('is there again after a reload, and can be accepted', async () => {
    const { page, screen } = await offered('oddchange');
    await page.reload();
    await screen.title('OddChangeTitle').waitFor();
    await screen.accept.click();
    await screen.acceptedDialog().waitFor();
    await onePaid(100);
  });

  test('answered in one tab closes the views of the other', async () => {
    const { page, screen } = await offered('oddchange');
    const second = offerOn(await page.context().newPage());
    await second.open('/betting');
    await second.dialog.waitFor();
    await screen.accept.click();
    await second.acceptedDialog().waitFor();
    await second.dialog.waitFor({ state: 'detached' });
    await onePaid(100);
  });
});

describe('An answer that is lost', () => {
  test('after it was taken leaves the ticket being checked, and then accepted', async () => {
    expectComplaints(/sportsbetting\/v1\/reoffer|UnreachableError/);
    const { screen, posts } = await offered('oddchange');
    await command(site().origin, 'drop', { username: 'player', url: '/sportsbetting/v1/reoffer' });
    await screen.accept.click();
    await screen.acceptedDialog().waitFor();
    expect(posts).toHaveLength(1);
    await onePaid(100);
  });

  test('on its way is sent again when the server still waits for it, the slip emptied and checking meanwhile', async () => {
    expectComplaints(/sportsbetting\/v1\/reoffer|UnreachableError/);
    const { page, screen, posts } = await offered('reoffer');
    await page.route(answers, (route) => route.abort(), { times: 1 });
    await screen.accept.click();
    await screen.checking().waitFor();
    await expect.poll(() => screen.payButton().count()).toBe(0);
    await screen.acceptedDialog().waitFor();
    expect(posts).toEqual([accepted, accepted]);
    await onePaid(60);
  });
});
