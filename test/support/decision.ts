import { expect } from 'vitest';
import { signedIn } from './player-api.ts';
import { command } from './sandbox.ts';

/** After this the server decides on a ticket that is first to be seen waiting, well before the time for it is over. */
export const decision = 10_000;

/** Moves the server's clock on until it has decided; by steps, for at one stroke the ticket's time might be over. */
export const untilDecided = async (origin: string, username: string): Promise<void> => {
  const player = await signedIn(origin, username);
  const status = async () => {
    await command(origin, 'clock', { advance: 1_000 });
    return (await player.history())[0]?.status;
  };
  await expect.poll(status).not.toBe('pending');
};
