import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Words that survive every build, and where they come from: graph, layout, inspection and sandbox code. */
const words = [
  ['org.eclipse.elk', 'node_modules/elkjs/lib/elk.bundled.js'],
  ['stately.ai/', 'node_modules/@statelyai/inspect/dist/index.mjs'],
  ['Invocations on test machines', 'node_modules/@xstate/graph/dist/xstate-graph.esm.js'],
  ['Copy for Stately', 'src/dev/machine-inspector/inspector-head.tsx'],
  ['ticket trace', 'src/dev/machine-inspector/trace/load-trace.tsx'],
  ['Nothing is recorded here', 'src/dev/page-recording.ts'],
  ['data-edge', 'machines/drawing/svg.ts'],
  ['Take everything back', 'server/sandbox/page/pending-list.tsx'],
  ['/sandbox/v1/', 'contract/http/sandbox.ts'],
] as const;

/** What of it the built site holds, as `file: word`; throws when a word no longer identifies its source. */
export const developmentCodeBuilt = (): string[] => {
  // What the server alone reads is in no browser.
  const built = readdirSync(`${root}/dist`, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(js|css|html)$/.test(name) && !name.startsWith('.vite'),
  );
  if (built.length <= 10) throw new Error('No build found: run `npm run build` first');
  for (const [word, source] of words) {
    if (!readFileSync(`${root}/${source}`, 'utf8').includes(word)) throw new Error(`${source} no longer says ${word}`);
  }
  return built.flatMap((name) => {
    const text = readFileSync(`${root}/dist/${name}`, 'utf8');
    return words.filter(([word]) => text.includes(word)).map(([word]) => `${name}: ${word}`);
  });
};
