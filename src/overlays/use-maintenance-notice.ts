import { useState } from 'react';
import type { Notice } from '../../machines/notices/notice.ts';
import { useMaintenanceIfThere } from '../running/machines.ts';

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** The countdown to announced maintenance as a notice; null without one, or when the player has dismissed this one. */
export const useMaintenanceNotice = (): { notice: Notice; dismiss(): void } | null => {
  const counting = useMaintenanceIfThere((state) => state.matches({ announcement: 'counting' }));
  const beginsAt = useMaintenanceIfThere((state) => state.context.beginsAt) ?? 0;
  const secondsLeft = useMaintenanceIfThere((state) => state.context.secondsLeft) ?? 0;
  const [dismissed, setDismissed] = useState<number | null>(null);
  // Every ping announces the same maintenance again, to the second at best.
  if (!counting || (dismissed !== null && Math.abs(beginsAt - dismissed) < 60_000)) return null;
  return {
    notice: {
      id: 'maintenance',
      text: { namespace: 'notices', key: 'maintenanceIn', values: { time: minutes(secondsLeft) } },
      color: 'error',
      timeout: null,
      centered: true,
    },
    dismiss: () => setDismissed(beginsAt),
  };
};
