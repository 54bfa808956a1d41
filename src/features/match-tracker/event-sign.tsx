import { IconArrowsUpDown, IconBolt, IconClockPause, IconFlag2 } from '@tabler/icons-react';
import type { SportCode } from '../../../contract/entities/sport.ts';
import { SportIcon } from '../../ui/sport-icon.tsx';
import css from './event-sign.module.css';

/** The icon of an event; its text is next to it or in the timeline. */
export function EventSign({ kind, sport }: { kind: string; sport: SportCode }) {
  if (kind === 'goal' || kind === 'points') return <SportIcon sport={sport} size={14} />;
  if (kind === 'yellow' || kind === 'red') return <i className={css.card} data-card={kind} />;
  if (kind === 'sub') return <IconArrowsUpDown size={14} aria-hidden="true" />;
  if (kind === 'corner') return <IconFlag2 size={14} aria-hidden="true" />;
  if (kind === 'suspension') return <IconClockPause size={14} aria-hidden="true" />;
  if (kind === 'knockdown') return <IconBolt size={14} aria-hidden="true" />;
  return <i className={css.dot} />;
}
