import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { launchBrowser } from '../../test/support/browser.ts';
import { developmentCodeBuilt } from '../../test/support/development-code.ts';
import { firstLoadBudget as budget, dist, firstLoadSizes, type PageSize } from '../../test/support/first-load.ts';
import { startSite } from '../../test/support/site.ts';
import { codeByPackage, type PackageSize } from './code-by-package.ts';

/**
 * `npm run bench:size`: exits with 1 when a first page or a chunk is above its budget, or when the built site holds graph,
 * layout or inspection code; `-- --json` prints one object.
 */
interface Page extends Omit<PageSize, 'files' | 'unannounced' | 'formats'> {
  own: number;
  packages: PackageSize[];
}

const pageOf = ({ page, js, css, texts, files }: PageSize): Page => {
  const packages = codeByPackage(files.map(({ file }) => dist + file).filter((path) => path.endsWith('.js')));
  return { page, js, css, texts, own: packages.find(({ name }) => name === 'own')?.bytes ?? Number.NaN, packages };
};

const largestChunk = (loaded: ReadonlySet<string>): { file: string; bytes: number } =>
  readdirSync(`${dist}/assets`)
    .map((name) => `/assets/${name}`)
    .filter((file) => file.endsWith('.js') && !loaded.has(file))
    .map((file) => ({ file, bytes: brotliCompressSync(readFileSync(dist + file)).length }))
    .reduce((most, chunk) => (chunk.bytes > most.bytes ? chunk : most), { file: '', bytes: 0 });

const site = await startSite();
const browser = await launchBrowser();
const sizes = await firstLoadSizes(browser, site.origin);
await Promise.all([browser.close(), site.stop()]);
const pages = sizes.map(pageOf);
const onEachPage = (file: string) => sizes.every(({ files }) => files.some((each) => each.file === file));
const shared = new Set(sizes.flatMap(({ files }) => files.map(({ file }) => file)).filter(onEachPage));
const routeChunk = largestChunk(shared);
const developmentCode = developmentCodeBuilt();
const fits = ({ js, css, texts }: Page) => js <= budget.js && css <= budget.css && texts.length <= budget.texts;
const good = developmentCode.length === 0 && routeChunk.bytes <= budget.routeChunk && pages.every(fits);

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const row = (...cells: string[]) =>
  console.log(cells.map((cell, place) => cell.padEnd(place === 0 ? 24 : 16)).join(''));

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ budget, pages, routeChunk, developmentCode, good }));
} else {
  console.log('First load, brotli.');
  row('', ...pages.map(({ page }) => page), 'at most');
  row('JS', ...pages.map(({ js }) => kilobytes(js)), kilobytes(budget.js));
  row('  of it our own', ...pages.map(({ own }) => kilobytes(own)));
  row('CSS', ...pages.map(({ css }) => kilobytes(css)), kilobytes(budget.css));
  row('languages', ...pages.map(({ texts }) => String(texts.length)), String(budget.texts));
  for (const { name } of pages[0]?.packages ?? []) {
    const bytes = pages.map(({ packages }) => packages.find((each) => each.name === name)?.bytes ?? 0);
    if (name !== 'own') row(`    ${name}`, ...bytes.map(kilobytes));
  }
  console.log(
    `Largest chunk of a route: ${kilobytes(routeChunk.bytes)}, at most ${kilobytes(budget.routeChunk)} (${routeChunk.file})`,
  );
  console.log(`Graph, layout or inspection code: ${developmentCode.join(', ') || 'none'}`);
}
process.exitCode = good ? 0 : 1;
