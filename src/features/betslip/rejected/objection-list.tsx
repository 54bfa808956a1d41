import { useTranslation } from 'react-i18next';
import { useOfferNames } from '../../../i18n/markets.ts';
import { ObjectionLine } from './objection-line.tsx';
import css from './objection-list.module.css';
import { useObjections } from './use-objections.ts';

/** In the dialog about a rejected ticket: which selections caused it, and what can be done about each. */
export const ObjectionList = () => {
  const { t } = useTranslation('slip');
  const names = useOfferNames();
  const objections = useObjections();
  if (objections.length === 0) return null;
  return (
    <ul className={css.list} aria-label={t('whyTitle')}>
      {objections.map((objection) => {
        const { id, marketCode, selectionCode, band, playerName, hostName, awayName } = objection.selection;
        return (
          <li key={id} className={css.item}>
            <p className={css.match}>
              {names.side(hostName)} – {names.side(awayName)}
            </p>
            <p className={css.name}>
              {names.outcome(objection.selection, marketCode, selectionCode, band, playerName)}
            </p>
            <ObjectionLine objection={objection} />
          </li>
        );
      })}
    </ul>
  );
};
