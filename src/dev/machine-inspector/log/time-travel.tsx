import { IconPlayerSkipForward, IconPlayerTrackNext, IconPlayerTrackPrev } from '@tabler/icons-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Recorded } from '../../recording.ts';
import css from './time-travel.module.css';

/** A past moment on show: the records as they were when it was opened, and the selected one. */
export interface Past {
  records: readonly Recorded[];
  index: number;
}

interface TimeTravelProps {
  past: Past | null;
  records: readonly Recorded[];
  onLook(past: Past | null): void;
}

/** Steps through what the machine went through, while it runs on. */
export const TimeTravel = ({ past, records, onLook }: TimeTravelProps) => {
  const shown = past?.records ?? records;
  const last = shown.length - 1;
  const index = past?.index ?? last;
  const look = (to: number) => onLook({ records: shown, index: Math.max(0, Math.min(last, to)) });
  const newer = past ? records.filter(({ seq }) => seq > (past.records.at(-1)?.seq ?? 0)).length : 0;
  return (
    <div className={css.travel} data-past={past !== null}>
      <IconButton label="Earlier" disabled={index <= 0} onClick={() => look(index - 1)}>
        <IconPlayerTrackPrev size={16} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton label="Later" disabled={!past || index >= last} onClick={() => look(index + 1)}>
        <IconPlayerTrackNext size={16} stroke={1.75} aria-hidden />
      </IconButton>
      <input
        type="range"
        className={css.slider}
        aria-label="Moment"
        min={0}
        max={Math.max(0, last)}
        value={Math.max(0, index)}
        disabled={last < 1}
        onChange={(change) => look(Number(change.target.value))}
      />
      <span className={css.where}>
        {past
          ? `${index + 1} of ${shown.length}${newer > 0 ? `, ${newer} newer` : ''}`
          : `live, ${shown.length} events`}
      </span>
      <IconButton label="Back to live" disabled={!past} onClick={() => onLook(null)}>
        <IconPlayerSkipForward size={16} stroke={1.75} aria-hidden />
      </IconButton>
    </div>
  );
};
