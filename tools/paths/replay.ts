import { machines } from '../../machines/index.ts';
import { launchBrowser } from '../../test/support/browser.ts';
import {
  complaintOf,
  drivableCover,
  joinedCover,
  type Replay,
  replayer,
} from '../../test/support/replays/replay-cover.ts';
import { startSite } from '../../test/support/site.ts';
import { ensureBuiltSite } from '../built-site.ts';
import { explored } from './explored.ts';
import { storeReplays } from './screen-replays.ts';

/** The median of the milliseconds that paths take should stay below this; a slow one has not failed, though. */
const goal = 6_000;

/** `replay ticket/<id>` or `replay ticket --cover`, with `--headed` and `--slow <ms>`. Resolves to whether all were the same. */
export const replay = async (words: readonly string[]): Promise<boolean> => {
  const [machine = '', id] = (words.find((word) => !word.startsWith('--')) ?? '').split('/');
  const entry = machines.find((one) => one.id === machine);
  if (!entry || (id === undefined && !words.includes('--cover'))) {
    throw new Error('replay <machine>/<path id> or replay <machine> --cover, with --headed and --slow <ms>');
  }
  const atlas = explored(entry);
  const { cover } = drivableCover(atlas);
  const named = () => [...atlas.paths, ...joinedCover(entry, atlas, cover)].find((path) => path.id === id);
  const paths = id === undefined ? cover : [named() ?? []].flat();
  if (paths.length === 0) throw new Error(`${machine} has no path ${id}`);
  const slow = words.includes('--slow') ? Number(words[words.indexOf('--slow') + 1]) : 0;
  await ensureBuiltSite();
  const site = await startSite();
  const browser = await launchBrowser({ headless: !words.includes('--headed') });
  try {
    const replayOne = replayer(browser, site.origin, atlas, { slow, pictured: true });
    const replays: Replay[] = [];
    for (const path of paths) {
      const one = await replayOne(path);
      replays.push(one);
      console.log(
        one.outcome === 'different'
          ? complaintOf(machine, one)
          : `${one.path.id} ${one.outcome}${one.why && `: ${one.why}`} (${one.milliseconds} ms)`,
      );
    }
    storeReplays(machine, {
      paths: Object.fromEntries(
        replays.map(({ path, outcome, why, milliseconds }) => [path.id, { outcome, why, milliseconds }]),
      ),
      pictures: Object.assign({}, ...replays.map(({ pictures }) => pictures)) as Record<string, string>,
    });
    const times = replays.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
    const median = times[Math.floor(times.length / 2)] ?? 0;
    console.log(`Half of the paths took ${median} ms or less; the goal is ${goal} ms`);
    return replays.every(({ outcome }) => outcome !== 'different');
  } finally {
    await browser.close();
    await site.stop();
  }
};
