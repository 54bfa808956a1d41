import { IconTrash } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ownTicket } from '../../../machines/ticket/own-ticket.ts';
import { useTicket, useTicketRef } from '../../running/machines.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyPart } from '../../ui/late.tsx';
import { ticketCode } from '../../ui/ticket-code.ts';
import css from './slip-head.module.css';
import { KindTabs } from './system/kind-tabs.tsx';

const ShareSlip = lazyPart(() => import('./reuse/share-slip.tsx'));

/** In the head of a filled slip: basic or system and deletion while it is composed, the ticket's code once it is paid. */
export const SlipTools = () => {
  const { t } = useTranslation('ticket');
  const ticket = useTicketRef();
  const composing = useTicket((state) => state.matches('composing'));
  const code = useTicket(({ context }) => (context.news?.inSlip ? context.news : ownTicket(context))?.ticketId);
  return (
    <>
      {code && <span className={css.code}>{ticketCode(code)}</span>}
      {composing && (
        <>
          <KindTabs />
          <span className={css.share}>
            <Suspense fallback={null}>
              <ShareSlip />
            </Suspense>
          </span>
          <IconButton label={t('clear')} onClick={() => ticket.send({ type: 'deletion.asked' })}>
            <IconTrash size={18} stroke={1.75} aria-hidden />
          </IconButton>
        </>
      )}
    </>
  );
};
