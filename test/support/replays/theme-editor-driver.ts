import type { ThemeTemplate } from '../../../contract/entities/theme-template.ts';
import { mostTemplates } from '../../../contract/storage/theme-templates.ts';
import { exampleTemplate } from '../../../machines/theme-editor/theme-editor.cases.ts';
import { tokensOf } from '../player-api.ts';
import { patternOf } from '../words.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { type ReplayScreen, storeSession } from './replay-screen.ts';
import { soon } from './soon.ts';

const keys = { templates: 'themeTemplates', draft: 'themeDraft' } as const;

const dialogOf = ({ page, words }: ReplayScreen) =>
  page.getByRole('dialog', { name: words('theme:title'), exact: true });
const questionOf = ({ page }: ReplayScreen) => page.locator('dialog[open]').last();
/** The questions come after the panel in the document: the first of a name is the panel's. */
const inPanel = (screen: ReplayScreen, key: string) =>
  dialogOf(screen)
    .getByRole('button', { name: screen.words(key), exact: true })
    .first();
const press = (screen: ReplayScreen, key: string) => inPanel(screen, key).click();
const answer = (screen: ReplayScreen, key: string) =>
  questionOf(screen)
    .getByRole('button', { name: screen.words(key), exact: true })
    .click();
const isAsked = (screen: ReplayScreen, key: string) =>
  screen.page.getByRole('dialog', { name: screen.words(key) }).isVisible();

const storedTemplates = (templates: readonly ThemeTemplate[]) => JSON.stringify({ version: 1, templates });

/** Does what another tab of this browser does. */
const inOtherTab = ({ page }: ReplayScreen, key: string, text: string | null) =>
  page.evaluate(
    ([name, value]) => {
      if (value === null) localStorage.removeItem(name);
      else localStorage.setItem(name, value);
      window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: value }));
    },
    [key, text] as const,
  );

/** From now on the storage takes nothing of the editor's, or all again. */
const setFull = ({ page }: ReplayScreen, full: boolean) =>
  page.evaluate((isFull) => {
    const own = Object.getOwnPropertyDescriptor(window, 'keepsAll');
    const keeps = (own?.value ?? Storage.prototype.setItem) as Storage['setItem'];
    Object.defineProperty(window, 'keepsAll', { value: keeps, configurable: true });
    Storage.prototype.setItem = function setItem(name: string, value: string) {
      if (isFull && name.startsWith('theme')) throw new DOMException('full', 'QuotaExceededError');
      keeps.call(this, name, value);
    };
  }, full);

const endOf = ({ later }: DrivenStep, actor: string) => {
  const [next] = later;
  if (next?.type === `xstate.done.actor.${actor}`) return 'done';
  return next?.type === `xstate.error.actor.${actor}` ? String(next.error) : undefined;
};

/** What is over at once, by the event that begins it. */
const atOnce: Record<string, string> = {
  'screen.open.saving': 'saveTemplate',
  'screen.open.removing': 'deleteTemplate',
  'screen.open.copying': 'copyText',
  'draft.keeping': 'keepDraft',
};

const statesOf = (value: DrivenStep['before']): string => JSON.stringify(value);
const isIn = (value: DrivenStep['before'], leaf: string) => statesOf(value).includes(`"${leaf.split('.').at(-1)}"`);

/** In which state of the screen the player can cause an event. */
const possible: Record<string, string> = {
  'editor.opened': 'closed',
  'question.cancelled': 'naming unsaved deleting resetting pasting',
  'template.named': 'naming unsaved',
  'deletion.confirmed': 'deleting',
  'reset.confirmed': 'resetting',
  'text.pasted': 'pasting',
  'picking.ended': 'picking',
  'variable.picked': 'picking',
  'view.chosen': 'resting picking',
};
const inside = new Set(['templates.changed', 'draft.followed', 'player.left']);

const screenOf = (value: DrivenStep['before']): string => {
  const { screen } = value as { screen: string | { open: string } };
  return typeof screen === 'string' ? screen : screen.open;
};

