import { type ClipboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { voucherCodeLength } from '../../../domain/limits.ts';
import { masked, voucherCode } from '../../../domain/voucher/voucher-code.ts';
import { newTicketId } from '../../browser/ticket-id.ts';
import { useVoucher, useVoucherRef } from '../../running/machines.ts';
import dialog from '../../ui/dialog.module.css';
import { FieldNote } from './field-note.tsx';
import { typedDigits } from './typed-digits.ts';
import { useRefusal } from './use-refusal.ts';
import css from './voucher-dialog.module.css';
import { VoucherFrame } from './voucher-frame.tsx';

/** Pays a voucher into the player's wallet: four groups of four digits, and nothing shorter is sent (spec section 5). */
export const UseVoucherDialog = () => {
  const { t } = useTranslation('voucher');
  const id = useId();
  const voucher = useVoucherRef();
  const editing = useVoucher((state) => state.matches({ using: 'editing' }));
  const checking = useVoucher((state) => state.matches({ using: 'checking' }));
  const refusal = useRefusal();
  const [text, setText] = useState('');
  const code = voucherCode(text);
  const send = () => {
    if (code !== null && editing) voucher.send({ type: 'code.entered', code, key: newTicketId() });
  };
  /** A whole code in a longer text would be cut off by the length of the field. */
  const paste = (event: ClipboardEvent) => {
    const pasted = masked(event.clipboardData.getData('text'));
    if (voucherCode(pasted) === null) return;
    event.preventDefault();
    setText(pasted);
  };
  return (
    <VoucherFrame title={t('use')} lead={t('useText')} busy={!editing}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <label className={css.label} htmlFor={id}>
          {t('code')}
        </label>
        <input
          id={id}
          className={css.input}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          placeholder="0000 - 0000 - 0000 - 0000"
          maxLength={voucherCodeLength}
          readOnly={!editing}
          aria-invalid={refusal !== null}
          aria-describedby={`${id}-note`}
          value={text}
          onChange={() => undefined}
          onInput={(event) => setText(typedDigits(event, masked))}
          onPaste={paste}
        />
        <FieldNote id={`${id}-note`} problem={refusal} />
        <p className={css.said} role="status">
          {checking && t('checking')}
        </p>
        <div className={dialog.actions}>
          <button type="submit" className={dialog.action} data-first aria-disabled={code === null || !editing}>
            {t('useAction')}
          </button>
          <button
            type="button"
            className={dialog.action}
            disabled={!editing}
            onClick={() => voucher.send({ type: 'dialog.closed' })}
          >
            {t('cancel')}
          </button>
        </div>
      </form>
    </VoucherFrame>
  );
};
