import {
  IconBroadcast,
  IconCircleCheckFilled,
  IconCircleMinus,
  IconCircleXFilled,
  IconClock,
} from '@tabler/icons-react';

/** The result so far of a ticket or of one of its selections. */
export const outcomeIcons = {
  open: IconClock,
  live: IconBroadcast,
  won: IconCircleCheckFilled,
  lost: IconCircleXFilled,
  void: IconCircleMinus,
} as const;
