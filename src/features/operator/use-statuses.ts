import { type SiteStatuses, siteStatuses } from '../../../domain/access/site-statuses.ts';
import { useSite } from '../../running/machines.ts';

/** What the operator switched off or on. */
export const useStatuses = (): SiteStatuses => siteStatuses(useSite(({ context }) => context.site.statuses) ?? []);
