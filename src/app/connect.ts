import { pressedSlip } from '../../machines/app/pressed-slip.ts';
import { markFirstPage } from '../browser/first-page.ts';
import { atFirstSign } from '../browser/first-sign.ts';
import { whenIdle } from '../browser/when-idle.ts';
import type { OnDemand, Running } from '../running/running.tsx';
import { watchChunkFailures } from './chunk-failures.ts';
import { isHistoryKept } from './history-kept.ts';
import type { lateParts } from './late-parts.ts';
import type { Page } from './page.ts';
import type { ProvidedPlayer } from './provided-player.ts';
import type { AppRouter } from './router.ts';
import { keepPressed } from './slip-kept.ts';
import { keepPainting } from './theme-painting.ts';
import type { World } from './world.ts';

interface Connected {
  world: World;
  page: Page;
  code: OnDemand<ProvidedPlayer>;
  running: Running;
  late: ReturnType<typeof lateParts>;
  router: AppRouter;
}

/** What was pressed outlives a reload, whether or not what keeps a slip has come. */
const keepSlip = ({ code, running: { app, player } }: Connected) => {
  const subscription = app.subscribe(({ context }) => {
    const { ticket } = player.started() ?? {};
    if (ticket) {
      const keep = () => code.started()?.keep(ticket.getSnapshot());
      keep();
      ticket.subscribe(keep);
      subscription.unsubscribe();
    } else if (context.untold.at(-1)?.type === 'selection.toggled') keepPressed(pressedSlip(context.untold).selections);
  });
};

/** What waits for a reason: news of a payment, a player who wants reality checks. */
const startForReasons = ({ world, running, late }: Connected) => {
  world.sockets.sports.listen((news) => {
    if (news.name === 'payment_update') late.money.start().then(({ hear }) => hear(news.payload));
  });
  running.session.subscribe(({ context: { realityCheck } }) => {
    if (realityCheck !== null) void late.playLimits.start();
  });
};

/** What the player's machines need is fetched when the first page has come to rest, or at the first sign of somebody. */
const startPlayerBehind = ({ page, running: { player, install }, late, router }: Connected) => {
  const start = () => void player.start();
  const firstLoad = router.subscribe('onResolved', () => {
    firstLoad();
    page.recheck();
    whenIdle().then(() => {
      markFirstPage();
      start();
      void install.start();
      // What reads it without a network has to be in the browser before, of this build too.
      if (isHistoryKept()) void late.keptHistory.start();
    });
    atFirstSign(start);
  });
};

/** Connects the running parts: which receives events of which. */
export const connect = (site: Connected): void => {
  const { running, router } = site;
  const { app } = running;
  startForReasons(site);
  keepSlip(site);
  startPlayerBehind(site);
  for (const [when, type] of [
    ['onBeforeLoad', 'route.begun'],
    ['onResolved', 'route.entered'],
  ] as const)
    router.subscribe(when, ({ toLocation }) =>
      app.send({ type, path: `${toLocation.pathname}${toLocation.searchStr}` }),
    );
  watchChunkFailures(() => app.send({ type: 'reload.asked', cause: 'chunkFailed' }));
  keepPainting(running.site);
};
