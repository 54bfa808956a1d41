import { IconCircleX } from '@tabler/icons-react';
import { type KeyboardEvent, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useTicket, useTicketRef } from '../../running/machines.ts';
import { readableValues } from '../../ui/readable-values.ts';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { slipFocus } from './slip-focus.ts';
import css from './slip-refusal.module.css';

/** The server's refusal over the slip, and what happened to the money. */
export const SlipRefusal = () => {
  const { t } = useTranslation(['ticket', 'errors']);
  const ticket = useTicketRef();
  const refusal = useTicket(({ context }) => context.refusal);
  const leave = useFocusBack(slipFocus);
  const takeFocus = useCallback(
    (button: HTMLButtonElement | null) => {
      if (!button) return;
      leave();
      button.focus();
    },
    [leave],
  );
  if (!refusal) return null;
  // The key comes from the server, so the compiler cannot know it.
  const words = (t as unknown as (key: string, options: object) => string)(refusal.key, {
    ...readableValues(refusal.values),
    ns: refusal.namespace,
    defaultValue: t('badRequest', { ns: 'errors' }),
  });
  const close = () => ticket.send({ type: 'dialog.closed' });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // It closes the refusal, and not the slip as well.
    event.stopPropagation();
    close();
  };
  return (
    <div className={css.cover}>
      <div
        className={css.card}
        role="alertdialog"
        tabIndex={-1}
        aria-labelledby="refusal-title"
        aria-describedby="refusal-text"
        onKeyDown={onKeyDown}
      >
        <IconCircleX size={24} stroke={1.75} className={css.icon} aria-hidden />
        <h3 id="refusal-title" className={css.title}>
          {t('refused')}
        </h3>
        <p id="refusal-text" className={css.text}>
          {words} <strong>{t('nothingTaken')}</strong>
        </p>
        <button ref={takeFocus} type="button" className={css.ok} onClick={close}>
          {t('ok')}
        </button>
      </div>
    </div>
  );
};
