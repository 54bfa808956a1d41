import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useVoucherRef } from '../../running/machines.ts';
import dialog from '../../ui/dialog.module.css';
import css from './voucher-dialog.module.css';

interface VoucherActionsProps {
  /** What the form sends, in words. */
  children: ReactNode;
  editing: boolean;
  checking: boolean;
  /** It is not known what became of what was sent. */
  unanswered: boolean;
  /** Whether what is typed may be sent. */
  ready?: boolean;
}

/** The end of both forms of the vouchers: what is under way, and the ways out. */
export const VoucherActions = ({ children, editing, checking, unanswered, ready = true }: VoucherActionsProps) => {
  const { t } = useTranslation('voucher');
  const voucher = useVoucherRef();
  return (
    <>
      <p className={css.said} role="status">
        {unanswered ? t('unanswered') : checking && t('checking')}
      </p>
      <div className={dialog.actions}>
        <button
          type={unanswered ? 'button' : 'submit'}
          className={dialog.action}
          data-first
          aria-disabled={!(unanswered || (editing && ready))}
          onClick={() => unanswered && voucher.send({ type: 'outcome.asked' })}
        >
          {unanswered ? t('askAgain') : children}
        </button>
        <button
          type="button"
          className={dialog.action}
          disabled={!(editing || unanswered)}
          onClick={() => voucher.send({ type: 'dialog.closed' })}
        >
          {t(unanswered ? 'close' : 'cancel')}
        </button>
      </div>
    </>
  );
};
