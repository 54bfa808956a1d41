import type { Tokens } from '../../../contract/entities/user.ts';
import { registerPlayer } from '../account-screen.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { heldUrls } from './held-urls.ts';
import type { ReplayScreen } from './replay-screen.ts';

const saveRetry = 5_000;
/** Held here alone: on every page else what the player has saved comes by itself. */
const loadSettings = '/cms/v1/users/userSettings';

const obstacle = (steps: readonly DrivenStep[]): string | null => {
  let player: string | null = null;
  for (const { event } of steps) {
    if (
      event.type === 'xstate.done.actor.loadFavourites' &&
      Object.keys(event.output.betting.favorite_leagues).length > 0
    )
      return 'who has just registered has saved none';
    if (event.type !== 'user.changed') continue;
    if (event.userId === player) return 'who plays on is not told of';
    player = event.userId;
  }
  return null;
};

/** The stars of the board, pressed by nobody and by players who have just registered; another tab signs in and out. */
export const createFavouritesDriver = (): Driver => {
  const players: Record<string, { signIn(): Promise<Tokens> }> = {};
  const star = ({ page }: ReplayScreen) =>
    page
      .getByRole('main')
      .getByRole('button', { name: /^Favourite: / })
      .first();
  const press = async (screen: ReplayScreen) => {
    await screen.appears(star(screen));
    await star(screen).click();
  };
  return {
    served: true,
    begin: async (screen) => {
      for (const id of ['user-1', 'user-2']) players[id] = await registerPlayer(screen.origin);
      await screen.calls.hold(loadSettings);
      await screen.open('/betting');
      await screen.appears(star(screen));
      return 0;
    },
    drive: {
      'user.changed': async (screen, { event: { userId } }) => {
        const player = players[userId];
        await screen.signInElsewhere(player ? await player.signIn() : null);
        // The language of the site and the consent to odds ask for the same settings, and first.
        if (player) for (let asked = 0; asked < 2; asked += 1) await screen.calls.release(loadSettings);
      },
      'favourite.toggled': press,
      'xstate.done.actor.loadFavourites': async ({ calls }) => {
        await calls.release(loadSettings);
      },
      'xstate.error.actor.loadFavourites': ({ calls }) => calls.cut(loadSettings),
      'xstate.done.actor.saveFavourites': async ({ calls }) => {
        await calls.release(heldUrls.settings);
      },
      'xstate.error.actor.saveFavourites': ({ calls }) => calls.cut(heldUrls.settings),
      'xstate.after.saveRetry': ({ pass }) => pass(saveRetry),
    },
    never: {},
    obstacle,
    spare: () => true,
    alike: Object.fromEntries(
      ['loading', 'unloaded', 'settled', 'saving', 'unsaved'].map((state) => [
        state,
        'a star is lit wherever it is kept',
      ]),
    ),
    sights: [],
  };
};
