import { useTranslation } from 'react-i18next';
import type { MatchEvent, Tracker } from '../../../contract/entities/tracker.ts';
import { sportOf } from '../../../domain/sports/sports.ts';
import type { MatchHead } from '../../offer/match-record.ts';
import { EventSign } from './event-sign.tsx';
import css from './strip.module.css';

/** Kinds of events drawn over and under the strip; what happens more often than this would hide it. */
const marked = ['goal', 'yellow', 'red', 'sub', 'suspension', 'knockdown'];
const mostMarks = 12;
/** A strip without a clock is at least as long as this many parts. */
const fewestParts = 24;

const marksOf = (events: readonly MatchEvent[]): readonly MatchEvent[] =>
  marked.flatMap((kind) => {
    const ofKind = events.filter((event) => event.kind === kind && event.side !== undefined);
    return ofKind.length > mostMarks ? [] : ofKind;
  });

interface StripProps {
  head: MatchHead;
  tracker: Tracker;
}

/** Who pressed when: a bar for each minute, the host's upwards. The timeline has the marks in words. */
export function Strip({ head, tracker: { minutes, momentum, events } }: StripProps) {
  const { t } = useTranslation(['tracker', 'betting']);
  const parts = Object.entries(momentum).map(([part, value]) => ({ part: Number(part), value }));
  const last = Math.max(-1, ...parts.map(({ part }) => part)) + 1;
  const length = minutes > 0 ? minutes : Math.max(fewestParts, last);
  const at = (part: number) => `${(100 * Math.min(length, part)) / length}%`;
  const now = minutes > 0 ? Math.min(minutes, head.matchPhase.timeMin) : last;
  const ticks = minutes > 0 ? [0, 1, 2, 3, 4, 5, 6].map((sixth) => Math.round((sixth * minutes) / 6)) : [];
  const hasHalves = sportOf(head.sport)?.phases.includes('HT') ?? false;
  return (
    <div className={css.strip} data-clock={minutes > 0} aria-hidden="true" title={t('tracker:momentum')}>
      {minutes > 0 &&
        marksOf(Object.values(events)).map((event, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards of a minute have no other key
            key={index}
            className={css.mark}
            data-side={event.side}
            style={{ left: at(event.minute) }}
          >
            <EventSign kind={event.kind} sport={head.sport} />
          </span>
        ))}
      <svg viewBox={`0 -10 ${length} 20`} preserveAspectRatio="none" className={css.bars} role="presentation">
        {parts.map(({ part, value }) => (
          <rect
            key={part}
            x={part + 0.08}
            width={0.84}
            y={Math.min(0, -value)}
            height={Math.abs(value)}
            className={value > 0 ? css.host : css.away}
          />
        ))}
      </svg>
      {head.inPlay && <span className={css.now} style={{ left: at(now) }} />}
      {ticks.map((tick) => (
        <span
          key={tick}
          className={css.tick}
          data-end={tick === 0 ? 'first' : tick === minutes ? 'last' : undefined}
          style={{ left: at(tick) }}
        >
          {2 * tick === minutes && hasHalves ? t('betting:phaseShort.HT') : `${tick}’`}
        </span>
      ))}
    </div>
  );
}
