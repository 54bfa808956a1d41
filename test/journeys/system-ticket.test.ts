import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../contract/entities/languages.ts';
import type { TicketRequest } from '../../contract/entities/ticket-request.ts';
import { parseMinor, roundHalfUp, toMajor } from '../../domain/money/money.ts';
import { parseOdd } from '../../domain/odds/odd.ts';
import { slipSelectionFrom } from '../../domain/ticket/slip-selection.ts';
import { ticketRequestFrom } from '../../domain/ticket/ticket-request.ts';
import { walletOf } from '../../machines/ticket/ticket-examples.ts';
import { axeViolations } from '../support/axe.ts';
import { sharedJourneys } from '../support/journey.ts';
import { signedIn, tokensOf, upcoming } from '../support/player-api.ts';
import { type PlayerScreen, playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { desktop, phone } from '../support/watched-page.ts';
import { patternOf } from '../support/words.ts';

const { site, visitor, newPlayer } = sharedJourneys();
const mira = newPlayer();
const jovan = newPlayer();

const onSlip = ({ slip, words }: PlayerScreen) => {
  const linesButton = slip.getByRole('button', { name: new RegExp(`${words('slip:showLines')}$`) });
  const button = (key: string, values?: Record<string, unknown>) =>
    slip.getByRole('button', { name: words(key, values), exact: true });
  return {
    system: () => button('slip:system').click(),
    /** By the name of a system, which is followed by its number of lines. */
    named: (name: string) => slip.getByRole('button', { name: new RegExp(`^${words(`slip:${name}`)} `) }).click(),
    pick: (place: number) => slip.getByRole('checkbox').nth(place).click(),
    condition: (k: number, of: number) => button('slip:ofCount', { conditions: k, count: of }).click(),
    make: (group: string) =>
      slip.getByRole('button', { name: new RegExp(`^${words('slip:makeGroup', { group })}`) }).click(),
    linesButton,
    mark: (text: string) => slip.getByText(text, { exact: true }),
  };
};

describe.each([
  ['on a desktop in English', desktop, 'en', mira],
  ['on a phone in German', phone, 'de', jovan],
] as const)('%s', (_where, options, language: Language, username) => {
  test('a Trixie is made in one tap, paid, shown in the history, and pays the one line that won', async () => {
    const { page } = await visitor(options);
    const screen = playerScreen(page, site().origin, language);
    const slip = onSlip(screen);
    const player = await signedIn(site().origin, username);
    const before = await player.credit();

    await screen.pickSignedIn(username, 3);
    await screen.openSlip();
    await slip.system();
    await expect.poll(() => screen.payButton().isDisabled()).toBe(true);
    await slip.named('trixie');
    await expect.poll(() => slip.mark(screen.words('slip:fix', { group: 'A', condition: '2–3/3' })).count()).toBe(3);
    expect(await axeViolations(page)).toEqual([]);
    await screen.typeStake(400);
    if (options === phone) {
      // The button in the footer shows the same odd as the slip.
      const largest = screen.slip.getByText(patternOf(screen.words('slip:largestWin')));
      const button = page.locator('[aria-controls="ticket"]');
      const odd = async () => /\d+\.\d\d/.exec(await largest.innerText())?.[0] ?? 'none';
      await expect.poll(async () => (await button.innerText()).includes(await odd())).toBe(true);
    }

    await slip.linesButton.click();
    const lines = page.getByRole('dialog', { name: screen.words('slip:linesTitle') });
    await expect.poll(() => lines.getByRole('listitem').count()).toBe(4);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await lines.waitFor({ state: 'hidden' });

    await screen.pay();
    await screen.acceptedDialog().waitFor();
    await screen.closeDialog();
    expect(await player.credit()).toBe(before - 400);

    const [paid] = await player.history();
    expect(paid).toMatchObject({
      status: 'accepted',
      stake: 400,
      combinations: 4,
      systemGroups: [{ conditions: [2, 3], totalSelections: 3 }],
    });
    await screen.open('/ticket_history');
    await screen
      .newestTicket()
      .getByText(screen.words('history:system', { count: 3 }), { exact: true })
      .waitFor();
    await screen.openNewestTicket();
    await expect.poll(() => page.getByText('A 2–3/3', { exact: true }).count()).toBe(3);

    for (const [index, { eventId }] of (paid?.selections ?? []).entries()) {
      await command(site().origin, 'match', { eventId, finish: index === 2 ? '0-1' : '2-0' });
    }
    await expect.poll(async () => (await player.history())[0]?.status).toBe('won');
    const [won] = await player.history();
    const [first = 0n, second = 0n] = (won?.selections ?? []).map(({ odd }) => parseOdd(odd) ?? 0n);
    const line = roundHalfUp((parseMinor(400) ?? 0n) * first * second, 4n * 10_000n ** 2n);
    expect(won?.payout).toBe(toMajor(line));
    expect(await player.credit()).toBe(toMajor((parseMinor(before) ?? 0n) - 40_000n + line));
  });
});

test('two groups multiply, a deleted slip comes back with them, and the paid one can be had again', async () => {
  const { page } = await visitor(desktop);
  const screen = playerScreen(page, site().origin, 'en');
  const slip = onSlip(screen);
  const player = await signedIn(site().origin, mira);
  await screen.pickSignedIn(mira, 5);
  // Else an odd that moves meanwhile asks for consent in place of pay.
  await screen.slip.getByRole('switch', { name: screen.words('ticket:autoOdds') }).check();
  await slip.system();
  for (const place of [4, 3, 2]) await slip.pick(place);
  await slip.condition(1, 2);
  await slip.make('A');
  // What is left for the next group: the two grouped ones cannot be chosen any more.
  for (const place of [0, 1]) await slip.pick(place);
  await slip.condition(1, 2);
  await slip.condition(2, 2);
  await slip.make('B');
  await slip.mark('fix A 1/2').first().waitFor();
  await slip.mark('fix B 1–2/2').first().waitFor();
  await slip.mark('1/1').first().waitFor();
  await expect.poll(() => slip.linesButton.textContent()).toContain('6 × ');

  await expect.poll(() => screen.payButton().isDisabled()).toBe(true);
  const raise = screen.slip.getByRole('button', {
    name: screen.words('slip:raiseTo', { amount: '30.00' }),
    exact: true,
  });
  await raise.click();
  await expect.poll(() => screen.payButton().isEnabled()).toBe(true);

  await screen.slip.getByRole('button', { name: screen.words('ticket:clear'), exact: true }).click();
  const question = page.getByRole('alertdialog', { name: screen.words('slip:deleteTitle') });
  await question.getByRole('button', { name: screen.words('slip:deleteYes'), exact: true }).click();
  await screen.slip.getByText(screen.words('ticket:emptyTitle')).waitFor();
  await page.getByRole('button', { name: screen.words('slip:restore'), exact: true }).click();
  await expect.poll(() => slip.linesButton.textContent()).toContain('6 × ');

  await screen.typeStake(60);
  await screen.pay();
  await screen.acceptedDialog().waitFor();
  const tickets = await player.history();
  const [paid] = tickets;
  expect(paid).toMatchObject({
    combinations: 6,
    systemGroups: [
      { conditions: [1], totalSelections: 2 },
      { conditions: [1, 2], totalSelections: 2 },
    ],
  });
  expect(paid?.selections.map(({ systemGroup }) => systemGroup)).toEqual([0, 0, 1, 1, null]);

  await page.getByRole('button', { name: screen.words('slip:again', { amount: '60.00 RSD' }), exact: true }).click();
  await expect.poll(() => slip.linesButton.textContent()).toContain('6 × ');
  expect(await screen.stakeField().inputValue()).toBe('60.00');
  expect(await player.history()).toEqual(tickets);
});

test('what differs from the server’s own combinations and figures is refused with a key, and takes nothing', async () => {
  const { origin } = site();
  const player = await signedIn(origin, jovan);
  const { access_token: token } = await tokensOf(origin, jovan);
  const before = await player.ping();
  const selections = (await upcoming(origin)).slice(0, 4).map((match) => {
    const selection = slipSelectionFrom(match, '1X2', '1');
    if (!selection) throw new Error('Nothing is offered');
    return selection;
  });
  const [a = '', b = '', c = ''] = selections.map(({ id }) => id);
  const system = (): TicketRequest =>
    ticketRequestFrom({
      ticketId: randomUUID(),
      selections,
      groups: [{ conditions: [2], selections: [a, b, c] }],
      stake: 6000,
      wallet: walletOf(),
      settings: null,
      oddsPolicy: { mode: 'none', tolerance: null },
    });
  const answerTo = async (body: unknown) => {
    const answer = await fetch(`${origin}/sportsbetting/v1/ticketRequest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return `${answer.status} ${((await answer.json()) as { error: string | null }).error}`;
  };
  const group = (conditions: number[], totalSelections = 3) => ({
    ...system(),
    systemGroups: [{ conditions, totalSelections }],
  });
  const bet = (different: object) => ({
    ...system(),
    bets: [{ selectedSystems: [3], stake: 60, type: 'total', ...different }],
  });
  const claim = (different: object) => ({ ...system(), bonus: { ...system().bonus, ...different } });
  const first = (different: object) => ({
    ...system(),
    selections: system().selections.map((one, index) => (index === 0 ? { ...one, ...different } : one)),
  });
  const refusals: [unknown, string][] = [
    [group([4]), '400 systemInvalid'],
    [group([0]), '400 systemInvalid'],
    [group([2, 2]), '400 systemInvalid'],
    [group([]), '400 badRequest'],
    [group([1.5]), '400 badRequest'],
    [group([2], 4), '400 combinationsDiffer'],
    [group([2], 2.5), '400 badRequest'],
    // A selection that one group lacks and another counts twice: overlapping groups.
    [
      { ...system(), systemGroups: [...system().systemGroups, { conditions: [1], totalSelections: 2 }] },
      '400 systemInvalid',
    ],
    [first({ systemGroup: 7 }), '400 systemInvalid'],
    [first({ systemGroup: null }), '400 combinationsDiffer'],
    [first({ systemGroup: 0.5 }), '400 badRequest'],
    [first({ eventId: selections[1]?.eventId }), '400 sameEventTwice'],
    [first({ odds: 1 }), '400 badRequest'],
    [first({ original_odds: -2 }), '400 badRequest'],
    [bet({ selectedSystems: [2] }), '400 combinationsDiffer'],
    [bet({ selectedSystems: [3.5] }), '400 badRequest'],
    [bet({ stake: 0 }), '400 stakeInvalid'],
    [bet({ stake: 60.005 }), '400 stakeInvalid'],
    [bet({ stake: 19.99 }), '400 minTicketPayin'],
    [bet({ stake: 200_000.01 }), '400 maxStake'],
    [claim({ amount: 1 }), '400 figuresDiffer'],
    [claim({ percentage: 3 }), '400 figuresDiffer'],
    [claim({ total_gain: system().bonus.total_gain + 0.01 }), '400 figuresDiffer'],
    [{ ...system(), wallet: { currency: 'RSD', currency_id: 77 } }, '400 unknownWallet'],
    [{ ...system(), wallet: { currency: 'FREEBET-RSD', currency_id: 1000 } }, '400 freebetNoSystem'],
  ];
  const answers = [];
  for (const [body, expected] of refusals) answers.push([await answerTo(body), expected]);
  expect(answers.map(([answer]) => answer)).toEqual(refusals.map(([, expected]) => expected));
  expect((await player.ping()).wallets).toEqual(before.wallets);
  expect(await answerTo(system())).toBe('200 null');
});
