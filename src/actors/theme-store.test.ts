import { expect, test } from 'vitest';
import { type ThemeTemplate, type ThemeToken, themeTokens } from '../../contract/entities/theme-template.ts';
import { mostTemplates } from '../../contract/storage/theme-templates.ts';
import { memoryStorage } from '../../test/support/examples/storage.ts';
import { modeTokens } from '../theme/tokens.ts';
import { createThemeStore } from './theme-store.ts';

const mode = (colour: string) =>
  Object.fromEntries(themeTokens.map((token) => [token, colour])) as Record<ThemeToken, string>;
const template = (name: string): ThemeTemplate => ({ name, dark: mode('#000000'), light: mode('#ffffff') });
const step = { changes: [], base: { from: null, to: 'A' } };
const draft = { base: 'A', colours: template('A'), past: [step], future: [] };

const full = () => ({
  ...memoryStorage()(),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

test('the variables of the site are those of a template', () => {
  for (const tokens of Object.values(modeTokens)) expect(Object.keys(tokens)).toEqual([...themeTokens]);
});

test('templates and draft are there again for the next page', async () => {
  const storage = memoryStorage();
  const store = createThemeStore(storage, () => 7);
  await store.saveTemplate(template('B'));
  await store.saveTemplate(template('A'));
  expect(await store.keepDraft(draft)).toBe(7);
  const next = createThemeStore(storage);
  expect(next.templates().map(({ name }) => name)).toEqual(['A', 'B']);
  expect(next.draft()).toMatchObject({ base: 'A', keptAt: 7, past: [step] });
  expect((await next.deleteTemplate('A')).map(({ name }) => name)).toEqual(['B']);
});

test('a draft without a change is none', async () => {
  const store = createThemeStore(memoryStorage());
  await store.keepDraft(draft);
  expect(await store.keepDraft({ ...draft, base: null, past: [] })).toBeNull();
  expect(store.draft()).toBeNull();
});

test('what is no colour makes the whole of it nothing', () => {
  const storage = memoryStorage();
  const bad = { ...template('A'), dark: { ...mode('#000000'), accent: 'url(//x)' } };
  storage().setItem('themeTemplates', JSON.stringify({ version: 1, templates: [bad] }));
  expect(createThemeStore(storage).templates()).toEqual([]);
});

test('a full storage and too many templates are refused', async () => {
  const store = createThemeStore(full as () => never);
  await expect(store.saveTemplate(template('A'))).rejects.toBe('full');
  await expect(store.keepDraft(draft)).rejects.toBe('full');
  const crowded = createThemeStore(memoryStorage());
  for (let count = 0; count < mostTemplates; count += 1) await crowded.saveTemplate(template(`${count}`));
  await expect(crowded.saveTemplate(template('one more'))).rejects.toBe('many');
  await crowded.saveTemplate(template('1'));
});
