import { IconPictureInPictureTop } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type MouseEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Tracker, tracker as trackerShape } from '../../../contract/entities/tracker.ts';
import { useBoardWidth } from '../../board/use-board-width.ts';
import type { MatchHead, MatchRecord } from '../../offer/match-record.ts';
import { useHead, useTracker } from '../../offer/use-match.ts';
import { Announcer } from './announcer.tsx';
import { Field } from './field.tsx';
import { Figures, Periods } from './figures.tsx';
import { groundOf } from './grounds.ts';
import { LastPoints } from './last-points.tsx';
import css from './match-tracker.module.css';
import { Strip } from './strip.tsx';
import { Timeline } from './timeline.tsx';

const besideFrom = 560;

interface TrackerViewProps {
  head: MatchHead;
  tracker: Tracker | undefined;
  /** The timeline is unfolded. */
  open: boolean;
}

/** A match to look at: the ground, who presses, the figures and what has happened. */
export function TrackerView({ head, tracker, open }: TrackerViewProps) {
  const [box, width] = useBoardWidth();
  const ground = groundOf(head.sport);
  const narrow = width < besideFrom;
  const figures = (
    <div className={css.figures}>
      <Periods head={head} />
      <Figures head={head} narrow={narrow} />
    </div>
  );
  return (
    <div ref={box} className={css.tracker} data-narrow={narrow}>
      {tracker && ground && (
        <div className={css.picture}>
          <Field head={head} tracker={tracker} ground={ground} />
        </div>
      )}
      {!narrow && figures}
      {tracker && (
        <div className={css.below}>
          <LastPoints head={head} last={tracker.situation.last} />
          <Strip head={head} tracker={tracker} />
        </div>
      )}
      {narrow && figures}
      {tracker && (
        <div className={css.whole}>
          <Timeline head={head} tracker={tracker} open={open} />
        </div>
      )}
    </div>
  );
}

const openWindow = (event: MouseEvent<HTMLAnchorElement>): void => {
  // A browser that opens no window follows the link.
  if (globalThis.open(event.currentTarget.href, '_blank', 'popup,width=480,height=780') !== null)
    event.preventDefault();
};

/** The tracker of a match that is followed, alive; `alone` it is the page, else it can be taken out into a window. */
export default function MatchTracker({ record, alone = false }: { record: MatchRecord; alone?: boolean }) {
  const { t } = useTranslation('tracker');
  const head = useHead(record);
  const told = useTracker(record);
  // One that is broken is not shown; score and odds stay.
  const tracker = useMemo(() => trackerShape.safeParse(told).data, [told]);
  return (
    <div className={css.box}>
      <Announcer head={head} />
      <TrackerView head={head} tracker={tracker} open={alone} />
      {!alone && (
        <Link
          to="/match3"
          search={{ eventId: head.eventId }}
          target="_blank"
          onClick={openWindow}
          className={css.window}
          aria-label={t('openWindow')}
          title={t('openWindow')}
        >
          <IconPictureInPictureTop size={18} stroke={1.75} aria-hidden="true" />
        </Link>
      )}
    </div>
  );
}
