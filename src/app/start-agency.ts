import { fromPromise } from 'xstate';
import { breakpoints } from '../../domain/limits.ts';
import {
  type CreditOrder,
  type CreditReceiver,
  creditTransferMachine,
  type MovedCredit,
} from '../../machines/credit-transfer/credit-transfer.machine.ts';
import { type UserOrder, userCreationMachine } from '../../machines/user-creation/user-creation.machine.ts';
import type { AgencyMachines } from '../running/running.tsx';
import { type AgencyApi, createAgencyApi } from '../transport/api/agency.ts';
import { latePart } from './late-part.ts';
import type { LateSite } from './late-site.ts';
import { onPageLeft } from './on-page-left.ts';

interface Transfer {
  receiver: CreditReceiver | null;
  order: CreditOrder | null;
}

/** The machines of an agent's office with their effects. What was sent is not taken back: it goes on although nobody waits. */
export const providedAgency = (api: AgencyApi, refresh: () => void) => ({
  creditTransfer: creditTransferMachine.provide({
    actors: {
      moveCredit: fromPromise<MovedCredit, Transfer>(async ({ input: { receiver, order } }) => {
        if (!receiver || !order) throw new Error('no credit to move');
        const { userId, currency_id, payout } = receiver;
        const { way, amount, note, key } = order;
        const { receipt, newCredit } = payout
          ? await api.payOut(payout)
          : await api.move(way, { userId, currency_id, amount, note }, key);
        return { receipt, newCredit };
      }),
    },
    actions: { refresh },
  }),
  userCreation: userCreationMachine.provide({
    actors: {
      createUser: fromPromise<string, { order: UserOrder | null }>(async ({ input: { order } }) => {
        if (!order) throw new Error('no account to open');
        const { kind, ...account } = order;
        return (await api.createUser(kind, account)).username;
      }),
    },
    actions: { refresh },
  }),
});

/** An agent's office: fetched and started with the first of its pages. */
export const start = (site: LateSite): AgencyMachines & { api: AgencyApi } => {
  const api = createAgencyApi(site.world.http);
  const machines = providedAgency(api, site.page.refresh);
  const creditTransfer = latePart(site, machines.creditTransfer, { type: 'player.left' });
  const userCreation = latePart(site, machines.userCreation, { type: 'player.left' });
  // What covers a page closes with it; next to the pages an amount stays.
  const beside = matchMedia(`(width >= ${breakpoints.slip / 16}rem)`);
  onPageLeft(site.router, () => {
    userCreation.send({ type: 'dialog.closed' });
    if (!beside.matches) creditTransfer.send({ type: 'dialog.closed' });
  });
  return { api, creditTransfer, userCreation };
};
