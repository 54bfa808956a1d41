import { createActor, type InspectionEvent } from 'xstate';
import { favouritesOf } from '../../domain/offer/favourites.ts';
import type { Running } from '../running/running.tsx';
import { createBearer } from './bearer.ts';
import { connect } from './connect.ts';
import { lateParts } from './late-parts.ts';
import { latePlayer } from './late-player.ts';
import { onDemand } from './on-demand.ts';
import { createPage } from './page.ts';
import { providedApp } from './provided-app.ts';
import { providedPageSearch } from './provided-page-search.ts';
import { createAppRouter } from './router.ts';
import { createContext } from './router-context.ts';
import { isSlipKept } from './slip-kept.ts';
import { createWorld } from './world.ts';

type Inspect = (inspection: InspectionEvent) => void;

/** Those that the app machine starts with itself. */
const childrenOf = (app: Running['app']) => {
  const { session, site, connectivity, notices, authDialog } = app.getSnapshot().children;
  if (!session || !site || !connectivity || !notices || !authDialog) throw new Error('A machine is missing');
  return { session, site, connectivity, notices, authDialog };
};

/** Starts every machine once and ties the router to them; `inspect` is called for all that they do. */
export const startSite = async (inspect?: Inspect, origin = window.location.origin) => {
  const watched = inspect ? { inspect } : {};
  const world = createWorld(
    origin,
    createBearer(() => running.session),
  );
  const page = createPage(() => ({ running, router, context }));
  const code = onDemand(async () => (await import('./provided-player.ts')).providedPlayer(world, page));
  const app = createActor(providedApp(world, page, code), {
    id: 'app',
    input: {
      storedFavourites: favouritesOf(world.favourites.read()?.settings ?? {}),
      lastPath: world.routeStore.ofTab(),
      spread: Math.random(),
    },
    ...watched,
  });
  const player = latePlayer(app);
  const context = createContext(world, app, () => ({ router, prefix, running, late }));
  const { router, prefix } = createAppRouter(context);
  const late = lateParts({ world, page, app, player, router, context, inspect });
  const pageSearch = createActor(providedPageSearch(router), watched).start();
  const running: Running = { ...childrenOf(app), ...late, app, player, pageSearch };
  // Not before all is made that an effect may ask for at once.
  app.start();
  connect({ world, page, code, running, late, router });
  // A kept slip may hold a ticket on its way: the page does not go on as if there were none.
  if (inspect || isSlipKept()) await player.start();
  return { running, router, offer: world.offer, language: context.language() };
};
