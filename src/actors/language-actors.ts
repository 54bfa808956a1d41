import { fromPromise } from 'xstate';
import type { Language } from '../../contract/entities/languages.ts';
import { language } from '../../contract/entities/scalars.ts';
import type { UserSettingsApi } from '../transport/api/user-settings.ts';

export const createLanguageActors = (settings: UserSettingsApi) => ({
  loadLanguage: fromPromise<Language | null>(async ({ signal }) => {
    const { site } = await settings.load(signal);
    const saved = language.safeParse(site?.lang);
    return saved.success ? saved.data : null;
  }),
  saveLanguage: fromPromise<void, { language: Language | null }>(async ({ input, signal }) => {
    await settings.save([{ object: 'site', property: 'lang', value: input.language }], signal);
  }),
});