const obstacle = (steps: readonly DrivenStep[]): string | null => {
  let left = false;
  for (const [index, step] of steps.entries()) {
    const { event, before, facts, after } = step;
    if (left) return 'nobody is signed in any more';
    for (const [leaf, actor] of Object.entries(atOnce)) {
      const begins = isIn(after, leaf) && !event.type.includes(actor);
      const next = steps[index + 1]?.event.type;
      if (begins && next && !next.endsWith(`.actor.${actor}`)) return `${actor} is over at once`;
    }
    if (event.type === 'xstate.error.actor.keepDraft' && steps[index - 2]?.event.type === 'step.undone')
      return 'a draft without steps is taken away, which a full storage allows';
    if (event.type.startsWith('xstate.')) continue;
    const states = possible[event.type] ?? 'resting';
    if (!inside.has(event.type) && !states.split(' ').includes(screenOf(before)))
      return 'there is nothing to press for it';
    const [named, opened] = facts as [boolean, boolean];
    if (event.type === 'template.loaded' && (event.name !== null) === named) return 'it is chosen already';
    if (event.type === 'row.opened' && opened) return 'it is open already';
    if (event.type === 'row.closed' && !opened) return 'no row is open';
    if (event.type === 'player.left') left = true;
  }
  return null;
};

