import { IconTrash, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ownTicket } from '../../../machines/ticket/ticket-context.ts';
import { useTicket, useTicketRef } from '../../running/use-ticket.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ticketCode } from '../../ui/ticket-code.ts';
import css from './slip-head.module.css';

/** Title, count and what closes or deletes the slip; `children` stand between. */
export const SlipHead = ({ children }: { children?: ReactNode }) => {
  const { t } = useTranslation(['ticket', 'common']);
  const ticket = useTicketRef();
  const count = useTicket(({ context }) => context.selections.length);
  const composing = useTicket((state) => state.matches('composing'));
  const code = useTicket(({ context }) => ownTicket(context)?.ticketId);
  return (
    <header className={css.head} data-full={Boolean(children)}>
      <h2 className={css.title}>{t('title')}</h2>
      {count > 0 && (
        <span className={css.count} data-waiting={!composing}>
          {count}
        </span>
      )}
      <span className={css.space} />
      {code && <span className={css.code}>{ticketCode(code)}</span>}
      {children}
      {composing && (
        <IconButton label={t('clear')} onClick={() => ticket.send({ type: 'deletion.asked' })}>
          <IconTrash size={18} stroke={1.75} aria-hidden />
        </IconButton>
      )}
      <IconButton
        label={t('ticket.close', { ns: 'common' })}
        className={css.close}
        onClick={() => ticket.send({ type: 'panel.closed' })}
      >
        <IconX size={18} stroke={1.75} aria-hidden />
      </IconButton>
    </header>
  );
};
