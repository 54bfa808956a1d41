import type { SportCode } from '../../contract/entities/sport.ts';
import icons from './sport-icons.svg';

/**
 * The icon of a sport, next to or instead of its name (then the name is in the control's label). Drawings: Tabler (MIT)
 * and our own.
 */
export function SportIcon({ sport, size = 18 }: { sport: SportCode; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`${icons}#${sport}`} />
    </svg>
  );
}
