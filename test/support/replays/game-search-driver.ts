import type { StateValue } from 'xstate';
import type { DrivenStep, Driver } from './driver.ts';
import type { ReplayScreen } from './replay-screen.ts';

const typingRest = 150;
/** Held from when the page is loaded: a lobby asks for its games by the same address. */
const searchGames = '/cms/v1/casino/games';
/** A field sends nothing when the same text is typed again: each has a variant. */
const others: Readonly<Record<string, string>> = { rou: 'rul', ro: 'ru' };

const dialog = ({ page, words }: ReplayScreen) => page.getByRole('dialog', { name: words('casino:search.title') });

const open = async (screen: ReplayScreen) => {
  const opener = screen.page.getByRole('banner').getByRole('button', { name: screen.words('common:header.search') });
  await screen.appears(opener);
  await opener.click();
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
  alike: {
    'open.resting': 'while he types, what was found last stays in sight',
    'open.asking': 'while it is asked for, what was found last stays in sight',
  },
  sights: [
    { states: ['open'], isSeen: (screen) => dialog(screen).isVisible() },
    {
      states: ['open.answered'],
      isSeen: (screen) =>
        dialog(screen)
          .getByText(new RegExp(`${screen.words('casino:search.noneTitle')}|\\d games? found`))
          .first()
          .isVisible(),
    },
    {
      states: ['open.failed'],
      isSeen: (screen) => dialog(screen).getByText(screen.words('casino:search.failed')).isVisible(),
    },
  ],
});
