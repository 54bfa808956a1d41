import { IconBallBasketball, IconBallFootball, IconBallTennis, IconIceSkating, IconTrophy } from '@tabler/icons-react';
import type { SportCode } from '../../contract/entities/sport.ts';

const icons: Partial<Record<SportCode, typeof IconTrophy>> = {
  F: IconBallFootball,
  B: IconBallBasketball,
  T: IconBallTennis,
  IH: IconIceSkating,
};

/** The sign of a sport, beside or instead of its name (then the name stands in the control's label). */
export function SportIcon({ sport, size = 18 }: { sport: SportCode; size?: number }) {
  const Icon = icons[sport] ?? IconTrophy;
  return <Icon size={size} stroke={1.75} aria-hidden="true" />;
}
