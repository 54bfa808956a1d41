import type { LateSite } from './late-site.ts';
import { onDemand } from './on-demand.ts';

/** Parts that most visits never need, each fetched and started when it is first asked for. */
export const lateParts = (site: LateSite) => {
  const playLimits = onDemand(async () => (await import('./start-play-limits.ts')).startPlayLimits(site));
  return {
    agency: onDemand(async () => (await import('./start-agency.ts')).startAgency(site)),
    account: onDemand(async () => (await import('./start-account.ts')).startAccount(site)),
    affiliates: onDemand(async () => (await import('./start-affiliates.ts')).startAffiliates(site)),
    cashOut: onDemand(async () => (await import('./start-cash-out.ts')).startCashOut(site)),
    games: onDemand(async () => (await import('./start-games.ts')).startGames(site, playLimits)),
    messages: onDemand(async () => (await import('./start-messages.ts')).startMessages(site)),
    money: onDemand(async () => (await import('./start-money.ts')).startMoney(site)),
    openTickets: onDemand(async () => (await import('./start-open-tickets.ts')).startOpenTickets(site)),
    reuse: onDemand(async () => (await import('./start-reuse.ts')).startReuse(site)),
    playLimits,
    themeEditor: onDemand(async () => (await import('./start-theme-editor.ts')).startThemeEditor(site)),
    vouchers: onDemand(async () => (await import('./start-vouchers.ts')).startVouchers(site)),
  };
};
