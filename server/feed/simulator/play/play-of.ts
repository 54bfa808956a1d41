import type { Fixture } from '../schedule/fixture.ts';
import { feedSports } from '../sports/feed-sports.ts';
import type { Play } from './play.ts';

const cacheSize = 6_000;

/** Plays by fixture, drawn once and kept: a pure function, so that a dropped play can be drawn again. */
export const createPlays = (seed: number): ((fixture: Fixture) => Play) => {
  const cache = new Map<string, Play>();
  return (fixture) => {
    const known = cache.get(fixture.eventId);
    if (known) return known;
    const play = feedSports[fixture.league.sport].play(fixture, seed);
    if (cache.size >= cacheSize) cache.clear();
    cache.set(fixture.eventId, play);
    return play;
  };
};
