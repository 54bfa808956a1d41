import { createActor, type InspectionEvent, waitFor } from 'xstate';
import type { StoredSlip } from '../../contract/storage/slip.ts';
import { guardPage, type Visitor } from '../../domain/access/guard-page.ts';
import { siteStatuses } from '../../domain/access/site-statuses.ts';
import { favouritesOf } from '../../domain/offer/favourites.ts';
import { markFirstPage } from '../browser/first-page.ts';
import { atFirstSign } from '../browser/first-sign.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { chooseLanguage, readLanguageCookie } from '../i18n/language-cookie.ts';
import type { PageAddress, RouterContext } from '../routes/-router-context.ts';
import type { LateParts, Running } from '../running/running.tsx';
import { createBearer } from './bearer.ts';
import { watchChunkFailures } from './chunk-failures.ts';
import { lateParts } from './late-parts.ts';
import { onDemand, untilStarted } from './on-demand.ts';
import type { Page } from './page.ts';
import { pageAddress } from './page-address.ts';
import { providedApp } from './provided-app.ts';
import { createAppRouter } from './router.ts';
import { showLanguage } from './show-language.ts';
import { isSlipKept, keepPressed } from './slip-kept.ts';
import { keepPainting } from './theme-painting.ts';
import { createWorld } from './world.ts';

const childrenOf = (app: Running['app']): Omit<Running, keyof LateParts> => {
  const { session, maintenance, connectivity, notices, ticket, reoffer, favourites, betLimit, traceExport } =
    app.getSnapshot().children;
  if (!session || !maintenance || !connectivity || !notices || !ticket) throw new Error('A machine is missing');
  if (!reoffer || !favourites || !betLimit || !traceExport) throw new Error('A machine is missing');
  return {
    app,
    session,
    maintenance,
    connectivity,
    notices,
    ticket,
    reoffer,
    favourites,
    betLimit,
    traceExport,
  };
};

/** A machine acts before its new state can be read: what reads it waits until then. */
const afterwards = (work: () => void) => () => queueMicrotask(work);

