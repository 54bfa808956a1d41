// Long because a machine is one config, in one file that the Stately editor reads.

import { assign, raise, setup } from 'xstate';
import type { ThemeColours, ThemeTemplate } from '../../contract/entities/theme-template.ts';
import type { StoredThemeDraft } from '../../contract/storage/theme-templates.ts';
import {
  baseColours,
  chosen,
  redone,
  stepped,
  type ThemeDraft,
  undone,
  type WantedColour,
} from '../../domain/theme/draft.ts';
import { templateText } from '../../domain/theme/exported-theme.ts';
import { type ReadTemplate, readTemplate } from '../../domain/theme/read-template.ts';
import { actionToProvide, answerToProvide, listenerToProvide } from '../to-provide.ts';
import type {
  ThemeEditorEvent,
  ThemeFromTab,
  ThemeNews,
  ThemeRefusal,
  ThemeRow,
  ThemeView,
} from './theme-editor-event.ts';

interface ThemeEditorContext extends ThemeDraft {
  /** The operator's own colours, to which a reset goes back. */
  operator: ThemeColours;
  templates: ThemeTemplate[];
  /** Which drag of a slider the last step belongs to. */
  gesture: string | null;
  row: ThemeRow | null;
  view: ThemeView;
  /** When the draft was kept last, milliseconds by the browser's clock; null when nothing is kept. */
  keptAt: number | null;
  refusal: ThemeRefusal | null;
  news: ThemeNews | null;
  /** Under which name the template is being saved. */
  naming: string;
}

const draftOf = ({ base, colours, past, future }: ThemeDraft): ThemeDraft => ({ base, colours, past, future });

/** What a text becomes: colours to take, or why there are none. */
const readOf = (text: string): ReadTemplate | null => {
  const read = readTemplate(text);
  return typeof read === 'string' ? null : read;
};

/**
 * The theme template editor (spec section 2): colours are edited as a draft that saves itself, saved under a name, undone and
 * redone. It changes this browser only.
 */
