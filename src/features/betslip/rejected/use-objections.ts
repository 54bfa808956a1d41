import { type Objection, objectionsTo } from '../../../../domain/ticket/rejection.ts';
import { useTicket } from '../../../running/machines.ts';

/** The reasons at the selections of the ticket that was rejected last. */
export const useObjections = (): Objection[] => {
  const rejected = useTicket(({ context }) => context.rejected);
  const selections = useTicket(({ context }) => context.selections);
  const stake = useTicket(({ context }) => context.stake);
  return objectionsTo(rejected, selections, stake);
};
