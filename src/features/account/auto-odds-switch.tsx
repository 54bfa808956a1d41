import { useTranslation } from 'react-i18next';
import { acceptsOddsChanges } from '../../../machines/ticket/ticket-context.ts';
import { useTicket, useTicketRef } from '../../running/use-ticket.ts';
import { Switch } from '../../ui/switch.tsx';

/** The slip's own switch, shown here as well. */
export const AutoOddsSwitch = () => {
  const { t } = useTranslation('ticket');
  const ticket = useTicketRef();
  return (
    <Switch
      label={t('autoOdds')}
      checked={useTicket(({ context }) => acceptsOddsChanges(context))}
      onChange={() => ticket.send({ type: 'auto-odds.toggled' })}
    />
  );
};
