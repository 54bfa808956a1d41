import type { FastifyBaseLogger } from 'fastify';

export interface Sweeper {
  /** The first time at once. */
  start(): void;
  /** Stops and waits for what is under way. */
  close(): Promise<void>;
}

/** Does work again and again, never twice at once; what fails is left to the next turn. */
export const createSweeper = (
  name: string,
  interval: number,
  sweep: () => Promise<void>,
  log: FastifyBaseLogger,
): Sweeper => {
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> | null = null;
  const turn = () => {
    sweeping ??= sweep()
      .catch((error: unknown) => log.error({ err: error }, `${name} sweep failed`))
      .finally(() => {
        sweeping = null;
      });
  };
  return {
    start: () => {
      timer = setInterval(turn, interval);
      timer.unref();
      turn();
    },
    close: async () => {
      clearInterval(timer);
      await sweeping;
    },
  };
};