/** The editor over the board, opened by the demo account of role AL2. */
export const createThemeEditorDriver = (): Driver => {
  let chosen = 0;
  const accentIn = (screen: ReplayScreen) =>
    dialogOf(screen)
      .getByRole('button', {
        name: new RegExp(`^${screen.words('theme:tokens.accent')}, ${screen.words('theme:view.light')}`),
      })
      .first();
  const openRow = async (screen: ReplayScreen) => {
    if ((await accentIn(screen).getAttribute('aria-expanded')) !== 'true') await accentIn(screen).click();
  };
  const store = async (screen: ReplayScreen, step: DrivenStep, actor: string, act: () => Promise<void>) => {
    const end = endOf(step, actor);
    if (end === 'full') await setFull(screen, true);
    if (end === 'many') {
      const many = Array.from({ length: mostTemplates }, (_, index) => ({ ...exampleTemplate, name: `${index}` }));
      await screen.page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        keys.templates,
        storedTemplates(many),
      ] as const);
    }
    await act();
  };
  const nothing = async () => undefined;
  const storesAgain = (screen: ReplayScreen) => setFull(screen, false);
  return {
    served: true,
    begin: async (screen) => {
      await screen.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await storeSession(screen, await tokensOf(screen.origin, 'al2'));
      await screen.page.addInitScript(
        ([key, text]) => {
          if (sessionStorage.getItem('templated') !== null) return;
          sessionStorage.setItem('templated', '');
          localStorage.setItem(key, text);
        },
        [keys.templates, storedTemplates([exampleTemplate])] as const,
      );
      await screen.open('/betting');
      await screen.reaches('themeEditor', 'closed');
      return 0;
    },
    drive: {
      'editor.opened': async (screen) => {
        await screen.page.getByRole('button', { name: screen.words('common:header.account'), exact: true }).click();
        const link = screen.page.getByRole('button', { name: screen.words('theme:title'), exact: true });
        await screen.appears(link);
        await link.click();
        await screen.appears(inPanel(screen, 'theme:save'));
      },
      'editor.closed': (screen) => press(screen, 'common:close'),
      'view.chosen': (screen) => press(screen, 'theme:view.light'),
      'row.opened': (screen) => accentIn(screen).click(),
      'row.closed': (screen) => accentIn(screen).click(),
      'colours.chosen': async (screen) => {
        chosen += 1;
        await openRow(screen);
        const field = dialogOf(screen).getByLabel(screen.words('theme:picker.hex'), { exact: true });
        await screen.appears(field);
        await field.fill(`0b4a4${chosen}`);
      },
      'step.undone': async (screen) => {
        await inPanel(screen, 'theme:copy').focus();
        await screen.page.keyboard.press('Control+z');
      },
      'step.redone': async (screen) => {
        await inPanel(screen, 'theme:copy').focus();
        await screen.page.keyboard.press('Control+Shift+z');
      },
      'template.loaded': async (screen, { event }) => {
        await dialogOf(screen)
          .getByLabel(screen.words('theme:template'), { exact: true })
          .selectOption(event.name === null ? '' : `=${event.name}`);
      },
      'save.wanted': (screen) => press(screen, 'theme:save'),
      'deletion.wanted': (screen) => press(screen, 'theme:delete'),
      'reset.wanted': (screen) => press(screen, 'theme:reset'),
      'paste.wanted': (screen) => press(screen, 'theme:paste'),
      'question.cancelled': (screen) => answer(screen, 'theme:cancel'),
      'template.named': (screen, step) =>
        store(screen, step, 'saveTemplate', async () => {
          await questionOf(screen).getByLabel(screen.words('theme:name')).fill(step.event.name);
          await answer(screen, 'theme:save');
        }),
      'deletion.confirmed': (screen, step) =>
        store(screen, step, 'deleteTemplate', () => answer(screen, 'theme:delete')),
      'reset.confirmed': (screen) => answer(screen, 'theme:reset'),
      'text.pasted': async (screen, { event }) => {
        await questionOf(screen).getByLabel(screen.words('theme:pasteField')).fill(event.text);
        await answer(screen, 'theme:pasteTake');
      },
      'template.copied': async (screen, step) => {
        if (endOf(step, 'copyText') !== 'done')
          await screen.page.evaluate(() => {
            navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
          });
        await press(screen, 'theme:copy');
      },
      'template.exported': async (screen) => {
        const saved = screen.page.waitForEvent('download');
        await press(screen, 'theme:export');
        const name = (await saved).suggestedFilename();
        if (!name.endsWith('.json')) throw new Error(`${name} is exported`);
      },
      'picking.begun': (screen) => press(screen, 'theme:pick'),
      'picking.ended': (screen) => press(screen, 'theme:pick'),
      'variable.picked': async (screen) => {
        const frame = screen.page.locator('iframe').last();
        const picked = async () => {
          if (!JSON.stringify(await screen.stateOf('themeEditor')).includes('picking')) return true;
          await frame.click({ position: { x: 40, y: 120 } });
          return false;
        };
        if (!(await soon(picked))) throw new Error('Nothing is picked');
      },
      'templates.changed': (screen, { event }) => inOtherTab(screen, keys.templates, storedTemplates(event.templates)),
      'draft.followed': (screen, { event }) =>
        inOtherTab(screen, keys.draft, event.draft && JSON.stringify(event.draft)),
      'player.left': (screen) => screen.signInElsewhere(null),
      'xstate.after': async (screen, step) => {
        await setFull(screen, endOf(step, 'keepDraft') === 'full');
        await screen.pass(400);
      },
      'xstate.done.actor.keepDraft': nothing,
      'xstate.error.actor.keepDraft': storesAgain,
      'xstate.done.actor.saveTemplate': nothing,
      'xstate.error.actor.saveTemplate': storesAgain,
      'xstate.done.actor.deleteTemplate': nothing,
      'xstate.error.actor.deleteTemplate': storesAgain,
      'xstate.done.actor.copyText': nothing,
      'xstate.error.actor.copyText': nothing,
    },
    never: {
      'base.changed': 'the machine raises it itself',
      'xstate.error.actor.watchTabs': 'whoever listens to the storage does not fail',
    },
    obstacle,
    spare: (value) => !isIn(value, 'changed'),
    fleeting: Object.keys(atOnce),
    alike: {
      ...Object.fromEntries(Object.keys(atOnce).map((state) => [state, 'the storage of a browser answers at once'])),
      'draft.changed': 'what was changed is in sight, and kept within half a second',
    },
    sights: [
      { states: ['screen.open'], isSeen: (screen) => dialogOf(screen).isVisible() },
      {
        states: ['screen.open.naming', 'screen.open.unsaved'],
        isSeen: (screen) => isAsked(screen, 'theme:saveTitle'),
      },
      {
        states: ['screen.open.unsaved'],
        isSeen: async (screen) =>
          (await isAsked(screen, 'theme:saveTitle')) &&
          questionOf(screen).getByText(screen.words('theme:refusal.full')).isVisible(),
      },
      {
        states: ['screen.open.deleting'],
        isSeen: (screen) =>
          screen.page.getByRole('heading', { name: patternOf(screen.words('theme:deleteTitle')) }).isVisible(),
      },
      {
        states: ['draft.unkept'],
        isSeen: (screen) => dialogOf(screen).getByText(screen.words('theme:unkept')).isVisible(),
      },
      { states: ['screen.open.pasting'], isSeen: (screen) => isAsked(screen, 'theme:pasteTitle') },
      { states: ['screen.open.resetting'], isSeen: (screen) => isAsked(screen, 'theme:resetTitle') },
      {
        states: ['screen.open.picking'],
        isSeen: (screen) => screen.page.locator('iframe[data-picking=true]').first().isVisible(),
      },
    ],
  };
};
