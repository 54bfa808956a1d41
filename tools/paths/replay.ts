import { machines } from '../../machines/index.ts';
import { atlasOf } from '../../machines/testing/atlas.ts';
import { launchBrowser } from '../../test/support/browser.ts';
import { complaintOf, drivableCover, replayPaths } from '../../test/support/replays/replay-cover.ts';
import { startSite } from '../../test/support/site.ts';
import { ensureBuiltSite } from '../built-site.ts';
import { storeReplays } from './screen-replays.ts';

/** Most milliseconds that a path may take; the median, for one alone may meet a busy machine. */
const budget = 6_000;

/** `replay ticket/<id>` or `replay ticket --cover`, with `--headed` and `--slow <ms>`. Resolves to whether all were the same, in time. */
export const replay = async (words: readonly string[]): Promise<boolean> => {
  const [machine = '', id] = (words.find((word) => !word.startsWith('--')) ?? '').split('/');
  const entry = machines.find((one) => one.id === machine);
  if (!entry || (id === undefined && !words.includes('--cover'))) {
    throw new Error('replay <machine>/<path id> or replay <machine> --cover, with --headed and --slow <ms>');
  }
  const atlas = atlasOf(entry);
  const paths = id === undefined ? drivableCover(atlas).cover : atlas.paths.filter((path) => path.id === id);
  if (paths.length === 0) throw new Error(`${machine} has no path ${id}`);
  const slow = words.includes('--slow') ? Number(words[words.indexOf('--slow') + 1]) : 0;
  await ensureBuiltSite();
  const site = await startSite();
  const browser = await launchBrowser({ headless: !words.includes('--headed') });
  try {
    const replays = await replayPaths(browser, site.origin, atlas, paths, {
      slow,
      told: (one) =>
        console.log(
          one.outcome === 'different'
            ? complaintOf(machine, one)
            : `${one.path.id} ${one.outcome}${one.why && `: ${one.why}`} (${one.milliseconds} ms)`,
        ),
    });
    storeReplays(machine, {
      paths: Object.fromEntries(
        replays.map(({ path, outcome, why, milliseconds }) => [path.id, { outcome, why, milliseconds }]),
      ),
      pictures: Object.assign({}, ...replays.map(({ pictures }) => pictures)) as Record<string, string>,
    });
    const times = replays.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
    const median = times[Math.floor(times.length / 2)] ?? 0;
    console.log(`Half of the paths took ${median} ms or less, at most ${budget} ms are due`);
    return replays.every(({ outcome }) => outcome !== 'different') && (slow > 0 || median < budget);
  } finally {
    await browser.close();
    await site.stop();
  }
};
