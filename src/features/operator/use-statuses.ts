import { type SiteStatuses, siteStatuses } from '../../../domain/access/site-statuses.ts';
import { useApp } from '../../running/machines.ts';

/** What the operator switched off or on. */
export const useStatuses = (): SiteStatuses => siteStatuses(useApp((state) => state.context.site.statuses) ?? []);
