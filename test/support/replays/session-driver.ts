import { randomUUID } from 'node:crypto';
import { socketRecheckDelay } from '../../../domain/limits.ts';
import { slipSelectionFrom } from '../../../domain/ticket/slip-selection.ts';
import { pendingTicketOf } from '../../../machines/ticket/ticket-examples.ts';
import { sessionFrom } from '../../../src/actors/session-from.ts';
import { signedIn, tokensOf, upcoming } from '../player-api.ts';
import { command } from '../sandbox.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { heldUrls } from './held-urls.ts';
import { requestOf } from './real-ticket.ts';
import { type ReplayScreen, storeSession } from './replay-screen.ts';
import { sessionObstacle } from './session-obstacle.ts';
import { storeSlip } from './stored-slip.ts';

const [ana, ben] = ['session-ana', 'session-ben'] as const;
/** Who the players of the cases are at the server. */
const usernames: Record<string, string> = { ana, ben };
const moment = 100;

const password = 'Sandbox12345';

const usernameOf = (session: { user: { id: string } } | null): string | null =>
  session && (usernames[session.user.id] ?? null);

/** Restored, kept alive and ended by the real server: its answers about a session are forced in the sandbox. */
export const createSessionDriver = (): Driver => {
  let username: string = ana;
  const expireAccess = (screen: ReplayScreen) => command(screen.origin, 'token', { username, expire: 'access' });
  const elsewhere = async (screen: ReplayScreen, session: { user: { id: string } } | null) => {
    const next = usernameOf(session);
    await screen.signInElsewhere(next === null ? null : await tokensOf(screen.origin, next));
    username = next ?? username;
  };

  const causes: Driver['drive'] = {
    'session.started': async (screen) => {
      const { page, words } = screen;
      await page.getByRole('banner').getByText(words('common:header.login'), { exact: true }).click();
      const form = page.getByRole('dialog', { name: words('auth:title') });
      const name = form.getByLabel(words('auth:username'), { exact: true });
      await screen.appears(name);
      await name.fill(username);
      await form.getByLabel(words('auth:password'), { exact: true }).fill(password);
      await form.getByRole('button', { name: words('auth:submit'), exact: true }).click();
      await screen.calls.release(heldUrls.logIn);
    },
    'session.left': ({ page, words }) =>
      page.getByRole('button', { name: words('common:header.logout'), exact: true }).click(),
    'session.changedElsewhere': (screen, { event }) => elsewhere(screen, event.session),
    'access.refused': async (screen) => {
      await expireAccess(screen);
      await screen.calls.release(heldUrls.preAuth);
    },
    'wallet.chosen': async (screen) => {
      const { page, words } = screen;
      const wallet = new RegExp(`^${words('common:header.wallet')} `);
      const picker = page.getByRole('banner').getByRole('button', { name: wallet });
      await screen.appears(picker);
      await picker.click();
      await page.getByRole('menuitemradio').nth(1).click();
    },
    'wallets.changed': async (screen) => {
      await screen.calls.release(heldUrls.preAuth);
      await screen.sockets.believed('sports');
      const [match] = await upcoming(screen.origin);
      const selection = match && slipSelectionFrom(match, '1X2', '1');
      if (!selection) throw new Error('Nothing is offered');
      await (await signedIn(screen.origin, username)).pay(requestOf(selection, randomUUID()));
      await screen.sockets.deliver('sports', 'wallet_update');
    },
    'window.focused': async (screen) => {
      // A focus within the recheck of the last one is none.
      await screen.pass(socketRecheckDelay + 50);
      if (screen.sockets.isAsking('sports')) await screen.sockets.connect('sports');
      await screen.happen('focus');
    },
    'ping.answered': async (screen) => {
      await screen.calls.release(heldUrls.ping);
      await screen.reaches('ping', '"course":"waiting"');
    },
    'xstate.done.actor.endSession': async (screen) => {
      await screen.calls.release(heldUrls.logOut);
    },
    'xstate.error.actor.endSession': (screen) => screen.calls.cut(heldUrls.logOut),
  };
  const apart =
    (cause: (screen: ReplayScreen, step: DrivenStep) => Promise<void>) =>
    async (screen: ReplayScreen, step: DrivenStep) => {
      await screen.pass(moment);
      await cause(screen, step);
    };

  return {
    served: true,
    begin: async (screen, steps) => {
      const session = steps[0]?.event.output?.session ?? null;
      for (const name of [ana, ben]) {
        await command(screen.origin, 'player', { username: name });
        await command(screen.origin, 'block', { username: name, blocked: false });
      }
      const awaits = steps[1]?.event.type === 'ticket.awaited';
      if (session) {
        const tokens = await tokensOf(screen.origin, username);
        await storeSession(screen, tokens);
        const userId = sessionFrom(tokens).user.id;
        if (awaits) await storeSlip(screen, { userId, tickets: [pendingTicketOf({ userId, createdAt: Date.now() })] });
      }
      await screen.open('/');
      await screen.sockets.connect('sports');
      await screen.sockets.connect('feedsocket');
      return awaits ? 2 : 1;
    },
    drive: {
      // What the page finds when it is opened.
      'xstate.done.actor.loadSession': async () => undefined,
      'ticket.awaited': async () => undefined,
      ...Object.fromEntries(Object.entries(causes).map(([type, cause]) => [type, apart(cause)])),
    },
    never: {
      'ping.wanted': 'comes from the inbox, and does what the focus of the window does',
      'session.renewed': 'said by the renewal, which test/journeys/session.test.ts walks',
      'session.refused': 'said by the renewal, which test/journeys/session.test.ts walks',
      'notice.raised': 'said by ping of a blocked player, which test/journeys/session.test.ts walks',
      'notice.dismissed': 'said by ping of a blocked player, which test/journeys/session.test.ts walks',
      'xstate.error.actor.ping': 'a machine does not fail',
      'xstate.error.actor.renewal': 'a machine does not fail',
      'xstate.error.actor.loadSession': 'a storage that cannot be read counts as empty',
      'xstate.error.actor.watchOtherTabs': 'listening to the storage does not fail',
      'xstate.error.actor.watchForSignIn': 'listening to the storage does not fail',
    },
    obstacle: sessionObstacle,
    spare: () => true,
    alike: {
      restoring: 'the page is covered until it is known who it is',
      'signedOut.leaving': 'whoever leaves is signed out at once; the server is told after it',
    },
    sights: [
      {
        states: ['signedIn'],
        isSeen: ({ page, words }) => page.getByRole('button', { name: words('common:header.logout') }).isVisible(),
      },
    ],
  };
};
