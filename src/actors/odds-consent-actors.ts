import { fromPromise } from 'xstate';
import type { OddsPolicy } from '../../contract/entities/ticket-request.ts';
import { noChanges, policyOf } from '../../domain/ticket/odds-policy.ts';
import type { UserSettingsApi } from '../transport/api/user-settings.ts';

/** The settings `site.autoOddsChange` of a player, and `site.oddsPolicy`, which refines it and outlasts its being off. */
export const createOddsConsentActors = (settings: UserSettingsApi) => ({
  loadConsent: fromPromise<OddsPolicy | null>(async ({ signal }) => {
    const { site } = await settings.load(signal);
    return site?.autoOddsChange === undefined ? null : policyOf(site.autoOddsChange, site.oddsPolicy);
  }),
  saveConsent: fromPromise<void, { policy: OddsPolicy | null }>(async ({ input: { policy }, signal }) => {
    const { mode } = policy ?? noChanges;
    const change = { object: 'site', property: 'autoOddsChange', value: mode !== 'none' };
    const refined = { object: 'site', property: 'oddsPolicy', value: policy };
    await settings.save(change.value ? [change, refined] : [change], signal);
  }),
});
