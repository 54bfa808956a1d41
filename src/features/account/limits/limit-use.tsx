import { IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PlayLimitView } from '../../../../contract/http/play-limits.ts';
import { stampText } from '../../../i18n/dates/calendar.ts';
import { amountText } from '../../../ui/amount-text.ts';
import css from './limit-form.module.css';

interface LimitUseProps {
  limit: PlayLimitView;
  currency: string;
  disabled: boolean;
  onWithdraw(): void;
}

/** How much of a limit is used, and the change that waits: what describes its field, so nothing but phrases. */
export const LimitUse = ({ limit: { amount, used, next }, currency, disabled, onWithdraw }: LimitUseProps) => {
  const { t } = useTranslation('play');
  const left = amount === null ? 0 : Math.max(0, Math.round((amount - used) * 100) / 100);
  return (
    <>
      {amount !== null && (
        <>
          <meter className={css.meter} min={0} max={amount} value={Math.max(0, used)} aria-hidden />
          <span className={css.use}>{t('limits.left', { left: amountText(left) })}</span>
        </>
      )}
      {next && (
        <span className={css.waiting}>
          <span>
            <IconClock size={14} stroke={1.75} aria-hidden />
            {next.amount === null
              ? t('limits.waitsNone', { from: stampText(next.from) })
              : t('limits.waits', { from: stampText(next.from), amount: `${amountText(next.amount)} ${currency}` })}
          </span>
          <button type="button" disabled={disabled} onClick={onWithdraw}>
            {t('limits.withdraw')}
          </button>
        </span>
      )}
    </>
  );
};
