import { useTranslation } from 'react-i18next';
import { useVoucher, useVoucherRef } from '../../running/machines.ts';
import dialog from '../../ui/dialog-buttons.module.css';
import css from './voucher-dialog.module.css';

/** The code of a new voucher, and whether it was copied. */
export const CreatedVoucher = () => {
  const { t } = useTranslation('voucher');
  const voucher = useVoucherRef();
  const code = useVoucher(({ context }) => context.textCode);
  const copied = useVoucher((state) => state.matches({ creating: { created: 'copied' } }));
  const notCopied = useVoucher((state) => state.matches({ creating: { created: 'notCopied' } }));
  return (
    <>
      <p className={css.code}>{code}</p>
      <p className={css.said} role="status" data-good={copied}>
        {copied ? t('copied') : notCopied && t('notCopied')}
      </p>
      <div className={dialog.actions}>
        <button
          type="button"
          className={dialog.action}
          data-first
          onClick={() => voucher.send({ type: 'dialog.closed' })}
        >
          {t('done')}
        </button>
        <button type="button" className={dialog.action} onClick={() => voucher.send({ type: 'copy.asked' })}>
          {t('copy')}
        </button>
      </div>
    </>
  );
};
