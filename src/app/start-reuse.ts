import { createActor, type InspectionEvent } from 'xstate';
import { pageOf } from '../../domain/ticket/reused-slip.ts';
import { reuseMachine } from '../../machines/reuse/reuse.machine.ts';
import { createReuseActors } from '../actors/reuse-actors.ts';
import type { Running } from '../running/running.tsx';
import { createSharedSlipApi } from '../transport/api/shared-slip.ts';
import type { AppRouter } from './router.ts';
import type { World } from './world.ts';

interface ReuseNeeds {
  world: World;
  app: Running['app'];
  ticket: Running['ticket'];
  router: AppRouter;
  inspect: ((inspection: InspectionEvent) => void) | undefined;
}

/** What repeats and shares tickets: fetched and started when it is first offered. */
export const startReuse = async ({ world, app, ticket, router, inspect }: ReuseNeeds) => {
  const machine = reuseMachine.provide({
    actors: createReuseActors(createSharedSlipApi(world.http)),
    actions: {
      fillSlip: (_, filling) => {
        if (!filling) return;
        ticket.send({ type: 'slip.filled', filling });
        void router.navigate({ to: pageOf(filling.selections) });
      },
    },
  });
  const reuse = createActor(machine, { id: 'reuse', ...(inspect ? { inspect } : {}) }).start();
  let player = app.getSnapshot().context.user?.id;
  app.subscribe(({ context: { user } }) => {
    if (user?.id === player) return;
    player = user?.id;
    reuse.send({ type: 'player.left' });
  });
  return reuse;
};
