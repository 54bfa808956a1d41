import type { InspectionEvent } from 'xstate';
import type { RouterContext } from '../routes/-router-context.ts';
import type { Running } from '../running/running.tsx';
import type { Page } from './page.ts';
import type { AppRouter } from './router.ts';
import type { World } from './world.ts';

/** What a part that starts later finds: the site as it runs. */
export interface LateSite {
  world: World;
  page: Page;
  app: Running['app'];
  player: Running['player'];
  router: AppRouter;
  context: RouterContext;
  inspect: ((inspection: InspectionEvent) => void) | undefined;
}
