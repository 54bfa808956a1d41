import { developmentCodeBuilt } from '../../test/support/development-code.ts';
import { firstLoadBudget as budget, firstLoadSizes } from '../../test/support/first-load.ts';

/**
 * `npm run bench:size`: exits with 1 when a page is above its budget or the built site holds graph, layout or inspection
 * code; `-- --json` prints one object.
 */
const sizes = await firstLoadSizes();
const developmentCode = developmentCodeBuilt();
const good = developmentCode.length === 0 && sizes.every(({ js, css }) => js <= budget.js && css <= budget.css);

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ budget, sizes, developmentCode, good }));
} else {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(`First load, brotli. Budget: JS ${kilobytes(budget.js)}, CSS ${kilobytes(budget.css)}.`);
  for (const { page, js, css, files } of sizes) {
    console.log(`${page.padEnd(16)} JS ${kilobytes(js).padEnd(10)} CSS ${kilobytes(css)}`);
    for (const { file, bytes } of files.slice(0, 8)) console.log(`    ${kilobytes(bytes).padStart(9)} ${file}`);
  }
  console.log(`Graph, layout or inspection code: ${developmentCode.join(', ') || 'none'}`);
}
process.exitCode = good ? 0 : 1;
