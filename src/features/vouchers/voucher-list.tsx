import { IconCircleCheck, IconClock, IconClockOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { VoucherEntry } from '../../../contract/http/vouchers.ts';
import { stampText } from '../../i18n/dates/calendar.ts';
import { amountText } from '../../ui/amount-text.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import css from './voucher-list.module.css';

const icons = { open: IconClock, used: IconCircleCheck, expired: IconClockOff };

/** How the states of a voucher are called. */
const statusTexts = { open: 'status.open', used: 'status.used', expired: 'status.expired' } as const;

const Row = ({ voucher }: { voucher: VoucherEntry }) => {
  const { t } = useTranslation('voucher');
  const { side, status, textCode, ending, amount, currency, createdAt, expiresAt, closedAt } = voucher;
  const Icon = icons[status];
  return (
    <li className={css.row}>
      <p className={css.code}>
        {textCode ?? <span className={css.gone}>{t('ending', { digits: ending })}</span>}
        {textCode && (
          <CopyButton
            text={textCode}
            label={t('copyCode', { code: textCode })}
            said={{ copied: t('copied'), notCopied: t('notCopied') }}
          />
        )}
      </p>
      <p className={css.side}>{t(side === 'created' ? 'created' : 'received')}</p>
      <p className={css.amount} data-in={side === 'used'}>
        {`${side === 'used' ? '+' : ''}${amountText(amount)} ${currency}`}
      </p>
      <p className={css.status} data-status={status}>
        <Icon size={16} stroke={1.75} aria-hidden />
        {t(statusTexts[status])}
      </p>
      <p className={css.times}>
        {createdAt && <span>{t('madeAt', { date: stampText(createdAt) })}</span>}
        {status === 'open' && <span>{t('openUntil', { date: stampText(expiresAt) })}</span>}
        {closedAt && status === 'used' && <span>{t('usedAt', { date: stampText(closedAt) })}</span>}
        {closedAt && status === 'expired' && <span>{t('returnedAt', { date: stampText(closedAt) })}</span>}
      </p>
    </li>
  );
};

/** Vouchers the player made or used, newest first. */
export const VoucherList = ({ vouchers }: { vouchers: readonly VoucherEntry[] }) => (
  <ul className={css.list}>
    {vouchers.map((voucher) => (
      <Row key={voucher.id} voucher={voucher} />
    ))}
  </ul>
);
