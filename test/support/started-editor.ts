import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { ThemeColours, ThemeTemplate } from '../../contract/entities/theme-template.ts';
import type { StoredThemeDraft } from '../../contract/storage/theme-templates.ts';
import type { ThemeDraft } from '../../domain/theme/draft.ts';
import { answering, recording } from '../../machines/testing/recorder.ts';
import { operatorColours } from '../../machines/theme-editor/theme-editor.cases.ts';
import { themeEditorMachine } from '../../machines/theme-editor/theme-editor.machine.ts';

/** A running editor, closed, whose effects the test answers. */
export const startedEditor = (templates: ThemeTemplate[] = [], draft: StoredThemeDraft | null = null) => {
  const clock = new SimulatedClock();
  const keep = answering<number | null, { draft: ThemeDraft; operator: ThemeColours }>();
  const save = answering<ThemeTemplate[], { template: ThemeTemplate }>();
  const remove = answering<ThemeTemplate[], { name: string | null }>();
  const copy = answering<void, { text: string }>();
  const exported = recording<{ name: string | null; colours: ThemeColours }>();
  const actor = createActor(
    themeEditorMachine.provide({
      actors: {
        watchTabs: fromCallback(() => undefined) as never,
        keepDraft: keep.logic,
        saveTemplate: save.logic,
        deleteTemplate: remove.logic,
        copyText: copy.logic,
      },
      actions: { saveExport: exported.action, logFailure: () => undefined },
    }),
    { clock, input: { operator: operatorColours, draft, templates } },
  ).start();
  const context = () => actor.getSnapshot().context;
  const is = (value: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    actor.getSnapshot().matches(value);
  const choose = (to: string, gesture: string | null = null) =>
    actor.send({ type: 'colours.chosen', wanted: [{ mode: 'light', token: 'accent', to }], gesture });
  return { actor, clock, keep, save, remove, copy, exported: exported.seen, context, is, choose };
};

export const openedEditor = (...given: Parameters<typeof startedEditor>) => {
  const editor = startedEditor(...given);
  editor.actor.send({ type: 'editor.opened', operator: operatorColours, view: 'both' });
  return editor;
};
/** Its screen in one of its states, as `is` asks for it. */
export const screenIn = (state: string) => ({ screen: { open: state } }) as never;
