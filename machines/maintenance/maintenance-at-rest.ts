import type { RestOf } from '../at-rest.ts';
import type { maintenanceMachine } from './maintenance.machine.ts';

/** None is announced, none goes on. */
export const maintenanceAtRest: RestOf<typeof maintenanceMachine> = {
  value: { user: {}, announcement: 'none', flag: 'down' },
  context: () => ({ beginsAt: 0, secondsLeft: 0, exempt: false }),
  hear: (context, event) => {
    switch (event.type) {
      case 'user.changed':
        return { ...context, exempt: event.exempt };
      case 'maintenance.told':
        return event.timeLeft !== null && event.timeLeft > 0 ? null : context;
      case 'flag.changed':
        return event.started ? null : context;
      case 'clock.ticked':
        return context;
    }
  },
};
