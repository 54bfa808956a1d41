import type { ReusedSlip } from '../../../contract/http/shared-slip.ts';
import { isStillOpen } from '../../../domain/ticket/reused-slip.ts';
import { slipSelectionFrom } from '../../../domain/ticket/slip-selection.ts';
import { sessionFrom } from '../../../src/actors/session-from.ts';
import { hostWins } from '../host-wins.ts';
import { signedIn, tokensOfAdded, upcoming } from '../player-api.ts';
import { command } from '../sandbox.ts';
import { patternOf } from '../words.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { heldUrls } from './held-urls.ts';
import { type ReplayScreen, storeSession } from './replay-screen.ts';
import { soon } from './soon.ts';
import { storeSlip } from './stored-slip.ts';

const username = 'bettor-again';
const price = 2;

const dialogOf = ({ page }: ReplayScreen) => page.getByRole('dialog');
const isTitled = (screen: ReplayScreen, key: string) =>
  screen.page.getByRole('dialog', { name: screen.words(key) }).isVisible();
const isSaid = (screen: ReplayScreen, key: string) =>
  dialogOf(screen).getByText(screen.words(key), { exact: true }).isVisible();
const pressAction = ({ page, words }: ReplayScreen, key: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: words(key), exact: true })
    .click();

/** Whether the path has put selections on the slip, which opens their page. */
const fills = ({ event, after }: DrivenStep) =>
  event.type === 'reuse.confirmed' || (event.type === 'xstate.done.actor.askSlip' && after === 'idle');
const replacedAtFirst = (steps: readonly DrivenStep[]): number =>
  steps.find(({ event }) => event.type === 'ticket.reused')?.event.replaced ?? 0;

/** Why the steps of a path cannot come in this order from outside. */
const obstacle = (steps: readonly DrivenStep[]): string | null => {
  let over = false;
  for (const step of steps) {
    const { event } = step;
    if (over) return 'the page is another one by then';
    if (event.type === 'ticket.reused' && event.replaced !== replacedAtFirst(steps))
      return 'the slip holds what it held before';
    if (event.type === 'xstate.error.actor.askSlip' && event.error !== 'no answer')
      return 'the server knows the tickets of its history';
    if (event.type === 'player.left' || fills(step)) over = true;
  }
  return null;
};

/** A ticket of the real server in the history, its matches open or suspended as the path wants them. */
export const createReuseDriver = (): Driver => {
  let eventIds: string[] = [];
  const setOpen = (origin: string, open: readonly boolean[]) =>
    Promise.all(
      eventIds.map((eventId, index) =>
        command(origin, 'market', {
          eventId,
          marketCode: '1X2',
          selectionCode: '1',
          O: price,
          status: open[index] ? 'OPEN' : 'SUSPENDED',
        }),
      ),
    );
  /** Of the selections of the case, the first and the last represent those of the ticket. */
  const openOf = ({ selections }: ReusedSlip): boolean[] => {
    const open = selections.map(isStillOpen);
    return [open[0] ?? false, open.at(-1) ?? false];
  };
  const arrives = async ({ page }: ReplayScreen) => {
    if (!(await soon(async () => new URL(page.url()).pathname === '/betting'))) throw new Error('No page was opened');
  };
  return {
    served: true,
    begin: async (screen, steps) => {
      const matches = (await upcoming(screen.origin)).slice(0, 4);
      const [first, second, ...others] = matches;
      if (!first || !second) throw new Error('Nothing is offered');
      eventIds = [first.eventId, second.eventId];
      await setOpen(screen.origin, [true, true]);
      const tokens = await tokensOfAdded(screen.origin, username);
      const player = await signedIn(screen.origin, username);
      const priced = [first, second].map((match) => ({
        ...match,
        markets: { '1X2': { '1': { O: price, MS: 'OPEN' as const } } },
      }));
      await player.pay(hostWins(priced, 100));
      const isOpen = async () => (await player.history())[0]?.status === 'accepted';
      if (!(await soon(isOpen))) throw new Error('The ticket is not accepted');
      await storeSession(screen, tokens);
      if (replacedAtFirst(steps) > 0) {
        const selections = others.flatMap((match) => slipSelectionFrom(match, '1X2', '1') ?? []);
        await storeSlip(screen, { userId: sessionFrom(tokens).user.id, tickets: [], selections });
      }
      await screen.open('/ticket_history');
      const details = screen.page.getByRole('button', { name: patternOf(screen.words('history:details')) }).first();
      await screen.appears(details);
      await details.click();
      await screen.appears(screen.page.getByRole('button', { name: screen.words('reuse:repeat'), exact: true }));
      return 0;
    },
    drive: {
      'ticket.reused': (screen, { event }) => pressAction(screen, event.withStake ? 'reuse:repeat' : 'reuse:copy'),
      'share.asked': (screen) => pressAction(screen, 'reuse:share'),
      'reuse.confirmed': async (screen) => {
        const fill = patternOf(screen.words('reuse:fill_other')).source;
        const one = patternOf(screen.words('reuse:fill_one')).source;
        await dialogOf(screen)
          .getByRole('button', { name: new RegExp(`${fill}|${one}`) })
          .click();
        await arrives(screen);
      },
      'dialog.closed': async (screen) => {
        const { words } = screen;
        const name = new RegExp(`^(${words('reuse:cancel')}|${words('reuse:close')})$`);
        await dialogOf(screen).getByRole('button', { name }).click();
      },
      'player.left': (screen) => screen.signInElsewhere(null),
      'xstate.done.actor.askSlip': async (screen, step) => {
        await setOpen(screen.origin, openOf(step.event.output));
        await screen.calls.release(heldUrls.ticketSlip);
        await setOpen(screen.origin, [true, true]);
        if (fills(step)) await arrives(screen);
      },
      'xstate.error.actor.askSlip': ({ calls }) => calls.cut(heldUrls.ticketSlip),
      'xstate.done.actor.shareSlip': async (screen) => {
        await screen.calls.release(heldUrls.shareSlip);
        await screen.appears(screen.page.getByLabel(screen.words('reuse:link'), { exact: true }));
      },
      'xstate.error.actor.shareSlip': ({ calls }) => calls.cut(heldUrls.shareSlip),
    },
    never: {},
    obstacle,
    spare: () => true,
    alike: { asked: 'over before anybody could look', filling: 'over before anybody could look' },
    sights: [
      { states: ['asking', 'reviewed'], isSeen: (screen) => isTitled(screen, 'reuse:reviewTitle') },
      { states: ['sharing', 'shared'], isSeen: (screen) => isTitled(screen, 'reuse:shareTitle') },
      { states: ['asking'], isSeen: (screen) => isSaid(screen, 'reuse:asking') },
      { states: ['sharing'], isSeen: (screen) => isSaid(screen, 'reuse:sharing') },
      { states: ['refused'], isSeen: (screen) => isTitled(screen, 'reuse:failedTitle') },
    ],
  };
};
