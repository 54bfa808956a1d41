import { useTranslation } from 'react-i18next';
import type { MatchEvent, Tracker } from '../../../contract/entities/tracker.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import type { MatchHead } from '../../offer/match-record.ts';
import { EventSign } from './event-sign.tsx';
import css from './timeline.module.css';
import { useTrackerNames } from './tracker-names.ts';

/** When it was: the minute of a clock, else the part of the match. */
const useWhen = () => {
  const names = useOfferNames();
  return ({ minute, added, phase, kind }: MatchEvent): string => {
    if (kind === 'set' || kind === 'period' || kind === 'end') return '';
    if (/^(SET|GAME|MAP|FRAME|INN)/.test(phase)) return names.phaseShort(phase);
    return `${minute}${added === undefined ? '' : `+${added}`}’`;
  };
};

function Entry({ event, head }: { event: MatchEvent; head: MatchHead }) {
  const names = useTrackerNames();
  const when = useWhen();
  const side = names.side(event.side, head);
  const score = event.kind === 'end' && !/\d/.test(event.score ?? '') ? undefined : event.score;
  return (
    <>
      <span className={css.when}>{when(event)}</span>
      <EventSign kind={event.kind} sport={head.sport} />
      <span className={css.what}>
        <b>{names.event(event)}</b>
        {event.player !== undefined && ` ${event.player}`}
        {side !== '' && <span className={css.side}>{` ${side}`}</span>}
      </span>
      {score !== undefined && <span className={css.score}>{score.replace('-', '–')}</span>}
    </>
  );
}

interface TimelineProps {
  head: MatchHead;
  tracker: Tracker;
  /** Shown whole from the start. */
  open: boolean;
}

/** What has happened, the newest first; folded, only the last of it is seen. */
export function Timeline({ head, tracker, open }: TimelineProps) {
  const { t } = useTranslation('tracker');
  const events = Object.entries(tracker.events).reverse();
  const last = events[0]?.[1];
  if (last === undefined) return <p className={css.quiet}>{t('quiet')}</p>;
  return (
    <details className={css.timeline} open={open}>
      <summary className={css.summary}>
        <b>{t('timeline')}</b>
        <span className={css.last}>
          <Entry event={last} head={head} />
        </span>
      </summary>
      <ol className={css.list} reversed>
        {events.map(([id, event]) => (
          <li key={id} className={css.entry} data-side={event.side}>
            <Entry event={event} head={head} />
          </li>
        ))}
      </ol>
    </details>
  );
}
