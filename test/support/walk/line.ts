import { UnreachableError } from '../../../src/transport/call-error.ts';

/** What is under way between a tab and the server. */
interface Flight {
  tab: string;
  what: string;
  /** The server does what it was asked, once. */
  reach(): void;
  /** The server's answer arrives; the call reaches it first where it had not. */
  land(): void;
  /** The tab gets nothing; what has not reached the server may still do so. */
  lose(): void;
}

/** Calls and pushes that wait for the walk to decide what happens to them, and when. */
export const createLine = () => {
  const flights: Flight[] = [];
  /** Calls whose tab gave up, on their way to the server all the same. */
  const late: (() => void)[] = [];

  const leave = (flight: Flight): void => {
    const at = flights.indexOf(flight);
    if (at >= 0) flights.splice(at, 1);
  };

  return {
    flights,
    late,
    call: <Answer>(tab: string, what: string, work: () => Answer): Promise<Answer> =>
      new Promise((resolve, reject) => {
        let answer: (() => void) | null = null;
        const reach = (): void => {
          if (answer !== null) return;
          try {
            const said = work();
            answer = () => resolve(said);
          } catch (error) {
            answer = () => reject(error);
          }
        };
        const flight: Flight = {
          tab,
          what,
          reach,
          land: () => {
            reach();
            leave(flight);
            answer?.();
          },
          lose: () => {
            leave(flight);
            if (answer === null) late.push(reach);
            reject(new UnreachableError('The line broke'));
          },
        };
        flights.push(flight);
      }),
    /** Pushes of one tab arrive in their order, or are lost with the connection. */
    push: (tab: string, what: string, arrive: () => void): void => {
      const flight: Flight = {
        tab,
        what: `push ${what}`,
        reach: () => undefined,
        land: () => {
          leave(flight);
          arrive();
        },
        lose: () => leave(flight),
      };
      flights.push(flight);
    },
    /** Calls of a tab that is gone still reach the server; their answers are lost. */
    closeTab: (tab: string): void => {
      for (const flight of flights.filter((one) => one.tab === tab)) flight.lose();
    },
  };
};

export type Line = ReturnType<typeof createLine>;
