import { fileURLToPath } from 'node:url';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}

const src = fileURLToPath(new URL('../../src', import.meta.url));
const screens = ['index', 'betting', 'live_betting'];

/** The modules that arrive with one, our own and those of packages, found by walking its imports. */
const arriving = (graph: ModuleGraph, starts: string[]): Set<string> => {
  const found = new Set<string>();
  const walk = (id: string): void => {
    // The index of the icons imports every one: each goes where it is drawn.
    if (found.has(id) || id.includes('/@tabler/')) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(walk);
  };
  starts.forEach(walk);
  return found;
};

/** A route's screen is a part of its file that the router's plugin imports lazily. */
const screenOf = (graph: ModuleGraph, route: string): string[] =>
  graph.getModuleInfo(`${src}/routes/${route}.tsx`)?.dynamicallyImportedIds ?? [];

/** What two of the pages share, all three get: a file of its own would cost the two more than it spares the third. */
const findFirst = (graph: ModuleGraph): Set<string> => {
  const always = arriving(graph, [`${src}/main.tsx`, ...screenOf(graph, '_default')]);
  const pages = screens.map((name) => arriving(graph, screenOf(graph, `_default/${name}`)));
  const shared = pages.flatMap((page) =>
    [...page].filter((id) => pages.some((other) => other !== page && other.has(id))),
  );
  return new Set([...always, ...shared]);
};

/** Answers whether a module belongs to what all first pages load; for one build, whose graph does not change while chunks are made. */
export const firstPages = () => {
  let first: Set<string> | undefined;
  return (id: string, graph: ModuleGraph): boolean => {
    first ??= findFirst(graph);
    return first.has(id);
  };
};
