import type { LateSite } from './late-site.ts';
import { onDemand } from './on-demand.ts';

/** Parts that most visits never need, each fetched and started when it is first asked for. */
export const lateParts = (site: LateSite) => {
  const playLimits = onDemand(async () => (await import('./start-play-limits.ts')).start(site));
  return {
    agency: onDemand(async () => (await import('./start-agency.ts')).start(site)),
    account: onDemand(async () => (await import('./start-account.ts')).start(site)),
    affiliates: onDemand(async () => (await import('./start-affiliates.ts')).start(site)),
    cashOut: onDemand(async () => (await import('./start-cash-out.ts')).start(site)),
    games: onDemand(async () => (await import('./start-games.ts')).start(site, playLimits)),
    install: onDemand(async () => (await import('./start-install.ts')).start(site)),
    keptHistory: onDemand(async () => (await import('./start-kept-history.ts')).start(site)),
    messages: onDemand(async () => (await import('./start-messages.ts')).start(site)),
    money: onDemand(async () => (await import('./start-money.ts')).start(site)),
    push: onDemand(async () => (await import('./start-push.ts')).start(site)),
    openTickets: onDemand(async () => (await import('./start-open-tickets.ts')).start(site)),
    reuse: onDemand(async () => (await import('./start-reuse.ts')).start(site)),
    playLimits,
    themeEditor: onDemand(async () => (await import('./start-theme-editor.ts')).start(site)),
    vouchers: onDemand(async () => (await import('./start-vouchers.ts')).start(site)),
  };
};
