import {
  IconBroadcast,
  IconCircleCheckFilled,
  IconCircleMinus,
  IconCircleXFilled,
  IconClock,
} from '@tabler/icons-react';

/** How a ticket or one of its selections stands. */
export const outcomeIcons = {
  open: IconClock,
  live: IconBroadcast,
  won: IconCircleCheckFilled,
  lost: IconCircleXFilled,
  void: IconCircleMinus,
} as const;
