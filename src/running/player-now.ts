import type { AnyActorRef } from 'xstate';
import { pressedSlip } from '../../machines/app/pressed-slip.ts';
import type { Running } from './running.tsx';

type Now = Pick<Running, 'app' | 'player'>;

/** The slip as its machine has it, or until that has come as it was pressed. */
export const slipNow = ({ app, player }: Now): ReturnType<typeof pressedSlip> =>
  player.started()?.ticket.getSnapshot().context ?? pressedSlip(app.getSnapshot().context.untold);

/** The favourites; empty until their machine has loaded. */
export const favouritesNow = ({ app, player }: Now) =>
  player.started()?.favourites.getSnapshot().context.favourites ?? app.getSnapshot().context.storedFavourites;

/** Follows a machine of the player; until it has loaded, the app machine, where presses wait for it. */
export const watchPlayer = ({ app, player }: Now, name: 'ticket' | 'favourites', listener: () => void) => {
  const follow = () => {
    const machine: AnyActorRef | undefined = player.started()?.[name];
    if (!machine) return;
    subscription.unsubscribe();
    subscription = machine.subscribe(listener);
  };
  let subscription = app.subscribe(() => {
    follow();
    listener();
  });
  follow();
  return () => subscription.unsubscribe();
};
