import type { StoredSlip } from '../../contract/storage/slip.ts';
import { markFirstPage } from '../browser/first-page.ts';
import { atFirstSign } from '../browser/first-sign.ts';
import { whenIdle } from '../browser/when-idle.ts';
import type { OnDemand, Running } from '../running/running.tsx';
import { watchChunkFailures } from './chunk-failures.ts';
import type { lateParts } from './late-parts.ts';
import type { Page } from './page.ts';
import type { AppRouter } from './router.ts';
import { keepPressed } from './slip-kept.ts';
import type { Player } from './start-player.ts';
import { keepPainting } from './theme-painting.ts';
import type { World } from './world.ts';

interface Connected {
  world: World;
  page: Page;
  player: OnDemand<Player>;
  running: Running;
  late: ReturnType<typeof lateParts>;
  router: AppRouter;
}

/** What was pressed outlives a reload, whether or not what keeps a slip has started. */
const keepSlip = (ticket: Running['ticket'], player: OnDemand<Player>) => {
  let pressed = ticket.getSnapshot().context.selections;
  ticket.subscribe((snapshot) => {
    const started = player.started();
    const { selections } = snapshot.context;
    if (started) started.keep(snapshot);
    else if (selections !== pressed) keepPressed(selections);
    pressed = selections;
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
const startPlayerBehind = ({ page, player, running, router }: Connected) => {
  const shareSlip = (slip: StoredSlip) => running.ticket.send({ type: 'slip.shared', slip });
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
};

/** Ties what runs together: who hears of whom. */
export const connect = (site: Connected): void => {
  const { player, running, router } = site;
  const { app } = running;
  startForReasons(site);
  keepSlip(running.ticket, player);
  startPlayerBehind(site);
  for (const [when, type] of [
    ['onBeforeLoad', 'route.begun'],
    ['onResolved', 'route.entered'],
  ] as const)
    router.subscribe(when, ({ toLocation }) =>
      app.send({ type, path: `${toLocation.pathname}${toLocation.searchStr}` }),
    );
  watchChunkFailures(() => app.send({ type: 'chunk.failed' }));
  keepPainting(app);
};
