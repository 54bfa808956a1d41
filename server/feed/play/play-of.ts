import type { OfferedSport } from '../../../domain/sports/sports.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { playBasketball } from './basketball.ts';
import { playFootball } from './football.ts';
import { playIceHockey } from './ice-hockey.ts';
import type { Play } from './play.ts';
import { playTennis } from './tennis.ts';

type Player = (fixture: Fixture, seed: number) => Play;

/** The model of each sport. Another sport joins the feed with a catalogue, a model and its entry here. */
const players: Record<OfferedSport, Player> = { F: playFootball, B: playBasketball, T: playTennis, IH: playIceHockey };

const cacheSize = 6_000;

/** Plays by fixture, drawn once and kept: a pure function, so that a play let go can be drawn again. */
export const createPlays = (seed: number): ((fixture: Fixture) => Play) => {
  const cache = new Map<string, Play>();
  return (fixture) => {
    const known = cache.get(fixture.eventId);
    if (known) return known;
    const play = players[fixture.league.sport](fixture, seed);
    if (cache.size >= cacheSize) cache.clear();
    cache.set(fixture.eventId, play);
    return play;
  };
};
