import { fromPromise } from 'xstate';
import { type Language, language } from '../../contract/entities/scalars.ts';
import { ticketSettingsFrom } from '../../domain/ticket/ticket-settings.ts';
import type { Site } from '../../machines/app/site.ts';
import type { Api } from '../transport/api/api.ts';

const orNull = <Value>(answer: Promise<Value>): Promise<Value | null> => answer.catch(() => null);

/** What the operator says about the site, and the language a player saved. */
export const createSiteActors = (api: Api, origin: string) => ({
  loadSite: fromPromise<Site>(async ({ signal }) => {
    const [settings, statuses, theme] = await Promise.all([
      orNull(api.cms.settingsGeneral(signal).then(ticketSettingsFrom)),
      orNull(api.cms.settingsStatuses(signal)),
      orNull(api.cms.themesByDomain(origin, signal)),
    ]);
    return { settings, statuses, theme };
  }),
  loadLanguage: fromPromise<Language | null>(async ({ signal }) => {
    const { settings } = await api.cms.userSettings(signal);
    const saved = language.safeParse(settings.site?.lang);
    return saved.success ? saved.data : null;
  }),
  saveLanguage: fromPromise<void, { language: Language | null }>(async ({ input, signal }) => {
    await api.cms.saveUserSettings([{ object: 'site', property: 'lang', value: input.language }], signal);
  }),
});
