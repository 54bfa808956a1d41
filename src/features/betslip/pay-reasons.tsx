import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { warnsOfFreeBet } from '../../../domain/ticket/free-bet-warning.ts';
import { nearestStake } from '../../../domain/ticket/minimum-payin.ts';
import type { PayReason } from '../../../domain/ticket/pay-reasons.ts';
import { stakeInMajorUnits } from '../../../domain/ticket/stake.ts';
import { useTicket, useTicketRef } from '../../running/machines.ts';
import { amountText } from '../../ui/amount-text.ts';
import css from './slip-action.module.css';
import { useShortage } from './stake/funds-note.tsx';
import { useReasons } from './use-reasons.ts';

const useReasonText = () => {
  const { t } = useTranslation('ticket');
  const { t: slip } = useTranslation('slip');
  return (reason: Exclude<PayReason, { key: 'walletShort' }>): string => {
    switch (reason.key) {
      case 'freebetNoSystem':
      case 'systemWithoutGroups':
      case 'stakeUnreadable':
        return slip(reason.key);
      case 'maxSystemTicketCombinations':
        return slip(reason.key, reason.values);
      case 'minPayinPerSystemComb':
      case 'minSystemPayin':
        return slip(reason.key, { amount: amountText(reason.values.amount) });
      case 'maxTicketSelections':
        return t(reason.key, reason.values);
      case 'minTicketPayin':
      case 'maxStake':
        return t(reason.key, { amount: amountText(reason.values.amount) });
      default:
        return t(reason.key);
    }
  };
};

const ofStake: readonly PayReason['key'][] = ['minTicketPayin', 'minPayinPerSystemComb', 'minSystemPayin', 'maxStake'];

/** The nearest stake that all limits allow, at one press. */
const MendStake = () => {
  const { t } = useTranslation('slip');
  const ticket = useTicketRef();
  const typed = useTicket(({ context }) => context.stake);
  const stake = useTicket(({ context }) => nearestStake(context));
  const payable = useShortage()?.payable ?? null;
  // The stake that the wallet can pay is offered where its shortage is shown.
  if (stake === null || typed === null || payable !== null) return null;
  return (
    <button type="button" className={css.raise} onClick={() => ticket.send({ type: 'stake.chosen', stake })}>
      {t(stake > typed ? 'raiseTo' : 'lowerTo', { amount: amountText(stakeInMajorUnits(stake)) })}
    </button>
  );
};

/** The texts of why pay is disabled, and the free-bet warning; the wallet's shortage is shown at the stake. */
export const PayReasons = () => {
  const reasons = useReasons();
  const { t } = useTranslation('ticket');
  const textOf = useReasonText();
  const lastOfStake = reasons.findLast(({ key }) => ofStake.includes(key));
  const freeBet = useTicket(({ context }) => warnsOfFreeBet(context));
  return (
    <ul id="pay-reasons" className={css.reasons}>
      {reasons
        .filter((reason) => reason.key !== 'walletShort')
        .map((reason) => (
          <li key={reason.key} className={css.reason}>
            <IconAlertCircle size={16} stroke={1.75} aria-hidden />
            <span className={css.words}>{textOf(reason)}</span>
            {reason === lastOfStake && <MendStake />}
          </li>
        ))}
      {freeBet && (
        <li className={css.reason}>
          <IconAlertCircle size={16} stroke={1.75} aria-hidden />
          <span className={css.words}>{t('minSelectionsMaxOddFreebet')}</span>
        </li>
      )}
    </ul>
  );
};
