import { useSyncExternalStore } from 'react';
import { everySecond } from '../../../ui/every-second.ts';

const two = (count: number): string => String(count).padStart(2, '0');

/** A stretch of time as minutes and seconds, with hours when there are any: `24:10`, `1:02:03`. */
export const stretchText = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
};

/** How long a game has been open; `now` is the server's clock. */
export const PlayTime = ({ since, now }: { since: number; now(): number }) => {
  const text = useSyncExternalStore(everySecond, () => stretchText(now() - since));
  return <time>{text}</time>;
};
