import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Language } from '../../contract/entities/languages.ts';
import { answering, recording } from '../testing/recorder.ts';
import { type LanguageReport, languageMachine } from './language.machine.ts';

const start = () => {
  const load = answering<Language | null>();
  const save = answering<void, { language: Language | null }>();
  const shown = recording<{ language: Language }>();
  const reports = recording<LanguageReport>();
  const actor = createActor(
    languageMachine.provide({
      actors: { loadLanguage: load.logic, saveLanguage: save.logic },
      actions: { report: reports.action, logFailure: () => undefined, showLanguage: shown.action },
    }),
  ).start();
  const is = () => actor.getSnapshot().value;
  const language = () => actor.getSnapshot().context.language;
  const choose = (chosen: Language) => actor.send({ type: 'language.chosen', language: chosen });
  const signedIn = (signedIn: boolean) => actor.send({ type: 'user.changed', signedIn });
  return { load, save, shown, reports, is, language, choose, signedIn };
};

describe('The language', () => {
  test('that a visitor chooses is shown and saved nowhere', () => {
    const { choose, shown, save, is, language } = start();
    choose('el');
    expect(shown.seen).toEqual([{ type: 'language.chosen', language: 'el' }]);
    expect(save.calls).toHaveLength(0);
    expect([is(), language()]).toEqual(['nobodys', null]);
  });

  test('that a player saved is taken over, and the page is told', async () => {
    const { signedIn, load, reports, is, language } = start();
    signedIn(true);
    expect(is()).toBe('loading');
    await load.last().answer('de');
    expect([is(), language()]).toEqual(['known', 'de']);
    expect(reports.seen).toEqual([{ type: 'language.loaded' }]);
  });

  test('that a player chooses is shown and saved', async () => {
    const { signedIn, load, choose, shown, save, is, language } = start();
    signedIn(true);
    await load.last().answer('de');
    choose('ru');
    expect(shown.seen).toHaveLength(1);
    expect(save.last().input).toEqual({ language: 'ru' });
    expect(is()).toBe('saving');
    await save.last().answer(undefined);
    expect([is(), language()]).toEqual(['known', 'ru']);
  });

  test('that a player chooses wins over the saved one that is still being loaded', async () => {
    const { signedIn, load, choose, is, language } = start();
    signedIn(true);
    choose('sq');
    await load.last().answer('de');
    expect([is(), language()]).toEqual(['saving', 'sq']);
  });

  test('chosen while another is being saved is saved too', () => {
    const { signedIn, choose, save } = start();
    signedIn(true);
    choose('sq');
    choose('ba');
    expect(save.calls.map(({ input }) => input.language)).toEqual(['sq', 'ba']);
  });

  test('stays what it is when it cannot be loaded or saved', async () => {
    const { signedIn, load, choose, save, is, language } = start();
    signedIn(true);
    await load.last().fail(new Error('no answer'));
    expect([is(), language()]).toEqual(['known', null]);
    choose('rs');
    await save.last().fail(new Error('no answer'));
    expect([is(), language()]).toEqual(['known', 'rs']);
  });

  test('of a player is nobody’s when he has left', async () => {
    const { signedIn, load, is, language } = start();
    signedIn(true);
    await load.last().answer('de');
    signedIn(false);
    expect([is(), language()]).toEqual(['nobodys', null]);
  });

  test('of one player is not the next one’s, not even while that is being loaded', async () => {
    const { signedIn, load, is, language } = start();
    signedIn(true);
    await load.last().answer('de');
    signedIn(true);
    expect([is(), language()]).toEqual(['loading', null]);
  });
});
