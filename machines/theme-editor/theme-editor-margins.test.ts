import { describe, expect, test } from 'vitest';
import { openedEditor, screenIn } from '../../test/support/started-editor.ts';
import { exampleTemplate, exampleText, operatorColours } from './theme-editor.cases.ts';

describe('The screen of the editor', () => {
  test('is closed by its button, and shows the view and the row that were chosen', () => {
    const { actor, context, is } = openedEditor();
    actor.send({ type: 'view.chosen', view: 'dark' });
    actor.send({ type: 'row.opened', row: { token: 'up', mode: 'dark' } });
    expect([context().view, context().row]).toEqual(['dark', { token: 'up', mode: 'dark' }]);
    actor.send({ type: 'picking.begun' });
    actor.send({ type: 'view.chosen', view: 'light' });
    expect([context().view, is(screenIn('picking'))]).toEqual(['light', true]);
    actor.send({ type: 'picking.ended' });
    expect(is(screenIn('resting'))).toBe(true);
    actor.send({ type: 'editor.closed' });
    expect(is({ screen: 'closed' })).toBe(true);
  });

  test.each(['save.wanted', 'deletion.wanted', 'reset.wanted', 'paste.wanted'] as const)(
    'says no earlier news while it asks after %s, and goes back when that is cancelled',
    (type) => {
      const { actor, context, is } = openedEditor([exampleTemplate]);
      actor.send({ type: 'template.loaded', name: exampleTemplate.name });
      actor.send({ type: 'template.exported' });
      expect(context().news).toEqual({ kind: 'exported' });
      actor.send({ type });
      expect([is(screenIn('resting')), context().news]).toEqual([false, null]);
      actor.send({ type: 'question.cancelled' });
      expect(is(screenIn('resting'))).toBe(true);
    },
  );

  test('forgets why a text was not taken, or a template not saved, when it goes back', async () => {
    const { actor, save, context, is } = openedEditor();
    actor.send({ type: 'paste.wanted' });
    actor.send({ type: 'text.pasted', text: '{}' });
    expect(context().refusal).toBe('noColours');
    actor.send({ type: 'question.cancelled' });
    expect([is(screenIn('resting')), context().refusal]).toEqual([true, null]);
    actor.send({ type: 'save.wanted' });
    actor.send({ type: 'template.named', name: 'A' });
    await save.last().fail('full');
    actor.send({ type: 'template.named', name: '  ' });
    expect([is(screenIn('unsaved')), save.calls.length]).toEqual([true, 1]);
    actor.send({ type: 'question.cancelled' });
    expect([is(screenIn('resting')), context().refusal]).toEqual([true, null]);
  });

  test.each(['deleted', 'not deleted'])('rests when a template was %s', async (how) => {
    const { actor, clock, keep, remove, context, is } = openedEditor([exampleTemplate]);
    actor.send({ type: 'template.loaded', name: exampleTemplate.name });
    clock.increment(400);
    await keep.last().answer(1);
    actor.send({ type: 'deletion.wanted' });
    actor.send({ type: 'deletion.confirmed' });
    if (how === 'deleted') await remove.last().answer([]);
    else await remove.last().fail('full');
    expect([is(screenIn('resting')), is({ draft: 'changed' }), context().refusal]).toEqual([
      true,
      how === 'deleted',
      how === 'deleted' ? null : 'full',
    ]);
  });

  test('rests when a template was copied or reset', async () => {
    const { actor, copy, is } = openedEditor();
    actor.send({ type: 'template.copied' });
    await copy.last().answer();
    expect(is(screenIn('resting'))).toBe(true);
    actor.send({ type: 'reset.wanted' });
    actor.send({ type: 'reset.confirmed' });
    expect(is(screenIn('resting'))).toBe(true);
  });
});

describe('The draft that was kept', () => {
  const changes = {
    'a step taken back': [{ type: 'step.undone' }],
    'a step done again': [{ type: 'step.redone' }],
    'a template loaded': [{ type: 'template.loaded', name: exampleTemplate.name }],
    'a reset': [{ type: 'reset.wanted' }, { type: 'reset.confirmed' }],
    'a text pasted': [{ type: 'paste.wanted' }, { type: 'text.pasted', text: exampleText }],
  } as const;

  test.each(Object.entries(changes))('is kept again 400 ms after %s, and not before', async (_, events) => {
    const { actor, clock, keep, is, choose } = openedEditor([exampleTemplate]);
    choose('#000001');
    clock.increment(400);
    await keep.last().answer(1);
    for (const event of events) actor.send(event);
    expect([is({ draft: 'changed' }), keep.calls.length]).toEqual([true, 1]);
    clock.increment(400);
    expect(keep.calls).toHaveLength(2);
  });

  test('in another tab is followed when it found no room here', async () => {
    const { actor, clock, keep, context, is, choose } = openedEditor();
    choose('#000001');
    clock.increment(400);
    await keep.last().fail('full');
    actor.send({ type: 'draft.followed', draft: null });
    expect([is({ draft: 'kept' }), context().colours]).toEqual([true, operatorColours]);
  });
});
