import { createRandom, mix } from '../random.ts';

const shuffled = (count: number, seed: number): number[] => {
  const random = createRandom(seed);
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
};

const orders = new Map<string, number[]>();

const orderOf = (seed: number, league: number, season: number, teams: number): number[] => {
  const key = `${seed}.${league}.${season}.${teams}`;
  const known = orders.get(key);
  if (known) return known;
  const order = shuffled(teams, mix(seed, league, season));
  if (orders.size > 5_000) orders.clear();
  orders.set(key, order);
  return order;
};

/**
 * The pairings: a double round robin by the circle method, the order of teams drawn again each season, venues swapped
 * in its second half. Gives indexes into the league's teams.
 */
export const pairOf = (
  seed: number,
  league: number,
  teams: number,
  round: number,
  fixture: number,
): readonly [host: number, away: number] => {
  const half = teams - 1;
  const season = Math.floor(round / (2 * half));
  const order = orderOf(seed, league, season, teams);
  const turn = round % half;
  const seat = (place: number) => (place === 0 ? 0 : 1 + ((place - 1 + turn) % half));
  const first = order[seat(fixture)] ?? 0;
  const second = order[seat(teams - 1 - fixture)] ?? 0;
  const swapped = (fixture === 0 ? turn % 2 : fixture % 2) === 1;
  const secondLeg = round % (2 * half) >= half;
  return swapped === secondLeg ? [first, second] : [second, first];
};
