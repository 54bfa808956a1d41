import { useTranslation } from 'react-i18next';
import { amountText } from '../../../ui/amount-text.ts';
import { useFigures } from '../use-figures.ts';

/** By how much the possible win rises or falls with the change that waits for the player's word. */
export const WinChange = () => {
  const { t } = useTranslation('slip');
  const { now, before } = useFigures();
  const cents = before ? Math.round((now.possibleWin - before.possibleWin) * 100) : 0;
  if (cents === 0) return null;
  return t(cents > 0 ? 'winHigher' : 'winLower', { amount: amountText(Math.abs(cents) / 100) });
};
