import { useTranslation } from 'react-i18next';
import { isOn } from '../../../../machines/ticket/player-switch.ts';
import { useTicket, useTicketRef } from '../../../running/machines.ts';
import { Switch } from '../../../ui/switch.tsx';

/** Whether the player wants the receipt of an accepted ticket in the slip; a dialog is what the site shows by itself. */
export const ReceiptSwitch = () => {
  const { t } = useTranslation('slip');
  const ticket = useTicketRef();
  const checked = useTicket(({ context }) => isOn(context.receiptUsers, context.userId));
  return (
    <Switch label={t('receiptInSlip')} checked={checked} onChange={() => ticket.send({ type: 'receipt.toggled' })} />
  );
};
