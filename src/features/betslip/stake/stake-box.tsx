import { useTranslation } from 'react-i18next';
import { stakeInMajorUnits } from '../../../../domain/ticket/stake.ts';
import { useTicket } from '../../../running/machines.ts';
import { amountText } from '../../../ui/amount-text.ts';
import { FundsNote } from './funds-note.tsx';
import css from './stake-field.module.css';
import { StakeField } from './stake-field.tsx';
import { StakePresets } from './stake-presets.tsx';

/** Shows that the stake has been raised to the minimum, until it is changed. */
const StakeRaised = () => {
  const { t } = useTranslation('slip');
  const raised = useTicket(({ context }) => (context.stakeRaised ? context.stake : null));
  return (
    <p className={css.raised} role="status">
      {raised !== null && t('raised', { amount: amountText(stakeInMajorUnits(raised)) })}
    </p>
  );
};

export const StakeBox = () => (
  <>
    <StakeField />
    <StakeRaised />
    <StakePresets />
    <FundsNote />
  </>
);
