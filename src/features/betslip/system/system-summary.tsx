import { IconAlertCircle, IconList } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stakeInMajorUnits } from '../../../../domain/ticket/stake.ts';
import { useTicket } from '../../../running/machines.ts';
import { amountText, countText } from '../../../ui/amount-text.ts';
import { lazyPart } from '../../../ui/late.tsx';
import { walletName } from '../../../ui/wallet-name.ts';
import { useFigures } from '../use-figures.ts';
import { useReasons } from '../use-reasons.ts';
import { PayoutLadder } from './payout-ladder.tsx';
import css from './system-summary.module.css';

const SystemLines = lazyPart(() => import('./system-lines.tsx'));

/** How many lines at which stake, what they win, and every one of them on demand. */
export const SystemSummary = () => {
  const { t } = useTranslation('slip');
  const [shown, setShown] = useState(false);
  const stake = useTicket(({ context }) => context.stake) ?? 0;
  const currency = useTicket(({ context }) => (context.wallet ? walletName(context.wallet) : ''));
  const payable = useReasons().length === 0;
  const { now } = useFigures();
  const even = BigInt(stake) % now.lines === 0n;
  const each = `${even ? '' : '≈ '}${amountText(stakeInMajorUnits(stake) / Number(now.lines))} ${currency}`.trimEnd();
  return (
    <>
      <div className={css.row}>
        <span className={css.label}>{t('combinations')}</span>
        <button type="button" className={css.lines} onClick={() => setShown(true)}>
          {countText(now.lines)} × {each}
          <span className="visually-hidden">{t('showLines')}</span>
          <IconList size={16} stroke={1.75} aria-hidden />
        </button>
      </div>
      <PayoutLadder />
      {payable && now.smallestWin < stakeInMajorUnits(stake) && (
        <p className={css.warning}>
          <IconAlertCircle size={16} stroke={1.75} aria-hidden />
          {t('paysLess', { amount: amountText(now.smallestWin) })}
        </p>
      )}
      <Suspense fallback={null}>{shown && <SystemLines onClose={() => setShown(false)} />}</Suspense>
    </>
  );
};
