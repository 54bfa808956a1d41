import { useEffect } from 'react';
import { breakpoints } from '../../../../domain/limits.ts';
import { useTicket, useTicketRef } from '../../../running/machines.ts';
import { useMedia } from '../../../ui/use-media.ts';

/** Tells the ticket whether its slip can be seen: a receipt must not come where nobody looks. */
export const useTellSight = () => {
  const ticket = useTicketRef();
  const docked = useMedia(`(width >= ${breakpoints.slip / 16}rem)`);
  const open = useTicket(({ context }) => context.panelOpen);
  const inSight = docked || open;
  useEffect(() => {
    ticket.send({ type: 'slip.sighted', inSight });
    return () => ticket.send({ type: 'slip.sighted', inSight: false });
  }, [ticket, inSight]);
};