/** Starts every machine once and ties the router to them; `inspect` hears of all that they do. */
export const startSite = async (inspect?: (inspection: InspectionEvent) => void) => {
  const world = createWorld(
    window.location.origin,
    createBearer(() => running.session),
  );
  const page: Page = {
    signIn: (session) => running.session.send({ type: 'session.started', session }),
    showLanguage: (language) => showLanguage(router.history, language),
    goToLogin: () => {
      if (context.statuses().loginInDialog) context.openLoginDialog();
      else router.navigate({ to: '/auth/login' });
    },
    recheck: afterwards(() => {
      const verdict = guardPage(router.state.location.pathname, context.visitor(), context.statuses());
      if (verdict !== 'stay' || currentLanguage() !== context.language()) page.refresh();
    }),
    refresh: afterwards(() => {
      // The first load asks for everything anyway, but its guards may have been first: they are asked again behind it.
      if (router.state.resolvedLocation) router.invalidate();
    }),
    favourites: () => running.favourites.getSnapshot().context.favourites,
    selectedEvents: () => new Set(running.ticket.getSnapshot().context.selections.map(({ eventId }) => eventId)),
  };
  const shareSlip = (slip: StoredSlip) => running.ticket.send({ type: 'slip.shared', slip });
  const player = onDemand(async () => {
    const started = (await import('./start-player.ts')).startPlayer(world, page);
    started.watchTabs(shareSlip);
    return started;
  });
  if (inspect || isSlipKept()) {
    // A kept slip may hold a ticket on its way: the page does not go on as if there were none.
    await untilStarted(player, () => {
      if (navigator.onLine && world.reloadGuard.reloadableIn() === 0) world.reloadGuard.reload();
    });
  }
  const app = createActor(providedApp(world, page, player), {
    id: 'app',
    input: {
      storedSlip: player.started()?.stored ?? null,
      storedFavourites: favouritesOf(world.favourites.read()?.settings ?? {}),
      lastPath: world.routeStore.ofTab(),
      spread: Math.random(),
    },
    ...(inspect ? { inspect } : {}),
  });
  const state = () => app.getSnapshot().context;
  const ofAccount = () => app.getSnapshot().children.language?.getSnapshot().context.language;
  /** The page on which the way back was offered and not yet taken. */
  let offeredAt: string | null = null;
  const context: RouterContext = {
    api: world.api,
    visitor: (): Visitor => {
      const { user, userKnown } = state();
      return { signedIn: userKnown ? user !== null : null, roles: user?.roles ?? [] };
    },
    signedIn: async () =>
      (await waitFor(app, ({ context }) => context.userKnown, { timeout: Number.POSITIVE_INFINITY })).context.user !==
      null,
    statuses: () => siteStatuses(state().site.statuses ?? []),
    language: () => chooseLanguage(prefix.current(), ofAccount(), readLanguageCookie(document.cookie)),
    logOut: async () => {
      running.session.send({ type: 'session.left' });
      await waitFor(running.session, (session) => session.matches('leaving') || session.matches('anonymous'));
    },
    openLoginDialog: () => app.send({ type: 'authDialog.opened', mode: 'login' }),
    refused: (path) => app.send({ type: 'route.refused', path }),
    wayBack: (address) => {
      const lastRoute = app.getSnapshot().children.lastRoute?.getSnapshot();
      if (!lastRoute?.matches({ signedIn: 'returning' })) {
        offeredAt = null;
        return null;
      }
      const { path } = lastRoute.context;
      const target = path === address ? null : open(path);
      // A load that was given up is asked again where it was; anywhere else the offer was taken.
      if (target !== null && (offeredAt ?? address) === address) {
        offeredAt = address;
        return target;
      }
      app.send({ type: 'route.returned' });
      return null;
    },
    lastPage: () => open(world.routeStore.ofDevice()),
    account: () => late.account.start(),
    cashOut: () => late.cashOut.start(),
    messages: () => late.messages.start(),
    money: () => late.money.start(),
    playLimits: () => late.playLimits.start(),
    vouchers: () => late.vouchers.start(),
    reuse: () => late.reuse.start(),
    diagnose: async () => (await import('./diagnose.ts')).diagnose(world),
  };
  /** An address of ours that this visitor may open. */
  const open = (path: string | null): PageAddress | null => {
    const address = path === null ? null : pageAddress(router, path);
    return address && guardPage(address.to, context.visitor(), context.statuses()) === 'stay' ? address : null;
  };
  const { router, prefix } = createAppRouter(context);
  app.start();
  const late = lateParts({ world, page, app, router, context, inspect });
  world.sockets.sports.listen((news) => {
    if (news.name === 'payment_update') late.money.start().then(({ hear }) => hear(news.payload));
  });
  const running: Running = { ...childrenOf(app), ...late };

  let pressed = running.ticket.getSnapshot().context.selections;
  running.ticket.subscribe((snapshot) => {
    const started = player.started();
    const { selections } = snapshot.context;
    if (started) started.keep(snapshot);
    else if (selections !== pressed) keepPressed(selections);
    pressed = selections;
  });
  running.session.subscribe(({ context: { realityCheck } }) => {
    if (realityCheck !== null) void late.playLimits.start();
  });
  const firstLoad = router.subscribe('onResolved', () => {
    firstLoad();
    page.recheck();
    whenIdle().then(() => {
      markFirstPage();
      player.start().catch(() => undefined);
    });
    if (player.started()) return;
    atFirstSign(() =>
      player.start().then(
        // Composed in another tab while this one was at rest.
        ({ stored }) => stored && page.selectedEvents().size === 0 && shareSlip(stored),
        () => undefined,
      ),
    );
  });
  for (const [when, type] of [
    ['onBeforeLoad', 'route.begun'],
    ['onResolved', 'route.entered'],
  ] as const)
    router.subscribe(when, ({ toLocation }) =>
      app.send({ type, path: `${toLocation.pathname}${toLocation.searchStr}` }),
    );
  watchChunkFailures(() => app.send({ type: 'chunk.failed' }));
  keepPainting(app);
  return { running, router, offer: world.offer, language: context.language() };
};
