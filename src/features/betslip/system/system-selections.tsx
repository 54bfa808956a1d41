import { IconLock, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { combinationsOf } from '../../../../domain/system/system.ts';
import type { SlipSelection } from '../../../../domain/ticket/slip-selection.ts';
import { groupIndexOf, groupsOf, legsOf } from '../../../../domain/ticket/slip-system.ts';
import { useTicket, useTicketRef } from '../../../running/machines.ts';
import { countText } from '../../../ui/amount-text.ts';
import { conditionsText, groupLetter } from '../../../ui/group-text.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import css from './system-selections.module.css';

interface PartProps {
  head: ReactNode;
  label: string;
  children: ReactNode;
}

const Part = ({ head, label, children }: PartProps) => (
  <section aria-label={label}>
    <div className={css.head}>{head}</div>
    <ul>{children}</ul>
  </section>
);

interface SystemSelectionsProps {
  row: (selection: SlipSelection, mark: string | null) => ReactNode;
}

/** The selections by their groups, and those that must win in every line. */
export const SystemSelections = ({ row }: SystemSelectionsProps) => {
  const { t } = useTranslation('slip');
  const ticket = useTicketRef();
  const selections = useTicket(({ context }) => context.selections);
  const groups = useTicket(({ context }) => groupsOf(context.system));
  const composing = useTicket((state) => state.matches('composing'));
  const legs = legsOf(selections, groups);
  const outside = selections.filter(({ id }) => groupIndexOf(groups, id) === null);
  if (groups.length === 0) return <ul>{outside.map((selection) => row(selection, null))}</ul>;
  return (
    <>
      {groups.map(({ conditions, selections: members }, index) => {
        const group = groupLetter(index);
        const condition = `${conditionsText(conditions)}/${members.length}`;
        const title = t('ofCount', { conditions: conditionsText(conditions), count: members.length });
        const lines = combinationsOf(
          legs.filter((leg) => leg.group === index).map(({ odd }) => ({ odd, group: 0 })),
          [{ conditions }],
        );
        return (
          <Part
            key={members.join()}
            label={`${group}: ${title}`}
            head={
              <>
                <span className={css.letter}>{group}</span>
                <h3 className={css.title}>{title}</h3>
                <span className={css.aside}>{t('lines', { count: Number(lines), lines: countText(lines) })}</span>
                {composing && (
                  <IconButton
                    label={t('deleteGroup', { group })}
                    className={css.delete}
                    onClick={() => ticket.send({ type: 'group.deleted', index })}
                  >
                    <IconTrash size={16} stroke={1.75} aria-hidden />
                  </IconButton>
                )}
              </>
            }
          >
            {selections
              .filter(({ id }) => members.includes(id))
              .map((selection) => row(selection, t('fix', { group, condition })))}
          </Part>
        );
      })}
      {outside.length > 0 && (
        <Part
          label={`1/1: ${t('outside')}`}
          head={
            <>
              <span className={css.letter}>
                <IconLock size={12} stroke={1.75} aria-hidden />
              </span>
              <h3 className={css.title}>{t('ofCount', { conditions: 1, count: 1 })}</h3>
              <span className={css.aside}>{t('outside')}</span>
            </>
          }
        >
          {outside.map((selection) => row(selection, '1/1'))}
        </Part>
      )}
    </>
  );
};
