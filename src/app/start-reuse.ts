import { createActor } from 'xstate';
import { pageOf } from '../../domain/ticket/reused-slip.ts';
import { reuseMachine } from '../../machines/reuse/reuse.machine.ts';
import { createReuseActors } from '../actors/reuse-actors.ts';
import { createSharedSlipApi } from '../transport/api/shared-slip.ts';
import type { LateSite } from './late-parts.ts';
import { watchPlayer } from './watch-player.ts';

/** What repeats and shares tickets: fetched and started when it is first offered. */
export const startReuse = async ({ world, app, router, inspect }: LateSite) => {
  const machine = reuseMachine.provide({
    actors: createReuseActors(createSharedSlipApi(world.http)),
    actions: {
      fillSlip: (_, filling) => {
        if (!filling) return;
        app.getSnapshot().children.ticket?.send({ type: 'slip.filled', filling });
        void router.navigate({ to: pageOf(filling.selections) });
      },
    },
  });
  const reuse = createActor(machine, { id: 'reuse', ...(inspect ? { inspect } : {}) }).start();
  watchPlayer(app, () => reuse.send({ type: 'player.left' }));
  return reuse;
};
