import type { Tokens } from '../../../contract/entities/user.ts';
import type { PlayStretch } from '../../../domain/play-limits/play-stretch.ts';
import { sessionFrom } from '../../../src/actors/session-from.ts';
import { registerPlayer } from '../account-screen.ts';
import { command, post } from '../sandbox.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { heldUrls } from './held-urls.ts';
import { type ReplayScreen, storeSession } from './replay-screen.ts';

const minutes = 15;
/** How much of the quarter of an hour has passed before: a session does not last through all of it. */
const passedBefore = minutes * 60_000 - 30_000;
const second = 1_000;
const restOfIt = 60_000;

const key = 'playStretch';
const dialogOf = ({ page }: ReplayScreen) => page.getByRole('alertdialog');
const press = (screen: ReplayScreen, name: string) =>
  dialogOf(screen)
    .getByRole('button', { name: screen.words(name), exact: true })
    .click();
const says = (screen: ReplayScreen, text: string) => screen.appears(dialogOf(screen).getByText(screen.words(text)));

/** A player who has just registered and turned reality checks on. */
const checkedPlayer = async (origin: string): Promise<Tokens> => {
  const tokens = await (await registerPlayer(origin)).signIn();
  await post(origin, heldUrls.setRealityCheck, { minutes }, tokens.access_token);
  return tokens;
};
const stretchOf = (userId: string, startedAt: number, checkedAt: number, seenAt: number): string =>
  JSON.stringify({ version: 1, ...({ userId, startedAt, checkedAt, seenAt } satisfies PlayStretch) });

/** Why the steps of a path cannot come in this order from outside. */
const obstacle = (steps: readonly DrivenStep[]): string | null =>
  steps.some(({ event, before }) => event.type === 'player.changed' && event.player === null && before === 'off')
    ? 'nobody is there who could leave'
    : null;

/** The reminder over the home page, of players who have just registered. */
export const createRealityCheckDriver = (): Driver => {
  let userId = '';
  /** How far the server's clock is ahead, by which the page reckons: it gets it with ping. */
  let ahead = 0;
  const keptOf = (tokens: Tokens): string => {
    userId = sessionFrom(tokens).user.id;
    const now = Date.now() + ahead;
    return stretchOf(userId, now - passedBefore, now - passedBefore, now);
  };
  const signIn = async (screen: ReplayScreen) => {
    const tokens = await checkedPlayer(screen.origin);
    const kept = keptOf(tokens);
    await screen.page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, kept] as const);
    await screen.signInElsewhere(tokens);
    await screen.calls.release(heldUrls.ping);
  };
  return {
    served: true,
    begin: async (screen) => {
      const { nowTimestamp } = await command(screen.origin, 'clock', { advance: 0 });
      ahead = nowTimestamp - Date.now();
      const tokens = await checkedPlayer(screen.origin);
      await storeSession(screen, tokens);
      const kept = keptOf(tokens);
      await screen.page.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, kept] as const);
      await screen.open('/');
      await screen.sockets.connect('sports');
      await screen.sockets.connect('feedsocket');
      await screen.calls.release(heldUrls.ping);
      return 1;
    },
    drive: {
      'player.changed': async (screen, { event: { player } }) => {
        await (player === null ? screen.signInElsewhere(null) : signIn(screen));
      },
      'clock.ticked': (screen, { event }) => screen.pass(event.now < 1_000_900_000 ? second : restOfIt),
      'stretch.changedElsewhere': async (screen, { event }) => {
        const now = (await screen.now()) + ahead;
        const text = event.stretch && stretchOf(userId, now - passedBefore, now, now);
        await screen.page.evaluate(
          ([name, newValue]) => {
            if (newValue === null) localStorage.removeItem(name);
            else localStorage.setItem(name, newValue);
            window.dispatchEvent(new StorageEvent('storage', { key: name, newValue }));
          },
          [key, text] as const,
        );
      },
      'play.continued': (screen) => press(screen, 'play:check.goOn'),
      'play.ended': async (screen) => {
        await press(screen, 'play:check.end');
        await screen.calls.release(heldUrls.logOut);
        const { page, words } = screen;
        await screen.appears(page.getByRole('banner').getByText(words('common:header.login'), { exact: true }));
      },
      'xstate.done.actor.askPlayed': async (screen) => {
        await screen.calls.release(heldUrls.played);
        await says(screen, 'play:check.nothing');
      },
      'xstate.error.actor.askPlayed': async (screen) => {
        await screen.calls.cut(heldUrls.played);
        await says(screen, 'play:check.unknown');
      },
    },
    never: {
      'xstate.error.actor.ticker': 'the ticker is a timer of the browser, and those do not fail',
      'xstate.error.actor.watchOtherTabs': 'listening to the storage does not fail',
    },
    obstacle,
    spare: () => true,
    alike: { on: 'nothing is to be seen until the minutes have passed' },
    sights: [{ states: ['on.asking'], isSeen: (screen) => dialogOf(screen).isVisible() }],
  };
};
