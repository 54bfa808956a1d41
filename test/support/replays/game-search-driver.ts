import type { StateValue } from 'xstate';
import type { DrivenStep, Driver } from './driver.ts';
import type { ReplayScreen } from './replay-screen.ts';

const typingRest = 150;
/** Held from the moment that the page stands: a lobby asks for its games by the same address. */
const searchGames = '/cms/v1/casino/games';
/** A field says nothing when the same is typed again: each has another one of its kind. */
const others: Readonly<Record<string, string>> = { rou: 'rul', ro: 'ru' };

const dialog = ({ page, words }: ReplayScreen) => page.getByRole('dialog', { name: words('casino:search.title') });

const open = async (screen: ReplayScreen) => {
  await screen.page
    .getByRole('banner')
    .getByRole('button', { name: screen.words('common:header.search') })
    .click();
  await screen.appears(dialog(screen));
};

const close = async (screen: ReplayScreen) => {
  await dialog(screen)
    .getByRole('button', { name: screen.words('casino:search.close') })
    .click();
};

const type = async (screen: ReplayScreen, { event: { words } }: DrivenStep) => {
  const field = dialog(screen).getByRole('searchbox');
  await field.fill((await field.inputValue()) === words ? (others[words] ?? '') : words);
};

const isResting = (value: StateValue) => JSON.stringify(value).includes('resting');

/** The dialog that finds games, in a lobby; it has been opened and closed before. */
export const createGameSearchDriver = (): Driver => ({
  served: true,
  begin: async (screen) => {
    await screen.open('/slots');
    await open(screen);
    await close(screen);
    await screen.reaches('gameSearch', 'closed');
    await screen.calls.hold(searchGames);
    return 0;
  },
  drive: {
    'dialog.opened': open,
    'dialog.closed': close,
    'words.typed': type,
    'xstate.after.typingRest': ({ pass }) => pass(typingRest),
    'xstate.done.actor.searchGames': async ({ calls }) => {
      await calls.release(searchGames);
    },
    'xstate.error.actor.searchGames': ({ calls }) => calls.cut(searchGames),
  },
  never: {},
  obstacle: () => null,
  spare: (value) => !isResting(value),
  sights: [
    { states: ['open'], isSeen: (screen) => dialog(screen).isVisible() },
    {
      states: ['open.failed'],
      isSeen: (screen) => dialog(screen).getByText(screen.words('casino:search.failed')).isVisible(),
    },
  ],
});
