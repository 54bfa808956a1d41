import { fromPromise } from 'xstate';
import { readSiteSettings } from '../../domain/settings/site-settings.ts';
import type { Site } from '../../machines/site/site.ts';
import type { Api } from '../transport/api/api.ts';

const orNull = <Value>(answer: Promise<Value>): Promise<Value | null> => answer.catch(() => null);

/** The operator's settings of the site; each part may be missing. */
export const createLoadSite = (api: Api, origin: string) =>
  fromPromise<Site, Site>(async ({ input: known, signal }) => {
    const [settings, statuses, theme] = await Promise.all([
      orNull(api.cms.settingsGeneral(signal).then((list) => readSiteSettings(list, known.settings ?? undefined))),
      orNull(api.cms.settingsStatuses(signal)),
      orNull(api.cms.themesByDomain(origin, signal)),
    ]);
    return { settings, statuses, theme };
  });
