import type { PendingCommand } from '../../../contract/http/sandbox.ts';

const aimed = new Set(['ticket', 'drop', 'betlimit']);

const part = ([name, value]: [string, unknown]): string =>
  name === 'username' ? String(value) : `${name} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`;

/** A call's input in a line: its player first, since a call without one concerns the next player. */
export const inputText = (command: string, input: unknown): string => {
  if (typeof input !== 'object' || input === null) return '';
  const parts = Object.entries(input).map(part);
  return (aimed.has(command) && !('username' in input) ? ['anybody', ...parts] : parts).join(' · ');
};

export const pendingText = ({ command, body, match }: PendingCommand): string => {
  const { eventId: _, ...rest } = body;
  return [match, inputText(command, match === undefined ? body : rest)].filter(Boolean).join(' · ');
};

/** Hours, minutes and seconds by the visitor's own clock. */
export const timeText = (timestamp: number): string => new Date(timestamp).toLocaleTimeString('en-GB');

/** A length of time in its two largest units: `2 h 5 min`. */
export const lengthText = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000);
  const units: [number, string][] = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ];
  const said = units.filter(([count]) => count > 0).slice(0, 2);
  return said.length > 0 ? said.map(([count, unit]) => `${count} ${unit}`).join(' ') : '0 s';
};
