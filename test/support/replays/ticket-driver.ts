import {
  socketRecheckDelay,
  socketReconnectionDelay,
  socketReconnectionSpread,
  ticketCheckInterval,
} from '../../../domain/limits.ts';
import { busyCode } from '../../../domain/ticket/ticket-verdict.ts';
import { exampleNow } from '../../../machines/ticket/ticket-examples.ts';
import { refusalBody } from '../../../server/calls/refusal.ts';
import { command } from '../sandbox.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { heldUrls } from './held-urls.ts';
import type { ReplayScreen } from './replay-screen.ts';
import { shareSlip } from './stored-slip.ts';
import { ticketObstacle } from './ticket-obstacle.ts';
import { slipPresses } from './ticket-presses.ts';
import { ticketSights } from './ticket-sights.ts';
import { createTicketStage } from './ticket-stage.ts';
import { isMissing, isWord, wordOf } from './ticket-words.ts';

/** The rules for tickets, which the page waits for while it is covered. */
const generalSettings = '/cms/v1/settings/general';

/** By the facts of the cases, the ticket's second is whether its offer was answered. */
const isOfferAnswered = (facts: unknown): boolean => {
  const [, , , , ticket] = facts as [unknown, unknown, unknown, unknown, false | readonly boolean[]];
  return ticket !== false && ticket[1] === true;
};

/** The slip and its ticket: pressed on the screen, answered by the real server, whose outcomes the sandbox forces. */
export const createTicketDriver = (): Driver => {
  const stage = createTicketStage();

  /** The server's message, and what must have happened before it is sent. */
  const heard = async (screen: ReplayScreen, step: DrivenStep) => {
    const { event, facts, later } = step;
    await stage.believed();
    await stage.arrive([event, ...later]);
    const isAnswered = isOfferAnswered(facts);
    if (event.type === 'answer.offered' && (isAnswered || JSON.stringify(step.before).includes('offered'))) {
      // The answer got lost, or the player has not given one: the server offers still.
      if (isAnswered) await screen.calls.cut(heldUrls.reoffer);
      return stage.ask();
    }
    if (event.type === 'answer.withdrawn') {
      if (isAnswered) await screen.calls.cut(heldUrls.reoffer);
      await stage.runOut();
    } else if (isAnswered) await stage.answerArrives(event.type !== 'answer.denied');
    await stage.hear(isAnswered && event.type === 'answer.denied' ? '"accepted":false' : wordOf(event));
  };
  const missed = async (screen: ReplayScreen, { after, event }: DrivenStep) => {
    const overdue = after === 'refused' || event.nowTimestamp > exampleNow;
    if (overdue) await command(screen.origin, 'clock', { advance: 21_000 });
    await stage.ask();
  };

  return {
    served: true,
    begin: async (screen, steps) => {
      const first = steps[0]?.event;
      const begun = first?.type === 'user.changed';
      await stage.set(screen, begun ? first.userId : null);
      if (steps.some(({ event }) => event.type === 'settings.changed')) await screen.calls.hold(generalSettings);
      await stage.open();
      return begun ? 1 : 0;
    },
    drive: {
      'user.changed': async (screen, { event }) => {
        await screen.signInElsewhere(await stage.enter(event.userId));
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
      'slip.shared': (screen) =>
        shareSlip(screen, { userId: stage.ownerId(), selections: [stage.selection()], tickets: [] }),
      'odds.touched': async (screen) => {
        await stage.priced(stage.price + 0.01);
        await screen.sockets.deliver('feedsocket', '\\w*_update', `["${stage.selection().eventId}",`);
      },
      'window.focused': async (screen) => {
        // A focus within the recheck of the last one is none.
        await screen.pass(socketRecheckDelay + 50);
        if (screen.sockets.isAsking('sports')) await screen.sockets.connect('sports');
        await screen.happen('focus');
      },
      ...slipPresses(stage),
      'answer.accepted': heard,
      'answer.denied': heard,
      'answer.busy': heard,
      'answer.offered': heard,
      'answer.withdrawn': heard,
      'ticket.processed': heard,
      'answer.pending': async (_, { event, later }) => {
        await stage.arrive([event, ...later]);
        await stage.ask();
      },
      'answer.missing': missed,
      'ping.answered': async (screen, step) => {
        const { event, later } = step;
        if (isMissing(event)) return missed(screen, step);
        if (event.ticketId !== null) {
          await stage.arrive([event, ...later]);
          return stage.ask();
        }
        await screen.calls.release(heldUrls.ping);
      },
      'clock.ticked': async (screen, { after }) => {
        const passing = JSON.stringify(after).includes('awaiting') ? 13_000 : 16_000;
        await command(screen.origin, 'clock', { advance: passing });
        await screen.pass(passing);
      },
      'xstate.done.actor.checkSelections': async (screen, { event }) => {
        const [{ odd }] = event.output.checks;
        await stage.priced(odd === '-' ? stage.price : odd, odd === '-' ? 'SUSPENDED' : 'OPEN');
        await screen.calls.release(heldUrls.check);
      },
      'xstate.error.actor.checkSelections': (screen) => screen.calls.cut(heldUrls.check),
      // A storage is written at once.
      'xstate.done.actor.saveTicket': async () => undefined,
      'xstate.done.actor.postTicket': async (screen, { later }) => {
        await stage.force(later);
        await screen.calls.release(heldUrls.post);
      },
      'xstate.error.actor.postTicket': async (screen, { event, later }) => {
        if (event.error.key === 'busy') {
          await screen.calls.answer(heldUrls.post, 503, refusalBody('busy', undefined, { code: busyCode }));
        } else if (event.error !== 'no answer') {
          await command(screen.origin, 'block', { username: stage.username(), blocked: true });
          await screen.calls.release(heldUrls.post);
          await command(screen.origin, 'block', { username: stage.username(), blocked: false });
        } else if (later.some(isWord)) {
          await stage.force(later);
          await command(screen.origin, 'drop', { username: stage.username(), url: heldUrls.post });
          await screen.calls.release(heldUrls.post);
        } else await screen.calls.cut(heldUrls.post);
      },
      'xstate.after.ticketCheckInterval': ({ pass }) => pass(ticketCheckInterval),
    },
    never: {
      'receipt.toggled': 'where the receipt stands is chosen in a journey of its own',
      'slip.sighted': 'whether the slip can be seen follows from the page',
      'consent.loaded': 'what the account keeps comes to another browser in test/journeys/odds-policy.test.ts',
      'odds-policy.chosen': 'which changes are accepted is chosen in a journey of its own',
      'selection.accepted': 'nothing was said against a selection',
      'slip.filled': 'the history and a shared slip are other pages',
      'xstate.error.actor.saveTicket': 'a storage that is full or forbidden falls back to memory',
      'xstate.error.actor.ticker': 'the ticker is a timer of the browser, and those do not fail',
    },
    obstacle: ticketObstacle,
    spare: () => true,
    fleeting: ['waiting.storing'],
    alike: {
      'waiting.storing': 'over before anybody could look',
      'composing.prices.checking': 'prices are checked every two seconds; one that is old holds pay back, and says so',
    },
    sights: ticketSights,
  };
};
