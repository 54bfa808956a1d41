import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlipSelection } from '../../../../domain/ticket/slip-selection.ts';
import { groupIndexOf, groupsOf } from '../../../../domain/ticket/slip-system.ts';
import { useTicket, useTicketRef } from '../../../running/machines.ts';
import { useOddsPolicy } from '../../../running/use-odds-policy.ts';
import { lazyPart } from '../../../ui/late.tsx';
import { OddsPolicyChoice } from '../../../ui/odds-policy-choice.tsx';
import { useObjections } from '../rejected/use-objections.ts';
import { SystemSelections } from '../system/system-selections.tsx';
import { ChangedMessage } from './changed-message.tsx';
import css from './selections.module.css';
import { SlipSelectionRow } from './slip-selection-row.tsx';

const ShareSlip = lazyPart(() => import('../reuse/share-slip.tsx'));

/** What is on the slip, what of it changed, and whether changes are accepted by themselves. */
export const Selections = () => {
  const { t } = useTranslation('ticket');
  const ticket = useTicketRef();
  const selections = useTicket(({ context }) => context.selections);
  const oddsPolicy = useOddsPolicy();
  const objections = useObjections();
  const changed = useTicket((state) => state.matches({ composing: { face: 'changed' } }));
  const composing = useTicket((state) => state.matches('composing'));
  const system = useTicket(({ context }) => context.system);
  const isLoose = ({ id }: SlipSelection) => groupIndexOf(groupsOf(system), id) === null;
  const list = useRef<HTMLUListElement>(null);

  // What is to be accepted must be seen, also in a list that is scrolled elsewhere.
  useEffect(() => {
    const row = changed ? list.current?.querySelector<HTMLElement>('[data-changed="true"]') : null;
    if (row) list.current?.scrollTo({ top: row.offsetTop - list.current.offsetTop });
  }, [changed]);

  const row = (selection: SlipSelection, mark: string | null) => (
    <SlipSelectionRow
      key={selection.id}
      selection={selection}
      mark={mark}
      isPicked={system && composing && isLoose(selection) ? system.selectedSelections.includes(selection.id) : null}
      onPick={(id) => ticket.send({ type: 'pick.toggled', id })}
      objection={composing ? objections.find((one) => one.selection.id === selection.id && one.remedy) : undefined}
      onRemove={composing ? (id) => ticket.send({ type: 'selection.removed', id }) : undefined}
    />
  );

  const share = composing && (
    <Suspense fallback={null}>
      <ShareSlip spelled />
    </Suspense>
  );

  return (
    <>
      {changed && <ChangedMessage />}
      {system ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        <section ref={list} className={css.list} aria-label={t('title')} data-system tabIndex={0}>
          <SystemSelections row={row} />
          {share && <div className={css.share}>{share}</div>}
        </section>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        <ul ref={list} className={css.list} aria-label={t('title')} tabIndex={0}>
          {selections.map((selection) => row(selection, null))}
          {share && <li className={css.share}>{share}</li>}
        </ul>
      )}
      {composing && (
        <div className={css.auto}>
          <OddsPolicyChoice {...oddsPolicy} />
        </div>
      )}
    </>
  );
};
