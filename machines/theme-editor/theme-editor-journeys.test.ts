import { describe, expect, test } from 'vitest';
import type { StoredThemeDraft } from '../../contract/storage/theme-templates.ts';
import { openedEditor, screenIn, startedEditor } from '../../test/support/started-editor.ts';
import { exampleTemplate, exampleText, operatorColours } from './theme-editor.cases.ts';

describe('The draft', () => {
  test('keeps itself 400 ms after the last change, and says when', async () => {
    const { clock, keep, context, is, choose } = openedEditor();
    choose('#000001');
    clock.increment(399);
    choose('#000002');
    clock.increment(399);
    expect(keep.calls).toHaveLength(0);
    clock.increment(1);
    expect(keep.last().input.draft.colours.light.accent).toBe('#000002');
    await keep.last().answer(1_700_000_000_000);
    expect([is({ draft: 'kept' }), context().keptAt]).toEqual([true, 1_700_000_000_000]);
  });

  test('without room is said, and tried again with the next change', async () => {
    const { clock, keep, is, choose } = openedEditor();
    choose('#000001');
    clock.increment(400);
    await keep.last().fail('full');
    expect(is({ draft: 'unkept' })).toBe(true);
    choose('#000002');
    clock.increment(400);
    await keep.last().answer(1);
    expect(is({ draft: 'kept' })).toBe(true);
  });

  test('survives a reload with what can be taken back and done again', () => {
    const step = {
      changes: [{ mode: 'light' as const, token: 'accent' as const, from: '#f0f0f0', to: '#000001' }],
      base: { from: null, to: null },
    };
    const colours = { dark: operatorColours.dark, light: { ...operatorColours.light, accent: '#000001' } };
    const { actor, context } = openedEditor([], {
      version: 1,
      base: null,
      colours,
      past: [step],
      future: [],
      keptAt: 7,
    });
    expect([context().colours.light.accent, context().keptAt]).toEqual(['#000001', 7]);
    actor.send({ type: 'step.undone' });
    expect(context().colours).toEqual(operatorColours);
    actor.send({ type: 'step.redone' });
    expect(context().colours.light.accent).toBe('#000001');
  });

  test('of another tab is followed while nothing was done here, and told', () => {
    const { actor, context, choose } = openedEditor();
    const theirs: StoredThemeDraft = {
      version: 1,
      base: 'Derby night',
      colours: exampleTemplate,
      past: [],
      future: [],
      keptAt: 9,
    };
    actor.send({ type: 'draft.followed', draft: theirs });
    expect(context()).toMatchObject({ base: 'Derby night', keptAt: 9, news: { kind: 'followed' } });
    choose('#000001');
    actor.send({ type: 'draft.followed', draft: null });
    expect(context().colours.light.accent).toBe('#000001');
  });

  test('of one pull at a slider is taken back as one', () => {
    const { actor, context, choose } = openedEditor();
    choose('#000001', 'pull 1');
    choose('#000002', 'pull 1');
    choose('#000003', 'pull 2');
    actor.send({ type: 'step.undone' });
    expect(context().colours.light.accent).toBe('#000002');
    actor.send({ type: 'step.undone' });
    expect(context().colours).toEqual(operatorColours);
  });

  test('nobody has worked on follows the operator’s colours when they change', () => {
    const { actor, context } = startedEditor();
    const anew = { dark: operatorColours.light, light: operatorColours.dark };
    actor.send({ type: 'editor.opened', operator: anew, view: 'dark' });
    expect(context().colours).toEqual(anew);
  });
});

