import { IconShare2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { sharedFrom } from '../../../../domain/ticket/reused-slip.ts';
import { groupsOf } from '../../../../domain/ticket/slip-system.ts';
import { useReuseRef, useTicketRef } from '../../../running/machines.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import css from './share-slip.module.css';

/** Shares the slip: an icon in its head, or a line with the word where the head has no room. */
const ShareSlip = ({ spelled = false }: { spelled?: boolean }) => {
  const { t } = useTranslation('reuse');
  const ticket = useTicketRef();
  const reuse = useReuseRef();
  const share = () => {
    const { selections, system } = ticket.getSnapshot().context;
    reuse.send({ type: 'share.asked', what: sharedFrom(selections, groupsOf(system)) });
  };
  const sign = <IconShare2 size={18} stroke={1.75} aria-hidden />;
  return spelled ? (
    <button type="button" className={css.line} onClick={share}>
      {sign} {t('share')}
    </button>
  ) : (
    <IconButton label={t('share')} onClick={share}>
      {sign}
    </IconButton>
  );
};

export default ShareSlip;
