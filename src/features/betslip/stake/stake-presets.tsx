import { useTranslation } from 'react-i18next';
import { minimumPayin } from '../../../../domain/ticket/minimum-payin.ts';
import { stakeInMajorUnits, stakePresets } from '../../../../domain/ticket/stake.ts';
import { useTicket, useTicketRef } from '../../../running/machines.ts';
import { shortAmountText } from '../../../ui/amount-text.ts';
import css from './stake-presets.module.css';

export const StakePresets = () => {
  const { t } = useTranslation('ticket');
  const ticket = useTicketRef();
  const stake = useTicket(({ context }) => context.stake);
  const minimum = useTicket(({ context }) => minimumPayin(context));
  return (
    <fieldset className={css.presets} aria-label={t('presets')}>
      {stakePresets(minimum).map((preset) => (
        <button
          key={preset}
          type="button"
          className={css.preset}
          aria-pressed={preset === stake}
          onClick={() => ticket.send({ type: 'stake.chosen', stake: preset })}
        >
          {shortAmountText(stakeInMajorUnits(preset))}
        </button>
      ))}
    </fieldset>
  );
};
