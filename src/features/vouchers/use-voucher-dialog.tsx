import { type ClipboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { voucherCodeLength } from '../../../domain/limits.ts';
import { masked, voucherCode } from '../../../domain/voucher/voucher-code.ts';
import { newTicketId } from '../../browser/ticket-id.ts';
import { useVoucher, useVoucherRef } from '../../running/machines.ts';
import { MantineIsland } from '../../theme/mantine-island.tsx';
import { TextField } from '../../ui/kit/text-field.tsx';
import { typedDigits } from './typed-digits.ts';
import { useRefusal } from './use-refusal.ts';
import { VoucherActions } from './voucher-actions.tsx';
import css from './voucher-dialog.module.css';
import { VoucherFrame } from './voucher-frame.tsx';

/** Pays a voucher into the player's wallet: four groups of four digits, and nothing shorter is sent (spec section 5). */
export const UseVoucherDialog = () => {
  const { t } = useTranslation('voucher');
  const voucher = useVoucherRef();
  const editing = useVoucher((state) => state.matches({ using: 'editing' }));
  const checking = useVoucher((state) => state.matches({ using: { asking: 'checking' } }));
  const unanswered = useVoucher((state) => state.matches({ using: 'unanswered' }));
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
    <VoucherFrame title={t('use')} lead={t('useText')}>
      <MantineIsland>
        <form
          className={css.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <TextField
            size="md"
            label={t('code')}
            error={refusal}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            placeholder="0000 - 0000 - 0000 - 0000"
            maxLength={voucherCodeLength}
            readOnly={!editing}
            value={text}
            onChange={() => undefined}
            onInput={(event) => setText(typedDigits(event, masked))}
            onPaste={paste}
          />
          <VoucherActions editing={editing} checking={checking} unanswered={unanswered} ready={code !== null}>
            {t('useAction')}
          </VoucherActions>
        </form>
      </MantineIsland>
    </VoucherFrame>
  );
};
