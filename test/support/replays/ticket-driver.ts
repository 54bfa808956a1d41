import { randomUUID } from 'node:crypto';
import type { AnyEventObject } from 'xstate';
import { storedSlip } from '../../../contract/storage/slip.ts';
import {
  pingInterval,
  socketRecheckDelay,
  socketReconnectionDelay,
  socketReconnectionSpread,
  ticketCheckInterval,
} from '../../../domain/limits.ts';
import { type SlipSelection, slipSelectionFrom } from '../../../domain/ticket/slip-selection.ts';
import { pendingTicketOf } from '../../../machines/ticket/ticket-examples.ts';
import { sessionFrom } from '../../../src/actors/session-from.ts';
import { signedIn, tokensOf, upcoming } from '../player-api.ts';
import { command } from '../sandbox.ts';
import { desktop, phone } from '../watched-page.ts';
import { patternOf } from '../words.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { requestOf } from './real-ticket.ts';
import { heldUrls, type ReplayScreen, storeSession } from './replay-screen.ts';
import { storeSlip } from './stored-slip.ts';
import { isWord, ticketObstacle } from './ticket-obstacle.ts';

/** The players of the cases are two of the sandbox. */
const usernames: Record<string, string> = { 'user-1': 'player', 'user-2': 'player2' };
/** The rules for tickets, which the page waits for while it is covered. */
const generalSettings = '/cms/v1/settings/general';
/** After this the server decides on a ticket that is first to be seen pending. */
const decisionDelay = 9_000;
const price = 1.85;
const market = { marketCode: '1X2', selectionCode: '1' };

/** What the server is made to say of the ticket it is about to get; `seenPending` when the path asks before. */
const outcomeIn = (later: readonly AnyEventObject[]) => {
  const words = later.filter(isWord);
  const last = words.find(({ type }) => type !== 'ping.answered' && type !== 'answer.pending');
  const seenPending = words[0] !== last;
  switch (last?.type) {
    case 'answer.accepted':
    case 'ticket.processed':
      return { outcome: 'accept', seenPending } as const;
    case 'answer.denied':
      return { outcome: 'denied', subcode: 216, seenPending } as const;
    case 'answer.busy':
      return { outcome: 'busy', seenPending } as const;
    default:
      return { outcome: 'silence', seenPending } as const;
  }
};

const slipOf = ({ page, words }: ReplayScreen) =>
  page.getByRole('complementary', { name: words('common:ticket.label') });
const buttonOf = (screen: ReplayScreen, key: string) =>
  slipOf(screen).getByRole('button', { name: patternOf(screen.words(key)) });
const press = (key: string) => async (screen: ReplayScreen) => {
  await screen.appears(buttonOf(screen, key));
  await buttonOf(screen, key).click();
};
const stakeField = (screen: ReplayScreen) => slipOf(screen).getByLabel(screen.words('ticket:stake'), { exact: true });

/** The id that the page gave the ticket it is about to send. */
const paidTicket = async ({ page }: ReplayScreen, userId: string): Promise<string> => {
  const kept = storedSlip.parse(JSON.parse((await page.evaluate(() => sessionStorage.getItem('ticket'))) ?? 'null'));
  const ticket = kept.tickets.find((one) => one.userId === userId);
  if (!ticket) throw new Error('The page keeps no ticket');
  return ticket.ticketId;
};

