import { match } from '../../../contract/entities/match.ts';
import { feedBeat, feedResult, listedMatch } from '../../../contract/feed/feed-values.ts';

const kinds: Readonly<Record<string, (value: unknown, by: number) => unknown>> = {
  beat: (value, by) => {
    const beat = feedBeat.parse(value);
    return { ...beat, at: beat.at + by };
  },
  listed: (value, by) => {
    const listed = listedMatch.parse(value);
    return { ...listed, startsAt: listed.startsAt + by };
  },
  match: (value, by) => {
    const seen = match.parse(value);
    return { ...seen, timeStart: new Date(Date.parse(seen.timeStart) + by).toISOString() };
  },
  result: (value, by) => {
    const result = feedResult.parse(value);
    return { ...result, endedAt: result.endedAt + by };
  },
};

/** A value of the feed with all its times moved by `by` milliseconds. */
export const shifted = (key: string, value: unknown, by: number): unknown => {
  const [kind = ''] = key.split('.');
  return kinds[kind]?.(value, by) ?? value;
};
