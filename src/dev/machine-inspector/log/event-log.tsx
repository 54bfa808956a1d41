import { useMemo, useRef } from 'react';
import { eventName } from '../../../../machines/drawing/event-name.ts';
import { offsetsOf } from '../../../board/rows-between.ts';
import { useRowsInSight } from '../../../board/use-rows-in-sight.ts';
import type { Recorded } from '../../recording.ts';
import css from './event-log.module.css';

const rowHeight = 24;

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});

interface EventLogProps {
  /** Oldest first; shown newest first. */
  records: readonly Recorded[];
  chosen: Recorded | undefined;
  onChoose(record: Recorded): void;
}

/** What a machine received, newest on top; a press goes back to that moment. */
export const EventLog = ({ records, chosen, onChoose }: EventLogProps) => {
  const list = useRef<HTMLOListElement>(null);
  const count = records.length;
  const offsets = useMemo(() => offsetsOf(Array.from({ length: count }, () => rowHeight)), [count]);
  const { first, last } = useRowsInSight(list, offsets);
  const shown = records.slice(Math.max(0, count - last), count - first).reverse();
  return (
    <div className={css.log}>
      <ol ref={list} aria-label="Events" className={css.rows} style={{ height: count * rowHeight }}>
        {shown.map((record, index) => {
          const { seq, at, event, from, transitions } = record;
          return (
            <li key={seq} className={css.row} style={{ top: (first + index) * rowHeight }}>
              <button
                type="button"
                className={css.event}
                aria-current={record === chosen}
                data-ignored={transitions.length === 0}
                onClick={() => onChoose(record)}
              >
                <time className={css.time}>{clock.format(at)}</time>
                <span className={css.name}>{eventName(event.type)}</span>
                <span className={css.from}>{from ?? ''}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {records.length === 0 && <p className={css.empty}>Nothing has happened to it since the page was loaded.</p>}
    </div>
  );
};