/** The slip and its ticket: pressed on the screen, answered by the real server, whose outcomes the sandbox forces. */
export const createTicketDriver = (): Driver => {
  let username = 'player';
  let userId = '';
  let selection: SlipSelection;
  let ticketId: string = randomUUID();
  /** The server has the ticket, and decides on it only when its clock is moved on. */
  let known = false;
  let undecided = false;

  /** The tokens of the player that the path names; null for nobody. */
  const enter = async (screen: ReplayScreen, event: AnyEventObject) => {
    if (event.userId === null) return null;
    username = usernames[event.userId] ?? username;
    const tokens = await tokensOf(screen.origin, username);
    userId = sessionFrom(tokens).user.id;
    return tokens;
  };

  const priced = (screen: ReplayScreen, O: number, status: 'OPEN' | 'SUSPENDED' = 'OPEN') =>
    command(screen.origin, 'market', { eventId: selection.eventId, ...market, O, status });

  const force = async (screen: ReplayScreen, later: readonly AnyEventObject[]) => {
    const { seenPending, ...forced } = outcomeIn(later);
    undecided = seenPending;
    known = true;
    await command(screen.origin, 'ticket', { username, ...forced, delayMs: seenPending ? decisionDelay : 0 });
  };
  /** The stored ticket reaches the server only now: it was on its way when the page was left. */
  const arrive = async (screen: ReplayScreen, { event, later }: DrivenStep) => {
    if (known) return;
    await force(screen, [event, ...later]);
    await (await signedIn(screen.origin, username)).pay(requestOf(selection, ticketId));
  };
  const believed = async (screen: ReplayScreen) => {
    if (screen.sockets.isAsking('sports')) await screen.sockets.connect('sports');
    if (screen.sockets.isBelieved('sports')) return;
    await screen.calls.release(heldUrls.preAuth);
    await screen.sockets.believed('sports');
  };
  const answered = async (screen: ReplayScreen, step: DrivenStep) => {
    await believed(screen);
    await arrive(screen, step);
    if (undecided) await command(screen.origin, 'clock', { advance: decisionDelay });
    undecided = false;
    await screen.sockets.deliver('sports', 'ticketRequestProcessed', ticketId);
  };
  /** Lets the ping go that asks about the ticket; the first of a session asks about none. */
  const asked = async (screen: ReplayScreen) => {
    const isAboutTicket = () => screen.calls.addressOf(heldUrls.ping)?.includes(ticketId) ?? false;
    if (!isAboutTicket()) {
      if (screen.calls.isUnderWay(heldUrls.ping)) await screen.calls.release(heldUrls.ping);
      await screen.reaches('session', '"ping":"waiting"');
      await screen.pass(pingInterval);
      await screen.reaches('session', '"ping":"asking"');
    }
    await screen.calls.release(heldUrls.ping);
  };
  const missed = async (screen: ReplayScreen, { after, event }: DrivenStep) => {
    const overdue = after === 'refused' || event.nowTimestamp > 1_772_366_400_000;
    if (overdue) await command(screen.origin, 'clock', { advance: 21_000 });
    await asked(screen);
  };

  /** The slip is a panel to open and close on a small screen only. */
  const onPhone = async ({ page }: ReplayScreen, press: () => Promise<void>) => {
    await page.setViewportSize(phone.viewport ?? { width: 390, height: 844 });
    await page.locator('[aria-controls="ticket"]').click();
    await press();
    await page.setViewportSize(desktop.viewport ?? { width: 1440, height: 900 });
  };

  return {
    served: true,
    begin: async (screen, steps) => {
      const [first] = steps;
      const [match] = await upcoming(screen.origin);
      const found = match && slipSelectionFrom(match, market.marketCode, market.selectionCode);
      if (!found) throw new Error('Nothing is offered');
      selection = { ...found, odd: price, originalOdd: price, lockedBy: null };
      await priced(screen, price);
      const { nowTimestamp } = await command(screen.origin, 'clock', { advance: 0 });
      const owner = sessionFrom(await tokensOf(screen.origin, 'player')).user.id;
      const pending = { ticketId, userId: owner, selections: [selection], createdAt: Number(nowTimestamp) };
      await storeSlip(screen, { userId: owner, tickets: [pendingTicketOf(pending)] });
      const tokens = first?.event.type === 'user.changed' ? await enter(screen, first.event) : null;
      if (tokens) await storeSession(screen, tokens);
      if (steps.some(({ event }) => event.type === 'settings.changed')) await screen.calls.hold(generalSettings);
      await screen.open(`/betting?event=${selection.eventId}`);
      await screen.sockets.connect('sports');
      await screen.sockets.connect('feedsocket');
      return first?.event.type === 'user.changed' ? 1 : 0;
    },
    drive: {
      'user.changed': async (screen, { event }) => {
        await screen.signInElsewhere(await enter(screen, event));
      },
      'wallet.changed': async (screen) => {
        await screen.calls.release(heldUrls.ping);
      },
      'settings.changed': async (screen) => {
        await screen.calls.release(generalSettings);
      },
      'feed.went': async (screen, { event }) => {
        if (event.stale) return screen.sockets.lose('feedsocket');
        await screen.pass(socketReconnectionDelay + socketReconnectionSpread / 2);
        await screen.sockets.connect('feedsocket');
      },
      'odds.touched': async (screen) => {
        await priced(screen, price + 0.01);
        await screen.sockets.deliver('feedsocket', '\\w*_update', `"eventId":"${selection.eventId}"`);
      },
      'window.focused': async (screen) => {
        // A focus within the recheck of the last one is none.
        await screen.pass(socketRecheckDelay + 50);
        if (screen.sockets.isAsking('sports')) await screen.sockets.connect('sports');
        await screen.happen('focus');
      },
      'selection.toggled': async (screen) => {
        const { hostName, awayName } = selection;
        const odd = screen.page.locator(`[data-odd][aria-label^="${hostName} – ${awayName}"]`).first();
        await screen.appears(odd);
        await odd.click();
      },
      'selection.removed': async (screen) => {
        const remove = slipOf(screen).getByRole('listitem').getByRole('button').first();
        await screen.appears(remove);
        await remove.click();
      },
      'slip.cleared': press('ticket:clear'),
      'stake.chosen': async (screen, { event }) => {
        await screen.appears(stakeField(screen));
        await stakeField(screen).fill(event.stake === null ? '' : String(event.stake / 100));
      },
      'stake.left': async (screen) => {
        await screen.appears(stakeField(screen));
        await stakeField(screen).focus();
        await stakeField(screen).blur();
      },
      'stake.stepped': press('ticket:stakeUp'),
      'auto-odds.toggled': async (screen) => {
        await slipOf(screen)
          .getByRole('switch', { name: screen.words('ticket:autoOdds') })
          .click();
      },
      'panel.toggled': (screen) => onPhone(screen, async () => undefined),
      'panel.closed': (screen) => onPhone(screen, () => slipOf(screen).press('Escape')),
      'changes.accepted': press('ticket:acceptChanges'),
      'locked.deleted': press('ticket:deleteLocked'),
      'ticket.paid': async (screen, step) => {
        known = false;
        await press('ticket:pay')(screen);
        if (step.later[0]?.type === 'xstate.done.actor.saveTicket') ticketId = await paidTicket(screen, userId);
      },
      'dialog.closed': async ({ page, words }) => {
        await page.getByRole('button', { name: words('ticket:ok'), exact: true }).click();
      },
      'answer.accepted': answered,
      'answer.denied': answered,
      'answer.busy': answered,
      'ticket.processed': answered,
      'answer.pending': async (screen, step) => {
        await arrive(screen, step);
        await asked(screen);
      },
      'answer.missing': missed,
      'ping.answered': async (screen, step) => {
        if (step.event.ticketId === null) {
          await screen.calls.release(heldUrls.ping);
          return;
        }
        if (step.event.ticketInfo === null) return missed(screen, step);
        await arrive(screen, step);
        await asked(screen);
      },
      'clock.ticked': async (screen, { after }) => {
        const passing = JSON.stringify(after).includes('awaiting') ? 13_000 : 16_000;
        await command(screen.origin, 'clock', { advance: passing });
        await screen.pass(passing);
      },
      'xstate.done.actor.checkSelections': async (screen, { event }) => {
        const [{ odd }] = event.output.checks;
        await priced(screen, odd === '-' ? price : odd, odd === '-' ? 'SUSPENDED' : 'OPEN');
        await screen.calls.release(heldUrls.check);
      },
      'xstate.error.actor.checkSelections': (screen) => screen.calls.cut(heldUrls.check),
      // A storage is written at once.
      'xstate.done.actor.saveTicket': async () => undefined,
      'xstate.done.actor.postTicket': async (screen, { later }) => {
        await force(screen, later);
        await screen.calls.release(heldUrls.post);
      },
      'xstate.error.actor.postTicket': async (screen, { event, later }) => {
        if (event.error !== 'no answer') {
          await command(screen.origin, 'block', { username, blocked: true });
          await screen.calls.release(heldUrls.post);
          await command(screen.origin, 'block', { username, blocked: false });
        } else if (later.some(isWord)) {
          await force(screen, later);
          await command(screen.origin, 'drop', { username, url: heldUrls.post });
          await screen.calls.release(heldUrls.post);
        } else await screen.calls.cut(heldUrls.post);
      },
      'xstate.after.ticketCheckInterval': ({ pass }) => pass(ticketCheckInterval),
    },
    never: {
      'xstate.error.actor.saveTicket': 'a storage that is full or forbidden falls back to memory',
      'xstate.error.actor.ticker': 'the ticker is a timer of the browser, and those do not fail',
    },
    obstacle: ticketObstacle,
    spare: (value) => !JSON.stringify(value).includes('"prices":"resting"'),
    fleeting: ['waiting.storing'],
    sights: [
      {
        states: ['empty', 'accepted'],
        isSeen: ({ page, words }) => page.getByText(words('ticket:emptyTitle')).isVisible(),
      },
      { states: ['composing'], isSeen: (screen) => buttonOf(screen, 'ticket:clear').isVisible() },
      {
        states: ['composing.face.changed'],
        isSeen: (screen) => buttonOf(screen, 'ticket:acceptChanges').isVisible(),
      },
      {
        states: ['composing.face.locked'],
        isSeen: (screen) => buttonOf(screen, 'ticket:deleteLocked').isVisible(),
      },
      {
        states: ['accepted'],
        isSeen: ({ page, words }) => page.getByRole('dialog', { name: words('ticket:accepted') }).isVisible(),
      },
      {
        states: ['denied'],
        isSeen: ({ page, words }) => page.getByRole('dialog', { name: words('ticket:rejected') }).isVisible(),
      },
      {
        states: ['refused'],
        isSeen: ({ page, words }) => page.getByRole('alertdialog', { name: words('ticket:refused') }).isVisible(),
      },
    ],
  };
};
