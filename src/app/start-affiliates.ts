import { fromPromise } from 'xstate';
import {
  type CodeCreationReport,
  codeCreationMachine,
  type WantedCode,
} from '../../machines/code-creation/code-creation.machine.ts';
import { type PayoutReport, payoutMachine, type WantedPayout } from '../../machines/payout/payout.machine.ts';
import type { AffiliateParts } from '../running/running.tsx';
import { type AffiliatesApi, createAffiliatesApi } from '../transport/api/affiliates.ts';
import { latePart } from './late-part.ts';
import type { LateSite } from './late-site.ts';

/** The machines of an affiliate with their effects; `hear` receives their reports. */
export const providedCodeCreation = (api: AffiliatesApi, hear: (report: CodeCreationReport) => void) =>
  codeCreationMachine.provide({
    actors: {
      createCode: fromPromise<string, WantedCode>(
        async ({ input: { code, campaign, key } }) => (await api.createCode(code, campaign, key)).code,
      ),
    },
    actions: { report: (_, report) => hear(report) },
  });

export const providedPayout = (api: AffiliatesApi, hear: (report: PayoutReport) => void) =>
  payoutMachine.provide({
    actors: {
      requestPayout: fromPromise<number | null, WantedPayout>(
        async ({ input: { amount, key } }) => (await api.requestPayout(amount, key)).payout.receipt,
      ),
    },
    actions: { report: (_, report) => hear(report) },
  });

/** The affiliate's calls and machines: fetched and started when one of his pages is first opened. */
export const start = (site: LateSite): AffiliateParts & { api: AffiliatesApi } => {
  const { world, page, app } = site;
  const api = createAffiliatesApi(world.http);
  const hear = (report: CodeCreationReport | PayoutReport) => {
    if (report.type === 'notice.raised') app.send(report);
    else page.refresh();
  };
  const left = { type: 'player.left' } as const;
  return {
    api,
    codeCreation: latePart(site, providedCodeCreation(api, hear), left),
    payout: latePart(site, providedPayout(api, hear), left),
  };
};
