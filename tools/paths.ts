import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { machines } from '../machines/index.ts';
import { drivers } from '../test/support/replays/drivers.ts';
import { drivableCover } from '../test/support/replays/replay-cover.ts';
import { atlasPage, figuresOf } from './paths/atlas-page.ts';
import { explored } from './paths/explored.ts';
import { replay } from './paths/replay.ts';
import { storedReplays } from './paths/screen-replays.ts';

/**
 * `npm run paths`: the state-path atlas. Explores every machine, once for the sources as they are, and writes
 * reports/paths/index.html; `-- --json` prints the figures instead. Exits with 1 when a state or transition was not reached.
 * `-- replay <machine>/<path id>` and `-- replay <machine> --cover` explore that machine alone and drive the real site through
 * its paths; the next report shows how they fared. They exit with 1 when a screen differed.
 */
const [command, ...words] = process.argv.slice(2);
if (command === 'replay') {
  const same = await replay(words);
  console.log('npm run paths shows it in the report');
  process.exit(same ? 0 : 1);
}

const found = machines.map((entry) => {
  const atlas = explored(entry);
  return {
    entry,
    atlas,
    replays: storedReplays(entry.id),
    onScreens: entry.id in drivers ? drivableCover(atlas) : null,
  };
});

const figures = found.map(({ atlas, replays }) => ({ id: atlas.id, ...figuresOf(atlas, replays) }));

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ machines: figures }));
} else {
  const folder = fileURLToPath(new URL('../reports/paths/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}index.html`, await atlasPage(found));
  console.table(Object.fromEntries(figures.map(({ id, ...rest }) => [id, rest])));
  console.log('reports/paths/index.html');
}
const whole = figures.every(
  ({ states, statesVisited, transitions, transitionsTaken, paths, replayed }) =>
    states === statesVisited && transitions === transitionsTaken && paths === replayed,
);
process.exitCode = whole ? 0 : 1;
