import { exampleNow } from '../../../machines/ticket/ticket-examples.ts';
import { patternOf } from '../words.ts';
import type { Driver } from './driver.ts';
import { heldUrls } from './held-urls.ts';
import { reofferObstacle } from './reoffer-obstacle.ts';
import type { ReplayScreen } from './replay-screen.ts';
import { isWaitedFor, offerOf } from './slip-parts.ts';
import { createTicketStage } from './ticket-stage.ts';
import { wordOf } from './ticket-words.ts';

const offered = { type: 'answer.offered' };
/** How far into its second a countdown is read, so that the time a step takes does not matter. */
const within = 300;

/** The dialog has the buttons while it is open, else the slip. */
const answer = (screen: ReplayScreen, key: string) =>
  screen.page.getByRole('button', { name: patternOf(screen.words(key)) }).last();

/** An offer of the real server for the ticket of the stored slip, answered on the screen. */
export const createReofferDriver = (): Driver => {
  const stage = createTicketStage();
  let passed = 0;
  let times = 0;
  return {
    served: true,
    begin: async (screen, [first]) => {
      await stage.set(screen, 'user-1', first?.event.answer ?? undefined);
      await stage.open();
      await stage.believed();
      return 0;
    },
    drive: {
      'offer.made': async () => {
        passed = 0;
        times += 1;
        // The same offer comes again by ping.
        if (times > 1) return stage.ask();
        await stage.arrive([offered]);
        await stage.hear(wordOf(offered));
      },
      'offer.over': async () => {
        await stage.runOut();
        await stage.hear('"status":"expired"');
      },
      'offer.accepted': async (screen) => {
        const key = (await offerOf(screen).isVisible()) ? 'ticket:accept' : 'ticket:acceptSeconds';
        await answer(screen, key).click();
      },
      'offer.declined': (screen) => answer(screen, 'ticket:ReofferDecline').click(),
      'dialog.closed': async (screen) => {
        await offerOf(screen)
          .getByRole('button', { name: screen.words('ticket:offerAside') })
          .click();
      },
      'clock.ticked': async ({ pass }, { event }) => {
        const until = event.now - exampleNow + within;
        if (until > passed) await pass(until - passed);
        passed = Math.max(passed, until);
      },
      'xstate.done.actor.postAnswer': async ({ calls }) => {
        await calls.release(heldUrls.reoffer);
      },
      'xstate.error.actor.postAnswer': ({ calls }) => calls.cut(heldUrls.reoffer),
    },
    never: { 'xstate.error.actor.ticker': 'the ticker is a timer of the browser, and those do not fail' },
    obstacle: reofferObstacle,
    spare: () => true,
    sights: [
      { states: ['answering'], isSeen: (screen) => isWaitedFor(screen, 'ticket:answering') },
      { states: ['asking.shown'], isSeen: (screen) => offerOf(screen).isVisible() },
      {
        states: ['asking'],
        isSeen: (screen) => answer(screen, 'ticket:ReofferDecline').and(screen.page.locator(':enabled')).isVisible(),
      },
    ],
  };
};
