import { createConnectivityDriver } from './connectivity-driver.ts';
import type { Driver } from './driver.ts';
import { createMaintenanceDriver } from './maintenance-driver.ts';
import { createReofferDriver } from './reoffer-driver.ts';
import { createSessionDriver } from './session-driver.ts';
import { createTicketDriver } from './ticket-driver.ts';

/**
 * The machines whose paths can be driven through the real screens. Session, ticket and reoffer are answered by the real
 * server, forced in the sandbox: its answers are only held back, or their line cut, until the path has come to them.
 * Connectivity and maintenance speak for the server, for they take its words in orders in which none would say them.
 */
export const drivers: Record<string, () => Driver> = {
  connectivity: createConnectivityDriver,
  maintenance: createMaintenanceDriver,
  reoffer: createReofferDriver,
  session: createSessionDriver,
  ticket: createTicketDriver,
};
