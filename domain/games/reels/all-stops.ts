import { type ReelsConfig, rows } from './reels-config.ts';

/** How many of all stops of the reels pay these coins on lines and show this many scatters. */
export interface StopCount {
  readonly coins: number;
  readonly scatters: number;
  readonly ways: number;
}

/** A line that runs on: `symbol` is -1 while there are only wild ones on it. */
interface Run {
  readonly line: number;
  readonly symbol: number;
  readonly wilds: number;
}

interface Reached extends StopCount {
  readonly runs: readonly Run[];
}

/**
 * Every stop of every reel, counted: 32 symbols on five reels are 33,554,432 stops. The reels are gone through from the left;
 * stops after which the same lines run on with the same symbols, with as many coins paid and scatters shown, go on as one.
 */
export const countAllStops = (config: ReelsConfig, scatter: string | null): StopCount[] => {
  const names = [...new Set(config.strips.flat())];
  const wild = config.wild === null ? -2 : names.indexOf(config.wild);
  const scatterIndex = scatter === null ? -2 : names.indexOf(scatter);
  const pays = names.map((name) => config.strips.map((_, reel) => config.pays[name]?.[reel + 1] ?? 0));
  const payOf = ({ symbol, wilds }: Run, count: number): number =>
    Math.max(
      symbol < 0 ? 0 : (pays[symbol]?.[count - 1] ?? 0),
      wilds === 0 ? 0 : (pays[wild]?.[(symbol < 0 ? count : wilds) - 1] ?? 0),
    );

  const after = (before: Reached, window: readonly number[], reel: number): Reached => {
    let coins = before.coins;
    const runs: Run[] = [];
    for (const run of before.runs) {
      const symbol = window[config.lines[run.line]?.[reel] ?? 0] ?? -1;
      if (symbol === wild) runs.push(run.symbol < 0 ? { ...run, wilds: run.wilds + 1 } : run);
      else if (symbol === run.symbol) runs.push(run);
      else if (run.symbol < 0) runs.push({ ...run, symbol });
      else coins += payOf(run, reel);
    }
    const scatters = before.scatters + window.filter((symbol) => symbol === scatterIndex).length;
    return { coins, scatters, runs, ways: before.ways };
  };

  const merged = (all: Iterable<Reached>): Reached[] => {
    const same = new Map<string, Reached>();
    for (const state of all) {
      let key = `${state.coins} ${state.scatters}`;
      for (const { line, symbol, wilds } of state.runs) key += ` ${line} ${symbol} ${wilds}`;
      const known = same.get(key);
      same.set(key, known ? { ...known, ways: known.ways + state.ways } : state);
    }
    return [...same.values()];
  };

  let reached: Reached[] = [
    { coins: 0, scatters: 0, ways: 1, runs: config.lines.map((_, line) => ({ line, symbol: -1, wilds: 0 })) },
  ];
  for (const [reel, strip] of config.strips.entries()) {
    const windows = strip.map((_, stop) =>
      Array.from({ length: rows }, (_row, row) => names.indexOf(strip[(stop + row) % strip.length] ?? '')),
    );
    reached = merged(reached.flatMap((before) => windows.map((window) => after(before, window, reel))));
  }
  const paid = reached.map(({ coins, scatters, ways, runs }) => ({
    coins: runs.reduce((total, run) => total + payOf(run, config.strips.length), coins),
    scatters,
    ways,
    runs: [],
  }));
  return merged(paid).map(({ coins, scatters, ways }) => ({ coins, scatters, ways }));
};