export const themeEditorMachine = setup({
  types: {} as {
    context: ThemeEditorContext;
    events: ThemeEditorEvent;
    input: { operator: ThemeColours; draft: StoredThemeDraft | null; templates: ThemeTemplate[] };
  },
  actors: {
    watchTabs: listenerToProvide<ThemeFromTab>('watchTabs'),
    /** Answers when it was kept; null where there is nothing to keep. Rejects with `full` when there is no room. */
    keepDraft: answerToProvide<number | null, { draft: ThemeDraft; operator: ThemeColours }>('keepDraft'),
    /** Answers all templates of the browser afterwards. Rejects with `full` or `many`. */
    saveTemplate: answerToProvide<ThemeTemplate[], { template: ThemeTemplate }>('saveTemplate'),
    deleteTemplate: answerToProvide<ThemeTemplate[], { name: string | null }>('deleteTemplate'),
    copyText: answerToProvide<void, { text: string }>('copyText'),
  },
  actions: {
    logFailure: actionToProvide<{ error: unknown }>('logFailure'),
    /** Hands out a file that an operator can take over. */
    saveExport: actionToProvide<{ name: string | null; colours: ThemeColours }>('saveExport'),
    noteOpened: assign((_, { operator, view }: { operator: ThemeColours; view: ThemeView }) => ({
      operator,
      view,
      row: null,
      news: null,
      refusal: null,
    })),
    takeOperator: assign(({ context }) =>
      context.base === null && context.past.length === 0 ? { colours: context.operator } : {},
    ),
    noteView: assign((_, { view }: { view: ThemeView }) => ({ view })),
    noteRow: assign((_, { row }: { row: ThemeRow | null }) => ({ row, gesture: null })),
    noteColours: assign(({ context }, { wanted, gesture }: { wanted: WantedColour[]; gesture: string | null }) => ({
      ...chosen(draftOf(context), wanted, gesture !== null && gesture === context.gesture),
      gesture,
      news: null,
    })),
    undo: assign(({ context }) => ({ ...undone(draftOf(context)), gesture: null, news: null })),
    redo: assign(({ context }) => ({ ...redone(draftOf(context)), gesture: null, news: null })),
    load: assign(({ context }, { name }: { name: string | null }) => ({
      ...stepped(draftOf(context), baseColours(name, context.templates, context.operator), name),
      gesture: null,
      news: null,
    })),
    reset: assign(({ context }) => ({
      ...stepped(draftOf(context), context.operator, null),
      gesture: null,
      news: { kind: 'reset' as const },
    })),
    takeText: assign(({ context }, { text }: { text: string }) => {
      const read = readOf(text);
      if (!read) return {};
      return {
        ...chosen(draftOf(context), read.wanted, false),
        gesture: null,
        news: { kind: 'pasted' as const, taken: read.wanted.length, leftOut: read.leftOut },
      };
    }),
    noteText: assign((_, { text }: { text: string }) => {
      const read = readTemplate(text);
      return { refusal: typeof read === 'string' ? read : null };
    }),
    noteName: assign((_, { name }: { name: string }) => ({ naming: name.trim(), refusal: null })),
    noteSaved: assign(({ context }, templates: ThemeTemplate[]) => ({
      templates,
      base: context.naming,
      news: { kind: 'saved' as const },
    })),
    noteDeleted: assign((_, templates: ThemeTemplate[]) => ({
      templates,
      base: null,
      news: { kind: 'deleted' as const },
    })),
    noteNews: assign((_, { kind }: { kind: 'copied' | 'exported' }) => ({ news: { kind } })),
    noteFull: assign((_, { error }: { error: unknown }) => ({
      refusal: error === 'many' ? ('many' as const) : ('full' as const),
    })),
    noteNotCopied: assign({ refusal: 'notCopied' }),
    noteTemplates: assign((_, { templates }: { templates: ThemeTemplate[] }) => ({ templates })),
    follow: assign(({ context }, { draft }: { draft: StoredThemeDraft | null }) => ({
      ...(draft
        ? { ...draftOf(draft), keptAt: draft.keptAt }
        : { base: null, colours: context.operator, past: [], future: [], keptAt: null }),
      gesture: null,
      news: { kind: 'followed' as const },
    })),
    noteKept: assign((_, keptAt: number | null) => ({ keptAt })),
    tellBase: raise({ type: 'base.changed' }),
    forgetRefusal: assign({ refusal: null }),
    forgetNews: assign({ news: null, refusal: null }),
    forgetRow: assign({ row: null, gesture: null }),
  },
  guards: {
    isOfTemplate: ({ context }) => context.base !== null,
    isNamed: (_, { name }: { name: string }) => name.trim() !== '',
    hasColours: (_, { text }: { text: string }) => readOf(text) !== null,
  },
  delays: { draftPause: 400 },
}).createMachine({
  id: 'themeEditor',
  context: ({ input }) => ({
    operator: input.operator,
    templates: input.templates,
    base: input.draft?.base ?? null,
    colours: input.draft?.colours ?? input.operator,
    past: input.draft?.past ?? [],
    future: input.draft?.future ?? [],
    keptAt: input.draft?.keptAt ?? null,
    gesture: null,
    row: null,
    view: 'both',
    refusal: null,
    news: null,
    naming: '',
  }),
  type: 'parallel',
  invoke: {
    id: 'watchTabs',
    src: 'watchTabs',
    onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
  },
  on: {
    'templates.changed': { actions: { type: 'noteTemplates', params: ({ event }) => event } },
  },
  states: {
    screen: {
      initial: 'closed',
      on: { 'player.left': { target: '.closed' } },
      states: {
        closed: {
          on: {
            'editor.opened': {
              target: 'open',
              actions: [{ type: 'noteOpened', params: ({ event }) => event }, 'takeOperator'],
            },
          },
        },
        open: {
          initial: 'resting',
          on: { 'editor.closed': { target: 'closed' } },
          states: {
            resting: {
              on: {
                'view.chosen': { actions: { type: 'noteView', params: ({ event }) => event } },
                'row.opened': { actions: { type: 'noteRow', params: ({ event }) => event } },
                'row.closed': { actions: 'forgetRow' },
                'save.wanted': { target: 'naming' },
                'deletion.wanted': { guard: 'isOfTemplate', target: 'deleting' },
                'reset.wanted': { target: 'resetting' },
                'paste.wanted': { target: 'pasting' },
                'template.copied': { target: 'copying' },
                'template.exported': {
                  actions: [
                    {
                      type: 'saveExport',
                      params: ({ context: { base, colours } }) => ({ name: base, colours }),
                    },
                    { type: 'noteNews', params: { kind: 'exported' } },
                  ],
                },
                'picking.begun': { target: 'picking' },
              },
            },
            // The element under the pointer names its variables.
            picking: {
              on: {
                'picking.ended': { target: 'resting' },
                'variable.picked': {
                  target: 'resting',
                  actions: { type: 'noteRow', params: ({ event }) => event },
                },
                'view.chosen': { actions: { type: 'noteView', params: ({ event }) => event } },
              },
            },
            naming: {
              entry: 'forgetNews',
              on: {
                'template.named': {
                  guard: { type: 'isNamed', params: ({ event }) => event },
                  target: 'saving',
                  actions: { type: 'noteName', params: ({ event }) => event },
                },
                'question.cancelled': { target: 'resting' },
              },
            },
            saving: {
              invoke: {
                id: 'saveTemplate',
                src: 'saveTemplate',
                input: ({ context: { naming, colours } }) => ({ template: { name: naming, ...colours } }),
                onDone: {
                  target: 'resting',
                  actions: [{ type: 'noteSaved', params: ({ event }) => event.output }, 'tellBase'],
                },
                onError: { target: 'unsaved', actions: { type: 'noteFull', params: ({ event }) => event } },
              },
            },
            // There was no room: another name, one template less, or an export instead.
            unsaved: {
              on: {
                'template.named': {
                  guard: { type: 'isNamed', params: ({ event }) => event },
                  target: 'saving',
                  actions: { type: 'noteName', params: ({ event }) => event },
                },
                'question.cancelled': { target: 'resting', actions: 'forgetRefusal' },
              },
            },
            deleting: {
              entry: 'forgetNews',
              on: {
                'deletion.confirmed': { target: 'removing' },
                'question.cancelled': { target: 'resting' },
              },
            },
            removing: {
              invoke: {
                id: 'deleteTemplate',
                src: 'deleteTemplate',
                input: ({ context }) => ({ name: context.base }),
                onDone: {
                  target: 'resting',
                  actions: [{ type: 'noteDeleted', params: ({ event }) => event.output }, 'tellBase'],
                },
                onError: { target: 'resting', actions: { type: 'noteFull', params: ({ event }) => event } },
              },
            },
            resetting: {
              entry: 'forgetNews',
              on: {
                'reset.confirmed': { target: 'resting', actions: 'reset' },
                'question.cancelled': { target: 'resting' },
              },
            },
            pasting: {
              entry: 'forgetNews',
              on: {
                'text.pasted': [
                  {
                    guard: { type: 'hasColours', params: ({ event }) => event },
                    target: 'resting',
                    actions: ['forgetRefusal', { type: 'takeText', params: ({ event }) => event }],
                  },
                  { actions: { type: 'noteText', params: ({ event }) => event } },
                ],
                'question.cancelled': { target: 'resting', actions: 'forgetRefusal' },
              },
            },
            copying: {
              entry: 'forgetNews',
              invoke: {
                id: 'copyText',
                src: 'copyText',
                input: ({ context: { base, colours } }) => ({ text: templateText({ name: base ?? '', ...colours }) }),
                onDone: { target: 'resting', actions: { type: 'noteNews', params: { kind: 'copied' } } },
                onError: { target: 'resting', actions: 'noteNotCopied' },
              },
            },
          },
        },
      },
    },
    draft: {
      initial: 'kept',
      on: {
        'colours.chosen': { target: '.changed', actions: { type: 'noteColours', params: ({ event }) => event } },
        'step.undone': { target: '.changed', actions: 'undo' },
        'step.redone': { target: '.changed', actions: 'redo' },
        'template.loaded': { target: '.changed', actions: { type: 'load', params: ({ event }) => event } },
        'reset.confirmed': { target: '.changed' },
        'text.pasted': { target: '.changed' },
        'base.changed': { target: '.changed' },
      },
      states: {
        // Another tab may go on with it: the colours here follow.
        kept: { on: { 'draft.followed': { actions: { type: 'follow', params: ({ event }) => event } } } },
        // What was done here remains, and the other tab follows as soon as it is stored.
        changed: { after: { draftPause: { target: 'keeping' } } },
        keeping: {
          invoke: {
            id: 'keepDraft',
            src: 'keepDraft',
            input: ({ context }) => ({ draft: context, operator: context.operator }),
            onDone: { target: 'kept', actions: { type: 'noteKept', params: ({ event }) => event.output } },
            onError: {
              target: 'unkept',
              actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        // No room: shown until the next change, which tries again.
        unkept: {
          on: { 'draft.followed': { target: 'kept', actions: { type: 'follow', params: ({ event }) => event } } },
        },
      },
    },
  },
});
