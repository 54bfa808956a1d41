import type { ThemeColours, ThemeTemplate, ThemeToken } from '../../contract/entities/theme-template.ts';
import { themeTokens } from '../../contract/entities/theme-template.ts';
import type { CasesOf } from '../machine-cases.ts';
import type { themeEditorMachine } from './theme-editor.machine.ts';

const modeOf = (colour: string) =>
  Object.fromEntries(themeTokens.map((token) => [token, colour])) as Record<ThemeToken, string>;

export const operatorColours: ThemeColours = { dark: modeOf('#101010'), light: modeOf('#f0f0f0') };
export const exampleTemplate: ThemeTemplate = {
  name: 'Derby night',
  dark: modeOf('#202020'),
  light: modeOf('#e0e0e0'),
};
export const exampleText = '{"light":{"accent":"#0b4a4a"}}';

export const themeEditorCases = {
  input: { operator: operatorColours, draft: null, templates: [exampleTemplate] },
  events: {
    'templates.changed': [{ type: 'templates.changed', templates: [exampleTemplate] }],
    'draft.followed': [
      { type: 'draft.followed', draft: null },
      {
        type: 'draft.followed',
        draft: {
          version: 1,
          base: exampleTemplate.name,
          colours: { dark: exampleTemplate.dark, light: exampleTemplate.light },
          past: [],
          future: [],
          keptAt: 1,
        },
      },
    ],
    'editor.opened': [{ type: 'editor.opened', operator: operatorColours, view: 'both' }],
    'editor.closed': [{ type: 'editor.closed' }],
    'view.chosen': [{ type: 'view.chosen', view: 'light' }],
    'row.opened': [{ type: 'row.opened', row: { token: 'accent', mode: 'light' } }],
    'row.closed': [{ type: 'row.closed' }],
    'colours.chosen': [
      { type: 'colours.chosen', wanted: [{ mode: 'light', token: 'accent', to: '#0b4a4a' }], gesture: 'one' },
    ],
    'step.undone': [{ type: 'step.undone' }],
    'step.redone': [{ type: 'step.redone' }],
    'template.loaded': [
      { type: 'template.loaded', name: exampleTemplate.name },
      { type: 'template.loaded', name: null },
    ],
    'save.wanted': [{ type: 'save.wanted' }],
    'deletion.wanted': [{ type: 'deletion.wanted' }],
    'reset.wanted': [{ type: 'reset.wanted' }],
    'paste.wanted': [{ type: 'paste.wanted' }],
    'question.cancelled': [{ type: 'question.cancelled' }],
    'template.named': [
      { type: 'template.named', name: exampleTemplate.name },
      { type: 'template.named', name: '  ' },
    ],
    'deletion.confirmed': [{ type: 'deletion.confirmed' }],
    'reset.confirmed': [{ type: 'reset.confirmed' }],
    'text.pasted': [
      { type: 'text.pasted', text: exampleText },
      { type: 'text.pasted', text: 'no template' },
    ],
    'template.copied': [{ type: 'template.copied' }],
    'template.exported': [{ type: 'template.exported' }],
    'picking.begun': [{ type: 'picking.begun' }],
    'picking.ended': [{ type: 'picking.ended' }],
    'variable.picked': [{ type: 'variable.picked', row: { token: 'accent', mode: 'light' } }],
    'base.changed': [{ type: 'base.changed' }],
    'player.left': [{ type: 'player.left' }],
  },
  answers: {
    watchTabs: { done: [], errors: ['no storage'] },
    keepDraft: { done: [1], errors: ['full'] },
    saveTemplate: { done: [[exampleTemplate]], errors: ['full', 'many'] },
    deleteTemplate: { done: [[]], errors: ['full'] },
    copyText: { done: [undefined], errors: ['no clipboard'] },
  },
  facet: ({ base, row }) => [base !== null, row !== null],
} satisfies CasesOf<typeof themeEditorMachine>;
