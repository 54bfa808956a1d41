import { fileURLToPath } from 'node:url';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[]; code: string | null } | null;
}

const src = fileURLToPath(new URL('../../src', import.meta.url));
/** The first pages: their routes, and the files of what each of them alone loads. */
export const screens = ['index', 'betting', 'live_betting'];

const iconIndex = /^(.*\/@tabler\/icons-react\/dist\/esm)\/tabler-icons-react\.mjs$/;

/** The index of the icons imports every one: those that a module draws are read from its text. */
const iconsOf = (code: string, index: string): string[] =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']@tabler\/icons-react["']/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => `${index.replace(iconIndex, '$1')}/icons/${name.split(' as ')[0]?.trim()}.mjs`),
  );

/** The modules that arrive with one, our own and those of packages, found by walking its imports. */
const arriving = (graph: ModuleGraph, starts: string[]): Set<string> => {
  const found = new Set<string>();
  const walk = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    const module = graph.getModuleInfo(id);
    for (const imported of module?.importedIds ?? []) {
      if (iconIndex.test(imported)) iconsOf(module?.code ?? '', imported).forEach(walk);
      else walk(imported);
    }
  };
  starts.forEach(walk);
  return found;
};

/** A route's screen is a part of its file that the router's plugin imports lazily. */
const screenOf = (graph: ModuleGraph, route: string): string[] =>
  (graph.getModuleInfo(`${src}/routes/${route}.tsx`)?.dynamicallyImportedIds ?? []).filter((id) =>
    id.includes('?tsr-split='),
  );

interface FirstPages {
  /** What two of the pages share, all three get: a file of its own would cost the two more than it spares the third. */
  all: Set<string>;
  /** What each of them loads. */
  pages: { name: string; modules: Set<string> }[];
}

const findFirst = (graph: ModuleGraph): FirstPages => {
  const main = `${src}/main.tsx`;
  // Run in a step of its own (src/main.tsx), it is a part of the same file all the same.
  const drawing = graph.getModuleInfo(main)?.dynamicallyImportedIds.filter((id) => id.includes('/react-dom/')) ?? [];
  const always = arriving(graph, [main, ...drawing, ...screenOf(graph, '_default')]);
  const pages = screens.map((name) => ({ name, modules: arriving(graph, screenOf(graph, `_default/${name}`)) }));
  const isShared = (id: string) => pages.filter(({ modules }) => modules.has(id)).length > 1;
  return { all: new Set([...always, ...pages.flatMap(({ modules }) => [...modules].filter(isShared))]), pages };
};

/** Answers what first pages load; for one build, whose graph does not change while chunks are made. */
export const firstPages = () => {
  let first: FirstPages | undefined;
  const found = (graph: ModuleGraph): FirstPages => {
    first ??= findFirst(graph);
    return first;
  };
  return {
    isFirst: (id: string, graph: ModuleGraph): boolean => found(graph).all.has(id),
    /** The first page that alone loads it; null for what comes later. */
    onlyPage: (id: string, graph: ModuleGraph): string | null =>
      found(graph).pages.find(({ modules }) => modules.has(id))?.name ?? null,
  };
};
