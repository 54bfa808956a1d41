import type { StateValue } from 'xstate';
import type { DrivenStep, Driver } from './driver.ts';
import type { ReplayScreen } from './replay-screen.ts';

const typingRest = 200;
/** A page of each kind. */
const [searched, other] = ['/betting', '/about_us'];

const field = ({ page, words }: ReplayScreen) =>
  page.getByRole('searchbox', { name: words('common:header.search'), exact: true });

const goTo = ({ page }: ReplayScreen, path: string) =>
  page.evaluate((to) => window.__TSR_ROUTER__?.history.push(to), path);

const isTyping = (value: StateValue) => JSON.stringify(value).includes('typing');

const enter = async (screen: ReplayScreen) => {
  if ((await field(screen).count()) === 0) await goTo(screen, searched);
  await screen.appears(field(screen));
  await field(screen).focus();
};

/** A field sends nothing when the same text is typed again: each has a variant. */
const type = async (screen: ReplayScreen, { event: { words } }: DrivenStep) =>
  field(screen).fill((await field(screen).inputValue()) === words ? `${words} b` : words);

/** The search in the header of a list of matches. */
export const createPageSearchDriver = (): Driver => ({
  served: true,
  begin: async (screen) => {
    await screen.open(searched);
    await screen.appears(field(screen));
    return 0;
  },
  drive: {
    'field.entered': enter,
    'words.typed': type,
    'words.asked': (screen) => field(screen).press('Enter'),
    'words.cleared': (screen) => field(screen).press('Escape'),
    'field.left': (screen) => field(screen).blur(),
    'field.gone': (screen) => goTo(screen, other),
    'xstate.after.typingRest': ({ pass }) => pass(typingRest),
  },
  never: {},
  obstacle: () => null,
  spare: (value) => !isTyping(value),
  alike: {
    'entered.resting': 'what has been typed stands there',
    'entered.typing': 'what has been typed stands there',
  },
  sights: [
    {
      states: ['entered'],
      isSeen: (screen) => screen.page.evaluate(() => document.activeElement?.getAttribute('type') === 'search'),
    },
  ],
});
