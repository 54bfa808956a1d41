import { IconLock } from '@tabler/icons-react';
import type { LockReason } from '../../contract/entities/match.ts';
import type { SportCode } from '../../contract/entities/sport.ts';
import { useOfferNames } from '../i18n/markets.ts';
import { SportIcon } from '../ui/sport-icon.tsx';
import css from './lock-mark.module.css';

interface LockMarkProps {
  reason: LockReason;
  sport: SportCode;
  className?: string | undefined;
}

/** Why nothing of a match can be bet on just now: its sign and its word. */
export function LockMark({ reason, sport, className }: LockMarkProps) {
  const names = useOfferNames();
  return (
    <span className={className ? `${css.mark} ${className}` : css.mark} data-lock={reason}>
      {reason === 'goal' ? (
        <SportIcon sport={sport} size={14} />
      ) : reason === 'suspended' ? (
        <IconLock size={14} stroke={1.75} aria-hidden="true" />
      ) : (
        <i className={css.sign} />
      )}
      {names.lock(reason)}
    </span>
  );
}
