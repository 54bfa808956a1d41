import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PayReason } from '../../../../domain/ticket/pay-reasons.ts';
import { stakeInMajorUnits } from '../../../../domain/ticket/stake.ts';
import { useTicket, useTicketRef } from '../../../running/machines.ts';
import { amountText } from '../../../ui/amount-text.ts';
import { walletName } from '../../../ui/wallet-name.ts';
import { useReasons } from '../use-reasons.ts';
import css from './stake-field.module.css';

const wrong: readonly string[] = [
  'stakeMissing',
  'stakeUnreadable',
  'minTicketPayin',
  'minSystemPayin',
  'maxStake',
] satisfies PayReason['key'][];

/** The stake with minus and plus. Plain because the slip comes with the first pages. */
export const StakeField = () => {
  const { t } = useTranslation('ticket');
  const ticket = useTicketRef();
  const stake = useTicket(({ context }) => context.stake);
  const currency = useTicket(({ context }) => context.wallet && walletName(context.wallet));
  const reasons = useReasons();
  const invalid = reasons.some(({ key }) => wrong.includes(key));
  const short = reasons.some(({ key }) => key === 'walletShort');
  const typed = useTicket(({ context }) => context.stakeText);
  const text = typed ?? (stake === null ? '' : amountText(stakeInMajorUnits(stake)));
  return (
    <div className={css.box} data-invalid={invalid} data-short={short}>
      <button
        type="button"
        className={css.step}
        aria-label={t('stakeDown')}
        onClick={() => ticket.send({ type: 'stake.stepped', direction: 'down' })}
      >
        <IconMinus size={18} stroke={1.75} aria-hidden />
      </button>
      <label className={css.field}>
        <input
          className={css.input}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          aria-label={t('stake')}
          aria-invalid={invalid || short}
          aria-describedby="pay-reasons funds-note"
          maxLength={12}
          size={Math.max(text.length, 4)}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => ticket.send({ type: 'stake.typed', text: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
          onBlur={() => ticket.send({ type: 'stake.left' })}
        />
        {currency && <span className={css.currency}>{currency}</span>}
      </label>
      <button
        type="button"
        className={css.step}
        aria-label={t('stakeUp')}
        onClick={() => ticket.send({ type: 'stake.stepped', direction: 'up' })}
      >
        <IconPlus size={18} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
};
