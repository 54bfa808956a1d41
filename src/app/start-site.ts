import { createActor, type InspectionEvent } from 'xstate';
import { favouritesOf } from '../../domain/offer/favourites.ts';
import type { LateParts, OnDemand, Running } from '../running/running.tsx';
import { createBearer } from './bearer.ts';
import { connect } from './connect.ts';
import { lateParts } from './late-parts.ts';
import { onDemand, untilStarted } from './on-demand.ts';
import { createPage, type Page } from './page.ts';
import { providedApp } from './provided-app.ts';
import { createAppRouter } from './router.ts';
import { createContext } from './router-context.ts';
import { isSlipKept } from './slip-kept.ts';
import type { Player } from './start-player.ts';
import { createWorld, type World } from './world.ts';

type Inspect = (inspection: InspectionEvent) => void;

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

/** The machines with their effects, not yet started. */
const makeMachines = (world: World, page: Page, player: OnDemand<Player>, inspect: Inspect | undefined) =>
  createActor(providedApp(world, page, player), {
    id: 'app',
    input: {
      storedSlip: player.started()?.stored ?? null,
      storedFavourites: favouritesOf(world.favourites.read()?.settings ?? {}),
      lastPath: world.routeStore.ofTab(),
      spread: Math.random(),
    },
    ...(inspect ? { inspect } : {}),
  });

/** Starts every machine once and ties the router to them; `inspect` hears of all that they do. */
export const startSite = async (inspect?: Inspect) => {
  const world = createWorld(
    window.location.origin,
    createBearer(() => running.session),
  );
  const page = createPage(() => ({ running, router, context }));
  const player = onDemand(async () => {
    const started = (await import('./start-player.ts')).startPlayer(world, page);
    started.watchTabs((slip) => running.ticket.send({ type: 'slip.shared', slip }));
    return started;
  });
  if (inspect || isSlipKept()) {
    // A kept slip may hold a ticket on its way: the page does not go on as if there were none.
    await untilStarted(player, () => {
      if (navigator.onLine && world.reloadGuard.reloadableIn() === 0) world.reloadGuard.reload();
    });
  }
  const app = makeMachines(world, page, player, inspect);
  const context = createContext(world, app, () => ({ router, prefix, session: running.session, late }));
  const { router, prefix } = createAppRouter(context);
  const late = lateParts({ world, page, app, router, context, inspect });
  const running: Running = { ...childrenOf(app), ...late };
  // Not before all is made that an effect may ask for at once.
  app.start();
  connect({ world, page, player, running, late, router });
  return { running, router, offer: world.offer, language: context.language() };
};
