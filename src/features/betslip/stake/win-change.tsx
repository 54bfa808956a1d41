import { useTranslation } from 'react-i18next';
import { amountText } from '../../../ui/amount-text.ts';
import css from './win-change.module.css';

/** By how much the possible win rises or falls with the change that waits for the player's word. */
export const WinChange = ({ change }: { change: number }) => {
  const { t } = useTranslation('slip');
  const cents = Math.round(change * 100);
  if (cents === 0) return null;
  return (
    <span className={css.change} data-direction={cents > 0 ? 'up' : 'down'}>
      <span className="visually-hidden">{t('winChange')} </span>
      {cents > 0 ? '▲ +' : '▼ −'}
      {amountText(Math.abs(cents) / 100)}
    </span>
  );
};
