import { useTranslation } from 'react-i18next';
import type { CreditMove } from '../../../contract/http/agency.ts';
import type { VoucherEntry } from '../../../contract/http/vouchers.ts';
import { stampText } from '../../i18n/dates/calendar.ts';
import { useSite } from '../../running/machines.ts';
import { useMode } from '../../theme/color-mode.ts';
import { amountText } from '../../ui/amount-text.ts';
import css from '../../ui/paper.module.css';
import { Paper } from '../../ui/paper.tsx';
import { QrCode } from './qr-code.tsx';

const useOperator = (): string | undefined => {
  const mode = useMode();
  return useSite(({ context }) => context.site.theme?.theme[mode][0]?.name);
};

export const PaperReceipt = ({ move, onClose }: { move: CreditMove; onClose(): void }) => {
  const { t } = useTranslation('agency');
  const facts = [
    [t('moves.time'), stampText(move.at)],
    [t('moves.agent'), move.agent],
    [t('moves.user'), move.user],
    [t(move.amount > 0 ? 'moves.given' : 'moves.taken'), `${amountText(Math.abs(move.amount))} ${move.currency}`],
    ...(move.note ? [[t('moves.note'), move.note]] : []),
  ];
  return (
    <Paper
      operator={useOperator()}
      title={t('transfer.receipt', { number: move.receipt })}
      id=""
      names={{ print: t('print'), close: t('dismiss') }}
      onClose={onClose}
    >
      <dl className={css.facts}>
        {facts.map(([name, value]) => [<dt key={`${name}.`}>{name}</dt>, <dd key={name}>{value}</dd>])}
      </dl>
      <footer className={css.foot}>
        <p>{t('receiptNote')}</p>
      </footer>
    </Paper>
  );
};

/** A voucher that is sold for cash: its amount, its code, and the code as a square that a phone reads. */
export const PaperVoucher = ({ voucher, onClose }: { voucher: VoucherEntry; onClose(): void }) => {
  const { t } = useTranslation('agency');
  const code = voucher.textCode ?? '';
  return (
    <Paper
      operator={useOperator()}
      title={`${t('voucher')} ${amountText(voucher.amount)} ${voucher.currency}`}
      id={t('voucherUntil', { date: stampText(voucher.expiresAt) })}
      names={{ print: t('print'), close: t('dismiss') }}
      onClose={onClose}
    >
      <QrCode text={code.replaceAll(/\D/g, '')} label={t('voucherQr')} />
      <p className={css.code}>{code}</p>
      <footer className={css.foot}>
        <p>{t('voucherNote')}</p>
      </footer>
    </Paper>
  );
};
