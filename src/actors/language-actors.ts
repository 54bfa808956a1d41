import { fromPromise } from 'xstate';
import { type Language, language } from '../../contract/entities/scalars.ts';
import type { Api } from '../transport/api/api.ts';

/** The language of the account. */
export const createLanguageActors = (api: Api) => ({
  loadLanguage: fromPromise<Language | null>(async ({ signal }) => {
    const { settings } = await api.cms.userSettings(signal);
    const saved = language.safeParse(settings.site?.lang);
    return saved.success ? saved.data : null;
  }),
  saveLanguage: fromPromise<void, { language: Language | null }>(async ({ input, signal }) => {
    await api.cms.saveUserSettings([{ object: 'site', property: 'lang', value: input.language }], signal);
  }),
});