describe('A template', () => {
  test('is saved by name, and not without one', async () => {
    const { actor, save, context, is } = openedEditor();
    actor.send({ type: 'save.wanted' });
    actor.send({ type: 'template.named', name: '   ' });
    expect([is(screenIn('naming')), save.calls.length]).toEqual([true, 0]);
    actor.send({ type: 'template.named', name: ' Derby night ' });
    expect(save.last().input.template).toEqual({ name: 'Derby night', ...operatorColours });
    await save.last().answer([exampleTemplate]);
    expect(context()).toMatchObject({ base: 'Derby night', templates: [exampleTemplate], news: { kind: 'saved' } });
    // The draft belongs to it from now on, and is kept as such.
    expect([is(screenIn('resting')), is({ draft: 'changed' })]).toEqual([true, true]);
  });

  test.each(['full', 'many'])('that finds no room (%s) is said, and its name can be tried again', async (why) => {
    const { actor, save, context, is } = openedEditor();
    actor.send({ type: 'save.wanted' });
    actor.send({ type: 'template.named', name: 'A' });
    await save.last().fail(why);
    expect([is(screenIn('unsaved')), context().refusal, context().base]).toEqual([true, why, null]);
    actor.send({ type: 'template.named', name: 'A' });
    await save.last().answer([]);
    expect([is(screenIn('resting')), context().refusal]).toEqual([true, null]);
  });

  test('is loaded, and undo brings back what was there', () => {
    const { actor, context } = openedEditor([exampleTemplate]);
    actor.send({ type: 'template.loaded', name: exampleTemplate.name });
    expect([context().base, context().colours.dark.accent]).toEqual(['Derby night', '#202020']);
    actor.send({ type: 'step.undone' });
    expect([context().base, context().colours]).toEqual([null, operatorColours]);
  });

  test('is deleted only when it is confirmed; its colours stay as a draft', async () => {
    const { actor, remove, context, is } = openedEditor([exampleTemplate]);
    actor.send({ type: 'deletion.wanted' });
    expect(is(screenIn('resting'))).toBe(true);
    actor.send({ type: 'template.loaded', name: exampleTemplate.name });
    actor.send({ type: 'deletion.wanted' });
    actor.send({ type: 'question.cancelled' });
    expect([is(screenIn('resting')), remove.calls.length]).toEqual([true, 0]);
    actor.send({ type: 'deletion.wanted' });
    actor.send({ type: 'deletion.confirmed' });
    expect(remove.last().input).toEqual({ name: 'Derby night' });
    await remove.last().answer([]);
    expect(context()).toMatchObject({ base: null, templates: [], news: { kind: 'deleted' } });
    expect(context().colours.dark.accent).toBe('#202020');
  });

  test('is reset only when it is confirmed, and undo takes that back too', () => {
    const { actor, context, choose } = openedEditor();
    choose('#000001');
    actor.send({ type: 'reset.wanted' });
    actor.send({ type: 'question.cancelled' });
    expect(context().colours.light.accent).toBe('#000001');
    actor.send({ type: 'reset.wanted' });
    actor.send({ type: 'reset.confirmed' });
    expect([context().colours, context().news]).toEqual([operatorColours, { kind: 'reset' }]);
    actor.send({ type: 'step.undone' });
    expect(context().colours.light.accent).toBe('#000001');
  });

  test('is pasted as one step; a text without colours changes nothing and says why', () => {
    const { actor, context, is } = openedEditor();
    actor.send({ type: 'paste.wanted' });
    actor.send({ type: 'text.pasted', text: '{"dark":{"accent":"url(//x)"}}' });
    expect([is(screenIn('pasting')), context().refusal, context().colours]).toEqual([
      true,
      'noColours',
      operatorColours,
    ]);
    actor.send({ type: 'text.pasted', text: exampleText });
    expect([is(screenIn('resting')), context().refusal, context().colours.light.accent]).toEqual([
      true,
      null,
      '#0b4a4a',
    ]);
    expect(context().news).toEqual({ kind: 'pasted', taken: 1, leftOut: { named: [], count: 0 } });
    actor.send({ type: 'step.undone' });
    expect(context().colours).toEqual(operatorColours);
  });

  test('is copied as the text that can be pasted, or the clipboard is said to be missing', async () => {
    const { actor, copy, context } = openedEditor([exampleTemplate]);
    actor.send({ type: 'template.loaded', name: exampleTemplate.name });
    actor.send({ type: 'template.copied' });
    expect(JSON.parse(copy.last().input.text)).toEqual(exampleTemplate);
    await copy.last().fail('no clipboard');
    expect(context().refusal).toBe('notCopied');
    actor.send({ type: 'template.copied' });
    await copy.last().answer();
    expect([context().refusal, context().news]).toEqual([null, { kind: 'copied' }]);
  });

  test('is exported with the colours as they are', () => {
    const { actor, exported, choose } = openedEditor();
    choose('#000001');
    actor.send({ type: 'template.exported' });
    expect(exported).toMatchObject([{ name: null, colours: { light: { accent: '#000001' } } }]);
  });
});

test('What is picked on the page opens its row; the editor leaves with its player', () => {
  const { actor, context, is } = openedEditor();
  actor.send({ type: 'picking.begun' });
  actor.send({ type: 'variable.picked', row: { token: 'up', mode: 'dark' } });
  expect([is(screenIn('resting')), context().row]).toEqual([true, { token: 'up', mode: 'dark' }]);
  actor.send({ type: 'player.left' });
  expect(is({ screen: 'closed' })).toBe(true);
});
