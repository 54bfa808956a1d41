import { IconShare2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { sharedFrom } from '../../../../domain/ticket/reused-slip.ts';
import { groupsOf } from '../../../../domain/ticket/slip-system.ts';
import { useReuseRef } from '../../../running/use-reuse.ts';
import { useTicketRef } from '../../../running/use-ticket.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

/** In the head of the slip: hands it on as it stands. */
export const ShareSlip = () => {
  const { t } = useTranslation('reuse');
  const ticket = useTicketRef();
  const reuse = useReuseRef();
  const share = () => {
    const { selections, system } = ticket.getSnapshot().context;
    reuse.send({ type: 'share.asked', what: sharedFrom(selections, groupsOf(system)) });
  };
  return (
    <IconButton label={t('share')} onClick={share}>
      <IconShare2 size={18} stroke={1.75} aria-hidden />
    </IconButton>
  );
};
