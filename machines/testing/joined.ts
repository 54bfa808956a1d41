import type { Path } from './explore.ts';

/** How far into a path the machine is where another one ended, as late as possible; null where it never is. */
const placeOf = (path: Path, initial: string, end: string): number | null => {
  for (let place = path.length - 1; place >= 0; place -= 1)
    if ((place === 0 ? initial : path[place - 1]?.after) === end) return place;
  return null;
};

/**
 * Paths that go on with each other, for who pays for each beginning: from the end of one with what is left of another that
 * comes by there, the shortest first. `initial` is where all of them begin, as a step's `after`; `holds` says whether a
 * joined one can be walked.
 */
export const joinPaths = (paths: readonly Path[], initial: string, holds: (path: Path) => boolean): Path[] => {
  const left = new Set(paths.toSorted((one, other) => other.length - one.length));
  const joined: Path[] = [];
  for (const first of left) {
    left.delete(first);
    let path = first;
    const next = () =>
      [...left]
        .flatMap((other) => {
          const place = placeOf(other, initial, path.at(-1)?.after ?? initial);
          return place === null ? [] : [{ other, longer: [...path, ...other.slice(place)] }];
        })
        .toSorted((one, other) => one.longer.length - other.longer.length)
        .find(({ longer }) => holds(longer));
    for (let found = next(); found !== undefined; found = next()) {
      left.delete(found.other);
      path = found.longer;
    }
    joined.push(path);
  }
  return joined;
};
