import { useTranslation } from 'react-i18next';
import type { CreditPerson } from '../../../machines/credit-transfer/credit-transfer.machine.ts';

/** What a user is, in a line below his name: an agent of so many, or whose player, and with how many open tickets. */
export const useKindOf = () => {
  const { t } = useTranslation('agency');
  return ({ isAgent, parent, openTickets, players }: CreditPerson) =>
    [
      isAgent ? t('agent') : t('playerOf', { name: parent }),
      isAgent && t('players', { count: players }),
      !isAgent && openTickets > 0 && t('openTickets', { count: openTickets }),
    ]
      .filter(Boolean)
      .join(' · ');
};
