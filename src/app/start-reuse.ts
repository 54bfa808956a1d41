import { fromPromise } from 'xstate';
import type { ReusedSlip, ShareBody } from '../../contract/http/shared-slip.ts';
import { pageOf } from '../../domain/ticket/reused-slip.ts';
import { reuseMachine, type SharedCode, type TicketOwner } from '../../machines/reuse/reuse.machine.ts';
import { createSharedSlipApi } from '../transport/api/shared-slip.ts';
import { latePart } from './late-part.ts';
import type { LateSite } from './late-site.ts';

/** What repeats and shares tickets: fetched and started when it is first offered. */
export const start = async (site: LateSite) => {
  const { world, player, router } = site;
  const api = createSharedSlipApi(world.http);
  const machine = reuseMachine.provide({
    actors: {
      askSlip: fromPromise<ReusedSlip, { ticketId: string; owner: TicketOwner | null }>(
        ({ input: { ticketId, owner }, signal }) => {
          if (owner === null) return api.ofTicket(ticketId, signal);
          if (owner === 'brought') return api.ofTicketBrought(ticketId, signal);
          return api.ofOthersTicket(owner.userId, ticketId, signal);
        },
      ),
      shareSlip: fromPromise<SharedCode, { what: ShareBody | null }>(async ({ input: { what }, signal }) => {
        if (!what) throw new Error('There is nothing to share');
        return api.share(what, signal);
      }),
    },
    actions: {
      fillSlip: (_, filling) => {
        if (!filling) return;
        void player.start().then(({ ticket }) => ticket.send({ type: 'slip.filled', filling }));
        void router.navigate({ to: pageOf(filling.selections) });
      },
    },
  });
  return latePart(site, machine, { type: 'player.left' });
};
