import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useVoucherRef } from '../../running/machines.ts';
import dialog from '../../ui/dialog-buttons.module.css';
import css from './voucher-dialog.module.css';

/** In place of the form while the credit is below what a voucher holds at least. */
export const TooLittleCredit = () => {
  const { t } = useTranslation('voucher');
  const voucher = useVoucherRef();
  return (
    <>
      <div className={css.panel} role="alert">
        <IconAlertCircle size={20} stroke={1.75} aria-hidden />
        <p>{t('tooLittle')}</p>
      </div>
      <div className={dialog.actions}>
        <button type="button" className={dialog.action} onClick={() => voucher.send({ type: 'dialog.closed' })}>
          {t('close')}
        </button>
      </div>
    </>
  );
};
