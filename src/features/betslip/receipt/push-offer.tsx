import { IconBell } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { usePush, usePushRef } from '../../../running/machines.ts';
import css from './push-offer.module.css';

/** Offers, once and quietly, to tell how the ticket ends: until the browser was asked, or the player said no. */
const PushOffer = ({ ticketId }: { ticketId: string }) => {
  const { t } = useTranslation('push');
  const push = usePushRef();
  const offered = usePush((state) => state.matches('off') && state.context.offered);
  const isAccepted = usePush(({ context }) => context.ticketId === ticketId);
  const isAsking = usePush((state) => state.matches('asking') || state.matches('subscribing'));
  const isOn = usePush((state) => state.matches('on'));
  const isDenied = usePush((state) => state.matches('denied'));
  if (isAccepted)
    return (
      <p className={css.line} role="status">
        {isAsking && t('asking')}
        {isOn && t('willTell')}
        {isDenied && t('deniedShort')}
      </p>
    );
  if (!offered) return null;
  return (
    <p className={css.line}>
      <button type="button" className={css.action} onClick={() => push.send({ type: 'offer.accepted', ticketId })}>
        <IconBell size={16} stroke={1.75} aria-hidden />
        {t('offer')}
      </button>
      <button type="button" className={css.no} onClick={() => push.send({ type: 'offer.declined' })}>
        {t('decline')}
      </button>
    </p>
  );
};

export default PushOffer;
