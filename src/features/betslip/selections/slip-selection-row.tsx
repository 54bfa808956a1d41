import { IconLock, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Objection } from '../../../../domain/ticket/rejection.ts';
import type { SlipSelection } from '../../../../domain/ticket/slip-selection.ts';
import { useDates } from '../../../i18n/dates/use-dates.ts';
import { useOfferNames } from '../../../i18n/markets.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ObjectionLine } from '../rejected/objection-line.tsx';
import { LiveLine } from './live-line.tsx';
import { SlipOdd } from './slip-odd.tsx';
import css from './slip-selection-row.module.css';

interface SlipSelectionRowProps {
  selection: SlipSelection;
  mark: string | null;
  /** Whether it is chosen for the next group of a system; null when it cannot be. */
  isPicked: boolean | null;
  /** Why the ticket was rejected for it, as long as something can be done about that. */
  objection: Objection | undefined;
  onPick(id: string): void;
  onRemove?: ((id: string) => void) | undefined;
}

const direction = ({ odd, originalOdd, changesPending }: SlipSelection) => {
  if (!changesPending || odd === '-' || originalOdd === '-' || odd === originalOdd) return undefined;
  return odd > originalOdd ? 'up' : 'down';
};

/** Bet, match, kick-off or score, and odd. Its box is plain because the slip comes with the first pages. */
export const SlipSelectionRow = ({ selection, mark, isPicked, objection, onPick, onRemove }: SlipSelectionRowProps) => {
  const { t } = useTranslation(['ticket', 'slip']);
  const dates = useDates();
  const names = useOfferNames();
  const { marketCode, selectionCode, sport, band, originalBand } = selection;
  const market = names.market(sport, marketCode, selection, band);
  const outcome = names.selectionWithLine(marketCode, selectionCode, band, selection.playerName);
  const name = `${market}: ${outcome}`;
  const isLocked = selection.lockedBy !== null;
  const movedLine = selection.bandChanged && !objection;
  return (
    <li
      className={css.row}
      data-fixed={onRemove === undefined}
      data-changed={selection.changesPending}
      data-locked={isLocked}
      data-direction={direction(selection)}
    >
      {isPicked !== null && (
        <label className={css.pick}>
          <input
            type="checkbox"
            checked={isPicked}
            aria-label={t('pick', { ns: 'slip', name })}
            onChange={() => onPick(selection.id)}
          />
        </label>
      )}
      <div className={css.words}>
        <p className={css.name}>
          {name} {mark && <span className={css.mark}>{mark}</span>}
        </p>
        <p className={css.match}>
          {names.side(selection.hostName)} – {names.side(selection.awayName)}
        </p>
        {objection && <ObjectionLine objection={objection} />}
        {objection?.remedy?.do === 'remove' ? null : selection.desc === 'live' && (isLocked || !movedLine) ? (
          <LiveLine eventId={selection.eventId} locked={isLocked} />
        ) : selection.lockedBy !== null ? (
          <p className={css.warning}>
            <IconLock size={12} stroke={1.75} aria-hidden />
            {t(selection.lockedBy)}
          </p>
        ) : movedLine ? (
          <p className={css.warning}>{t('lineMoved', { before: originalBand ?? '–', now: band ?? '–' })}</p>
        ) : (
          <p className={css.meta}>
            <span className={css.country}>{names.country(selection.groupName)} · </span>
            {names.league(selection.leagueName)} · {dates.nearTime(selection.timeStart)}
          </p>
        )}
      </div>
      <SlipOdd selection={selection} direction={direction(selection)} />
      {onRemove && (
        <IconButton label={t('remove', { name })} className={css.remove ?? ''} onClick={() => onRemove(selection.id)}>
          <IconX size={16} stroke={1.75} aria-hidden />
        </IconButton>
      )}
    </li>
  );
};
