import { useTranslation } from 'react-i18next';
import { evenOdd } from '../../../../domain/odds/odd.ts';
import { namedSystems } from '../../../../domain/system/named-systems.ts';
import { combinationsOf } from '../../../../domain/system/system.ts';
import { useTicket, useTicketRef } from '../../../running/machines.ts';
import { countText } from '../../../ui/amount-text.ts';
import { groupLetter } from '../../../ui/group-text.ts';
import css from './group-maker.module.css';

/** How many of the chosen selections must win, in steps or by the name of a system; then they become a group. */
export const GroupMaker = () => {
  const { t } = useTranslation('slip');
  const ticket = useTicketRef();
  const system = useTicket(({ context }) => context.system);
  const loose = useTicket(({ context }) => {
    const grouped = context.system?.groups.reduce((all, group) => all + group.selections.length, 0) ?? 0;
    return context.selections.length > grouped;
  });
  if (!system || !loose) return null;
  const { groups, selectedSelections, selectedConditions } = system;
  const size = selectedSelections.length;
  if (size === 0) return groups.length > 0 && <p className={css.hint}>{t('chooseForGroup')}</p>;
  const linesOf = (conditions: readonly number[]) => {
    const lines = combinationsOf(
      selectedSelections.map(() => ({ odd: evenOdd, group: 0 })),
      [{ conditions }],
    );
    return t('lines', { count: Number(lines), lines: countText(lines) });
  };
  const make = (conditions: readonly number[] | null) => ticket.send({ type: 'group.made', conditions });
  const named = namedSystems(size);
  return (
    <div className={css.maker}>
      <fieldset className={css.conditions}>
        <legend className={css.legend}>{t('conditions')}</legend>
        {Array.from({ length: size }, (_, index) => index + 1).map((k) => (
          <button
            key={k}
            type="button"
            className={css.chip}
            aria-pressed={selectedConditions.includes(k)}
            aria-label={t('ofCount', { conditions: k, count: size })}
            onClick={() => ticket.send({ type: 'condition.toggled', condition: k })}
          >
            {k}/{size}
          </button>
        ))}
      </fieldset>
      {named.length > 0 && (
        <fieldset className={css.named} aria-label={t('named')}>
          {named.map(({ name, conditions }) => (
            <button key={name} type="button" className={css.chip} onClick={() => make(conditions)}>
              {t(name)} <span className={css.lines}>{linesOf(conditions)}</span>
            </button>
          ))}
        </fieldset>
      )}
      <button type="button" className={css.make} disabled={selectedConditions.length === 0} onClick={() => make(null)}>
        {t('makeGroup', { group: groupLetter(groups.length) })}
        {selectedConditions.length > 0 && <span className={css.lines}>{linesOf(selectedConditions)}</span>}
      </button>
    </div>
  );
};
