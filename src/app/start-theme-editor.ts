import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { ThemesByDomain } from '../../contract/entities/theme.ts';
import type { ThemeColours, ThemeTemplate } from '../../contract/entities/theme-template.ts';
import type { ThemeDraft } from '../../domain/theme/draft.ts';
import { exportedTheme } from '../../domain/theme/exported-theme.ts';
import { themeEditorMachine } from '../../machines/theme-editor/theme-editor.machine.ts';
import type { ThemeFromTab } from '../../machines/theme-editor/theme-editor-event.ts';
import { createThemeStore, type ThemeStore } from '../actors/theme-store.ts';
import { copyText } from '../browser/copy-text.ts';
import { saveFile } from '../browser/save-file.ts';
import { frameMode } from '../features/theme-editor/frame-mode.ts';
import { colorMode } from '../theme/color-mode.ts';
import { operatorColours } from '../theme/operator-colours.ts';
import { paintBars } from '../theme/paint-bars.ts';
import { paintColours } from '../theme/paint-colours.ts';
import { paintTheme } from '../theme/paint-theme.ts';
import { modeTokens } from '../theme/tokens.ts';
import { latePart } from './late-part.ts';
import type { LateSite } from './late-site.ts';
import { logFailure } from './log-failure.ts';

/** Without an operator's answer his name, logo and words are left for him to fill in. */
const unnamed: ThemesByDomain['theme']['dark'] = [{ colors: {}, logo: '', name: '', supportText: '', socialLinks: [] }];

const fileName = (name: string | null) => `${name?.replace(/[^\p{L}\p{N}]+/gu, '-') ?? 'theme'}.json`;

export const providedThemeEditor = (store: ThemeStore, themes: () => ThemesByDomain | null) =>
  themeEditorMachine.provide({
    actors: {
      watchTabs: fromCallback<EventObject, undefined, ThemeFromTab>(({ sendBack }) => store.watch(sendBack)),
      keepDraft: fromPromise<number | null, { draft: ThemeDraft; operator: ThemeColours }>(({ input: { draft } }) =>
        store.keepDraft(draft),
      ),
      saveTemplate: fromPromise<ThemeTemplate[], { template: ThemeTemplate }>(({ input: { template } }) =>
        store.saveTemplate(template),
      ),
      deleteTemplate: fromPromise<ThemeTemplate[], { name: string | null }>(({ input: { name } }) =>
        store.deleteTemplate(name),
      ),
      copyText: fromPromise<void, { text: string }>(({ input: { text } }) => copyText(text)),
    },
    actions: {
      logFailure,
      saveExport: (_, { name, colours }) => {
        const theme = exportedTheme(colours, themes() ?? { theme: { dark: unnamed, light: unnamed } });
        saveFile(fileName(name), JSON.stringify(theme, null, 2));
      },
    },
  });

/**
 * The theme editor of role AL2: fetched and started when one of them is signed in, for his browser shows his draft from then
 * on. In a frame of the editor it only sees to the mode: the editor paints it.
 */
export const start = async (site: LateSite) => {
  const { app, context } = site;
  const store = createThemeStore();
  const siteActor = app.getSnapshot().children.site;
  const themes = () => siteActor?.getSnapshot().context.site.theme ?? null;
  const machine = providedThemeEditor(store, themes);
  const input = { operator: operatorColours(themes()), draft: store.draft(), templates: store.templates() };
  const editor = latePart(site, machine, { type: 'player.left' }, input);
  const framed = frameMode();
  if (framed) {
    const show = () => colorMode.current() !== framed && colorMode.show(framed);
    colorMode.watch(show);
    show();
    return editor;
  }
  let shown: object | null = null;
  const paint = (anew: boolean) => {
    const mode = colorMode.current();
    const snapshot = editor.getSnapshot();
    const draft = snapshot.context;
    const drafted = draft.base !== null || draft.past.length > 0;
    const isAllowed = context.visitor().roles.includes('AL2');
    // The editor keeps the colours that it is drawn in, whatever is edited.
    const colours = snapshot.matches({ screen: 'open' })
      ? modeTokens[mode]
      : drafted && isAllowed
        ? draft.colours[mode]
        : null;
    if (!anew && colours === shown) return;
    shown = colours;
    if (colours) {
      paintColours(document.documentElement, colours);
      paintBars();
    } else paintTheme(themes(), mode);
  };
  // After those that paint the operator's colours at the same news (theme-painting.ts).
  colorMode.watch(() => paint(true));
  siteActor?.subscribe(() => paint(true));
  editor.subscribe(() => paint(false));
  app.subscribe(() => paint(false));
  paint(true);
  return editor;
};
