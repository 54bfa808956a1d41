import { Actor, type AnyStateMachine, type EventFromLogic, type InputFrom } from 'xstate';
import type { LateSite } from './late-site.ts';

/**
 * Starts a machine of a part that most visits never need. What it holds of a player goes with him: it gets `left` when
 * the user changes or signs out.
 */
export const latePart = <Machine extends AnyStateMachine>(
  { app, inspect }: Pick<LateSite, 'app' | 'inspect'>,
  machine: Machine,
  left?: EventFromLogic<Machine>,
  input?: InputFrom<Machine>,
): Actor<Machine> => {
  const part = new Actor(machine, { id: machine.id, input, ...(inspect ? { inspect } : {}) }).start();
  if (!left) return part;
  const playerOf = () => app.getSnapshot().context.user?.id;
  let player = playerOf();
  app.subscribe(() => {
    if (playerOf() === player) return;
    player = playerOf();
    part.send(left);
  });
  return part;
};
