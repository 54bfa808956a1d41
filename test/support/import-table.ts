/** What a folder may import: folders of the project, and packages (a trailing `/*` allows every subpath or scope member). */
export interface ImportRule {
  folder: string;
  folders: string[];
  packages: string[];
  /** And everything that this folder of the table may import. */
  like?: string;
}

const screen = ['react', 'react-dom', 'i18next', 'react-i18next', '@tabler/icons-react', '@tanstack/react-router'];

/**
 * The layers of the house, lowest first. `X` stands for any one name: a feature meets no other feature. Test files may
 * import everything. docs/architecture.md shows this table; test/architecture.test.ts executes it and compares the two.
 */
export const importTable: ImportRule[] = [
  { folder: 'contract', folders: [], packages: ['zod/mini'] },
  { folder: 'domain', folders: ['contract'], packages: [] },
  { folder: 'machines', folders: ['domain', 'contract'], packages: ['xstate'] },
  { folder: 'machines/testing', folders: ['machines'], packages: ['xstate', '@xstate/graph'] },
  { folder: 'machines/drawing', folders: ['machines'], packages: ['xstate', 'elkjs'] },
  { folder: 'src/transport', folders: ['domain', 'contract'], packages: ['socket.io-client', 'zod/mini'] },
  { folder: 'src/browser', folders: ['domain', 'contract'], packages: ['zod/mini'] },
  { folder: 'src/offer', folders: ['domain', 'contract'], packages: ['react'] },
  {
    folder: 'src/actors',
    folders: ['machines', 'src/offer', 'src/transport', 'src/browser', 'domain', 'contract'],
    packages: ['xstate', 'jwt-decode', 'zod/mini'],
  },
  {
    folder: 'src/running',
    folders: ['machines', 'src/offer', 'domain', 'contract'],
    packages: ['react', 'xstate', '@xstate/react'],
  },
  { folder: 'src/theme', folders: ['contract', 'locales'], packages: ['react', '@mantine/*'] },
  {
    folder: 'src/i18n',
    folders: ['domain', 'contract', 'locales'],
    packages: ['react', 'i18next', 'react-i18next', 'i18next-resources-to-backend'],
  },
  { folder: 'src/ui', folders: ['src/theme', 'src/i18n', 'domain', 'contract'], packages: screen },
  {
    folder: 'src/board',
    folders: ['src/running', 'src/offer', 'src/ui', 'src/theme', 'src/i18n', 'domain', 'contract'],
    packages: screen,
  },
  {
    folder: 'src/features/X',
    folders: [
      'src/board',
      'src/running',
      'machines',
      'src/offer',
      'src/transport/api',
      'src/browser',
      'src/ui',
      'src/theme',
      'src/i18n',
      'domain',
      'contract',
    ],
    packages: [...screen, '@mantine/*', '@xstate/react', '@tanstack/react-virtual', 'zod/mini'],
  },
  { folder: 'src/overlays', folders: ['src/features'], packages: [], like: 'src/features/X' },
  { folder: 'src/layouts', folders: ['src/features'], packages: [], like: 'src/features/X' },
  { folder: 'src/dev', folders: [], packages: ['@statelyai/inspect', 'xstate'], like: 'src/features/X' },
  {
    folder: 'src/routes',
    folders: ['src/layouts', 'src/overlays', 'src/dev', 'src/features'],
    packages: [],
    like: 'src/features/X',
  },
  { folder: 'src/app', folders: ['src', 'machines', 'domain', 'contract', 'locales'], packages: ['*'] },
  { folder: 'server', folders: ['domain', 'contract', 'locales'], packages: ['*'] },
  {
    folder: 'server/sandbox/page',
    folders: ['domain', 'contract'],
    packages: ['react', 'react-dom', 'zod/mini'],
  },
  {
    folder: 'tools',
    folders: ['server', 'test/support', 'tools/bench/board-page', 'machines', 'domain', 'contract'],
    packages: ['*'],
  },
  { folder: 'tools/bench/board-page', folders: ['src', 'machines', 'domain', 'contract'], packages: ['*'] },
  {
    folder: 'test',
    folders: ['contract', 'domain', 'machines', 'src', 'server', 'tools', 'locales'],
    packages: ['*'],
  },
];

/** A rule with everything it takes over from another. */
export const resolved = (rule: ImportRule): ImportRule => {
  const other = importTable.find(({ folder }) => folder === rule.like);
  return other
    ? { ...rule, folders: [...rule.folders, ...other.folders], packages: [...rule.packages, ...other.packages] }
    : rule;
};

/** Packages that must not spread further than the folders named, even where the table says `*`. */
export const keptPackages: Record<string, string[]> = {
  '@xstate/graph': ['machines/testing'],
  elkjs: ['machines/drawing'],
  '@statelyai/inspect': ['src/dev'],
  'socket.io-client': ['src/transport', 'test', 'tools', 'server'],
};

const cell = ({ folders, packages, like }: ImportRule) => {
  const named = packages.map((name) => (name === '*' ? 'any package' : `\`${name}\``));
  const all = [...folders, ...named, ...(like ? [`whatever ${like} may`] : [])];
  return all.join(', ') || 'nothing';
};

/** The table as it stands in docs/architecture.md. */
export const importTableAsMarkdown = (): string =>
  ['| folder | may import |', '|---|---|', ...importTable.map((rule) => `| ${rule.folder} | ${cell(rule)} |`)].join(
    '\n',
  );
