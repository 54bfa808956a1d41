import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptsOddsChanges } from '../../../../machines/ticket/ticket-context.ts';
import { useTicket, useTicketRef } from '../../../running/use-ticket.ts';
import { Switch } from '../../../ui/switch.tsx';
import { ChangedMessage } from './changed-message.tsx';
import css from './selections.module.css';
import { SlipSelectionRow } from './slip-selection-row.tsx';

/** What stands on the slip, what of it changed, and whether changes are accepted by themselves. */
export const Selections = () => {
  const { t } = useTranslation('ticket');
  const ticket = useTicketRef();
  const selections = useTicket(({ context }) => context.selections);
  const autoOdds = useTicket(({ context }) => acceptsOddsChanges(context));
  const changed = useTicket((state) => state.matches({ composing: { face: 'changed' } }));
  const composing = useTicket((state) => state.matches('composing'));
  const list = useRef<HTMLUListElement>(null);

  // What is to be accepted must be seen, also in a list that is scrolled elsewhere.
  useEffect(() => {
    const row = changed ? list.current?.querySelector<HTMLElement>('[data-changed="true"]') : null;
    if (row) list.current?.scrollTo({ top: row.offsetTop - list.current.offsetTop });
  }, [changed]);

  return (
    <>
      {changed && <ChangedMessage />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ul ref={list} className={css.list} aria-label={t('title')} tabIndex={0}>
        {selections.map((selection) => (
          <SlipSelectionRow
            key={selection.id}
            selection={selection}
            onRemove={composing ? (id) => ticket.send({ type: 'selection.removed', id }) : undefined}
          />
        ))}
      </ul>
      {composing && (
        <div className={css.auto}>
          <Switch
            label={t('autoOdds')}
            checked={autoOdds}
            onChange={() => ticket.send({ type: 'auto-odds.toggled' })}
          />
        </div>
      )}
    </>
  );
};
