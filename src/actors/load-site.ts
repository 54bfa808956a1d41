import { fromPromise } from 'xstate';
import { ticketSettingsFrom } from '../../domain/ticket/ticket-settings.ts';
import type { Site } from '../../machines/app/site.ts';
import type { Api } from '../transport/api/api.ts';

const orNull = <Value>(answer: Promise<Value>): Promise<Value | null> => answer.catch(() => null);

/** What the operator says about the site; each part may be missing. */
export const createLoadSite = (api: Api, origin: string) =>
  fromPromise<Site>(async ({ signal }) => {
    const [settings, statuses, theme] = await Promise.all([
      orNull(api.cms.settingsGeneral(signal).then(ticketSettingsFrom)),
      orNull(api.cms.settingsStatuses(signal)),
      orNull(api.cms.themesByDomain(origin, signal)),
    ]);
    return { settings, statuses, theme };
  });
