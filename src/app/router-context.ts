import { waitFor } from 'xstate';
import type { Visitor } from '../../domain/access/guard-page.ts';
import { siteStatuses } from '../../domain/access/site-statuses.ts';
import { chooseLanguage, readLanguageCookie } from '../i18n/language-cookie.ts';
import type { RouterContext } from '../routes/-router-context.ts';
import { favouritesNow } from '../running/player-now.ts';
import type { Running } from '../running/running.tsx';
import type { lateParts } from './late-parts.ts';
import type { createAppRouter } from './router.ts';
import { createWayBack, openTo } from './way-back.ts';
import type { World } from './world.ts';

/** What is made with the context in hand, and so after it. */
interface Later extends ReturnType<typeof createAppRouter> {
  running: Running;
  late: ReturnType<typeof lateParts>;
}

/** What guards and loaders ask, answered from the running machines. */
export const createContext = (world: World, app: Running['app'], later: () => Later): RouterContext => {
  const state = () => app.getSnapshot().context;
  const ofAccount = () => later().running.player.started()?.language.getSnapshot().context.language;
  const visitor = (): Visitor => {
    const { user, userKnown } = state();
    return { signedIn: userKnown ? user !== null : null, roles: user?.roles ?? [] };
  };
  const statuses = () => siteStatuses(later().running.site.getSnapshot().context.site.statuses ?? []);
  const open = (path: string | null) => openTo(path, later().router, { visitor, statuses });
  return {
    api: world.api,
    visitor,
    signedIn: async () =>
      (await waitFor(app, ({ context }) => context.userKnown, { timeout: Number.POSITIVE_INFINITY })).context.user !==
      null,
    statuses,
    favourites: () => favouritesNow(later().running),
    language: () => chooseLanguage(later().prefix.current(), ofAccount(), readLanguageCookie(document.cookie)),
    logOut: async () => {
      const { session } = later().running;
      session.send({ type: 'session.left' });
      await waitFor(session, (now) => now.matches('signedOut'));
    },
    openLoginDialog: () => app.send({ type: 'authDialog.opened', mode: 'login' }),
    refused: (path) => app.send({ type: 'route.refused', path }),
    wayBack: createWayBack({
      lastRoute: () => app.getSnapshot().children.lastRoute?.getSnapshot(),
      returned: () => app.send({ type: 'route.returned' }),
      open,
    }),
    lastPage: () => open(world.routeStore.ofDevice()),
    account: () => later().late.account.start(),
    affiliates: () => later().late.affiliates.start(),
    agency: () => later().late.agency.start(),
    cashOut: () => later().late.cashOut.start(),
    games: () => later().late.games.start(),
    keptHistory: () => later().late.keptHistory.start(),
    messages: () => later().late.messages.start(),
    money: () => later().late.money.start(),
    push: async () => (await later().late.push.start()).send({ type: 'page.opened' }),
    playLimits: () => later().late.playLimits.start(),
    vouchers: () => later().late.vouchers.start(),
    reuse: () => later().late.reuse.start(),
    diagnose: async () => (await import('./diagnose.ts')).diagnose(world),
  };
};
