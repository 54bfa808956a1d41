import type { InspectionEvent } from 'xstate';
import type { RouterContext } from '../routes/-router-context.ts';
import type { Running } from '../running/running.tsx';
import { onDemand } from './on-demand.ts';
import type { Page } from './page.ts';
import type { AppRouter } from './router.ts';
import type { World } from './world.ts';

/** What a part that starts later finds: the site as it runs. */
export interface LateSite {
  world: World;
  page: Page;
  app: Running['app'];
  router: AppRouter;
  context: RouterContext;
  inspect: ((inspection: InspectionEvent) => void) | undefined;
}

/** Parts that most visits never need, each fetched and started when it is first asked for. */
export const lateParts = (site: LateSite) => ({
  account: onDemand(async () => (await import('./start-account.ts')).startAccount(site)),
  cashOut: onDemand(async () => (await import('./start-cash-out.ts')).startCashOut(site)),
  messages: onDemand(async () => (await import('./start-messages.ts')).startMessages(site)),
  money: onDemand(async () => (await import('./start-money.ts')).startMoney(site)),
  openTickets: onDemand(async () => (await import('./start-open-tickets.ts')).startOpenTickets(site)),
  reuse: onDemand(async () => (await import('./start-reuse.ts')).startReuse(site)),
  playLimits: onDemand(async () => (await import('./start-play-limits.ts')).startPlayLimits(site)),
  vouchers: onDemand(async () => (await import('./start-vouchers.ts')).startVouchers(site)),
});
