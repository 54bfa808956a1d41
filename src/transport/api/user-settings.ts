import type * as z from 'zod/mini';
import { getUserSettings, saveUserSettings } from '../../../contract/http/cms-user-settings.ts';
import type { HttpClient } from '../http-client.ts';

export type UserSettingsChange = z.input<typeof saveUserSettings.body>['settings'];

/** The saved settings of who is signed in. */
export const createUserSettingsApi = (http: HttpClient) => ({
  load: async (signal?: AbortSignal) => (await http.call(getUserSettings, { signal })).settings,
  save: (settings: UserSettingsChange, signal?: AbortSignal) =>
    http.call(saveUserSettings, { body: { settings }, signal }),
});

export type UserSettingsApi = ReturnType<typeof createUserSettingsApi>;
