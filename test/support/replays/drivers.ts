import { createConnectivityDriver } from './connectivity-driver.ts';
import type { Driver } from './driver.ts';
import { createMaintenanceDriver } from './maintenance-driver.ts';
import { createReofferDriver } from './reoffer-driver.ts';
import { createSessionDriver } from './session-driver.ts';
import { createTicketDriver } from './ticket-driver.ts';

/** The machines whose paths can be driven through the real screens. */
export const drivers: Record<string, () => Driver> = {
  connectivity: createConnectivityDriver,
  maintenance: createMaintenanceDriver,
  reoffer: createReofferDriver,
  session: createSessionDriver,
  ticket: createTicketDriver,
};
