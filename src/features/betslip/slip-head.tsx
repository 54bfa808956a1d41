import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSlip, useTellPlayer, useTicketIfThere } from '../../running/machines.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import css from './slip-head.module.css';

/** Title, count, and what closes the slip where it is an overlay; a filled one has its tools between. */
export const SlipHead = ({ children }: { children?: ReactNode }) => {
  const { t } = useTranslation(['ticket', 'common']);
  const tellPlayer = useTellPlayer();
  const count = useSlip(({ selections }) => selections.length);
  const composing = useTicketIfThere((state) => state.matches('composing'));
  return (
    <div className={css.head} data-composing={composing}>
      <h2 className={css.title}>{t('title')}</h2>
      {count > 0 && (
        <span className={css.count} data-waiting={!composing}>
          {count}
        </span>
      )}
      <span className={css.space} />
      {children}
      <IconButton
        label={t('ticket.close', { ns: 'common' })}
        className={css.close}
        onClick={() => tellPlayer({ type: 'panel.closed' })}
      >
        <IconX size={18} stroke={1.75} aria-hidden />
      </IconButton>
    </div>
  );
};
