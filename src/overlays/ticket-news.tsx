import { ReofferDialog } from './reoffer-dialog.tsx';
import { TicketDialog } from './ticket-dialog.tsx';

/** What a ticket that was sent may bring: an offer, or how it ended. */
const TicketNews = () => (
  <>
    <TicketDialog />
    <ReofferDialog />
  </>
);

export default TicketNews;
