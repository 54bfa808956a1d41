import type { InstallHold } from '../../machines/install/install.machine.ts';
import { slipNow } from '../running/player-now.ts';
import type { PlayerMachines, Running } from '../running/running.tsx';
import { isCovered, watchCover } from '../ui/standing-over.ts';
import type { AppRouter } from './router.ts';

interface Watched extends Pick<Running, 'app' | 'player'> {
  router: Pick<AppRouter, 'state' | 'subscribe'>;
}

/** With header and bar at the thumb: no game, and no form of the account that fills the page. */
const isOrdinary = ({ router }: Watched): boolean =>
  router.state.matches.some(({ routeId }) => routeId.startsWith('/_default'));

const holdsNow = (watched: Watched, { ticket, update }: PlayerMachines): InstallHold[] => {
  const { selections, panelOpen } = slipNow(watched);
  const standing: readonly (readonly [InstallHold, boolean])[] = [
    ['slip', selections.length > 0 || panelOpen || ticket.getSnapshot().hasTag('waiting')],
    ['dialog', isCovered()],
    ['page', !isOrdinary(watched)],
    ['update', update.getSnapshot().matches({ course: 'offered' })],
  ];
  return standing.flatMap(([hold, stands]) => (stands ? [hold] : []));
};

/** Reports what the offer to install the site must not come between, at once and whenever that changes; returns what ends it. */
export const watchInstallHolds = (
  watched: Watched,
  machines: PlayerMachines,
  tell: (holds: readonly InstallHold[]) => void,
): (() => void) => {
  let before: string | null = null;
  const look = () => {
    const holds = holdsNow(watched, machines);
    if (holds.join() === before) return;
    before = holds.join();
    tell(holds);
  };
  const subscriptions = [machines.ticket.subscribe(look), machines.update.subscribe(look)];
  const ends = [watchCover(look), watched.router.subscribe('onResolved', look)];
  look();
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
    for (const end of ends) end();
  };
};
