import { readFile, watch } from 'node:fs/promises';
import type { Clock } from '../../time/clock.ts';
import { writeValue } from '../stream/values.ts';
import { importOdds } from './the-odds-api.ts';

interface FollowNeeds {
  /** Folder with `odds.json` and `scores.json`, written by whoever asks the source. */
  folder: string;
  bookmaker: string;
  clock: Clock;
  hear(key: string, value: Uint8Array): void;
  /** After each reading: what came of it. */
  onRead(read: { values: number; leftOut: number }): void;
  /** A file that cannot be read or is no list: the values before it stay. */
  onNonsense(error: unknown): void;
  ending: AbortSignal;
}

const listIn = async (file: string): Promise<readonly unknown[]> => {
  const answer: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!Array.isArray(answer)) throw new Error(`${file} is no list of events`);
  return answer;
};

/** Publishes the answers of The Odds API that lie in a folder, and again each time one of them is written; ends with `ending`. */
export const followAnswers = async ({
  folder,
  bookmaker,
  clock,
  hear,
  onRead,
  onNonsense,
  ending,
}: FollowNeeds): Promise<void> => {
  const read = async () => {
    try {
      const [odds, scores] = await Promise.all([listIn(`${folder}/odds.json`), listIn(`${folder}/scores.json`)]);
      const { values, leftOut } = importOdds({ odds, scores, bookmaker, now: clock.now() });
      for (const [key, value] of values) hear(key, writeValue(value));
      onRead({ values: values.length, leftOut });
    } catch (error) {
      onNonsense(error);
    }
  };
  const changes = watch(folder, { signal: ending });
  await read();
  try {
    for await (const { filename } of changes) if (filename?.endsWith('.json')) await read();
  } catch (error) {
    if (!ending.aborted) throw error;
  }
};
