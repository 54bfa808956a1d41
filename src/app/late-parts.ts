import type { LateSite } from './late-site.ts';
import { onDemand } from './on-demand.ts';

/** Parts that most visits never need, each fetched and started when it is first asked for. */
export const lateParts = (site: LateSite) => {
  const part = <Started>(load: () => Promise<{ start(site: LateSite): Started | Promise<Started> }>) =>
    onDemand(async () => (await load()).start(site));
  const playLimits = part(() => import('./start-play-limits.ts'));
  return {
    agency: part(() => import('./start-agency.ts')),
    account: part(() => import('./start-account.ts')),
    affiliates: part(() => import('./start-affiliates.ts')),
    cashOut: part(() => import('./start-cash-out.ts')),
    games: onDemand(async () => (await import('./start-games.ts')).start(site, playLimits)),
    install: part(() => import('./start-install.ts')),
    keptHistory: part(() => import('./start-kept-history.ts')),
    messages: part(() => import('./start-messages.ts')),
    money: part(() => import('./start-money.ts')),
    push: part(() => import('./start-push.ts')),
    openTickets: part(() => import('./start-open-tickets.ts')),
    reuse: part(() => import('./start-reuse.ts')),
    playLimits,
    themeEditor: part(() => import('./start-theme-editor.ts')),
    vouchers: part(() => import('./start-vouchers.ts')),
  };
};
