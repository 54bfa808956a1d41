import { type TicketTraceFile, ticketTraceFile } from '../../../../contract/entities/ticket-trace.ts';
import { parsedJson } from '../json-text.ts';

/** An exported ticket; null when the file is something else. */
export const readTrace = (text: string): TicketTraceFile | null => {
  const parsed = ticketTraceFile.safeParse(parsedJson(text));
  return parsed.success ? parsed.data : null;
};

/** A line of a trace: a state of the browser's machine, or a step of the server. */
export interface TraceLine {
  key: string;
  at: number;
  side: 'browser' | 'server';
  text: string;
  states: readonly string[] | null;
}

/** Both sides in the order of the server's time; at the same instant the server acted first. */
export const traceLines = ({ server, browser }: TicketTraceFile): TraceLine[] => {
  const moves = server.moves.map(
    ({ from, to, at, by }, index): TraceLine => ({
      key: `server ${index}`,
      at,
      side: 'server',
      text: `${from === null ? to : `${from} → ${to}`}, by ${by}`,
      states: null,
    }),
  );
  const steps = browser.map(
    ({ at, states, code }, index): TraceLine => ({
      key: `browser ${index}`,
      at,
      side: 'browser',
      text: `${states.join(', ')}${code === null ? '' : ` (${code})`}`,
      states,
    }),
  );
  return [...moves, ...steps].sort((one, other) => one.at - other.at);
};
