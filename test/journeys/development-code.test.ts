import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { journeys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { site, visitor } = journeys();

/** Words that survive every build, and where they come from. */
const words = [
  ['org.eclipse.elk', 'node_modules/elkjs/lib/elk.bundled.js'],
  ['stately.ai/', 'node_modules/@statelyai/inspect/dist/index.mjs'],
  ['Invocations on test machines', 'node_modules/@xstate/graph/dist/xstate-graph.esm.js'],
  ['Copy for Stately', 'src/features/machine-inspector/inspector-head.tsx'],
  ['ticket trace', 'src/features/machine-inspector/trace/load-trace.tsx'],
  ['Nothing is recorded here', 'src/running/use-recording.ts'],
  ['data-edge', 'machines/drawing/svg.ts'],
  ['Take everything back', 'server/sandbox/page/pending-list.tsx'],
  ['/sandbox/v1/', 'contract/http/sandbox.ts'],
] as const;

test('a built site holds no graph, layout, inspection or sandbox code', () => {
  const built = readdirSync(`${root}/dist`, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|html)$/.test(name),
  );
  expect(built.length).toBeGreaterThan(10);
  const texts = built.map((name) => readFileSync(`${root}/dist/${name}`, 'utf8'));
  for (const [word, source] of words) {
    expect(readFileSync(`${root}/${source}`, 'utf8'), `${source} no longer says it`).toContain(word);
    expect(
      texts.filter((text) => text.includes(word)),
      word,
    ).toEqual([]);
  }
});

test('the machines have no page on a built site', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/machines');
  await page.getByRole('heading', { name: screen.words('common:error.notFound') }).waitFor();
  expect(await page.locator('a[href*="machines"]').count()).toBe(0);
});
