import { readFile } from 'node:fs/promises';
import { root } from '../root.ts';

export interface PageFiles {
  html: string;
  js: string;
  css: string;
}

const folder = `${root}server/sandbox/page`;

const bundle = async (): Promise<Omit<PageFiles, 'html'>> => {
  // Loaded only where somebody opens the page: a server that plays for money has no bundler in it.
  const { build } = await import('vite');
  const environment = process.env.NODE_ENV;
  try {
    const built = await build({
      configFile: false,
      envDir: false,
      root: folder,
      publicDir: false,
      logLevel: 'error',
      // Whatever the server runs as, or React's two halves would not fit each other.
      oxc: { jsx: { runtime: 'automatic', development: false } },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        target: 'es2023',
        cssCodeSplit: false,
        modulePreload: false,
        rolldownOptions: { input: `${folder}/main.tsx` },
      },
    });
    const files = (Array.isArray(built) ? built : [built]).flatMap((each) => ('output' in each ? each.output : []));
    const js = files.find((file) => file.type === 'chunk' && file.isEntry);
    const css = files.find((file) => file.fileName.endsWith('.css'));
    if (js?.type !== 'chunk' || css?.type !== 'asset') throw new Error('the sandbox page was not built whole');
    return { js: js.code, css: String(css.source) };
  } finally {
    // The bundler sets production for all later readers.
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
  }
};

/** The testers' page, made of its sources when it is first opened: it is in no build of the site. */
export const createPageFiles = (): (() => Promise<PageFiles>) => {
  let files: Promise<PageFiles> | null = null;
  const make = async (): Promise<PageFiles> => ({
    html: await readFile(`${folder}/index.html`, 'utf8'),
    ...(await bundle()),
  });
  return () => {
    files ??= make().catch((error: unknown) => {
      files = null;
      throw error;
    });
    return files;
  };
};
