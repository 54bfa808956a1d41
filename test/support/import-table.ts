/** What a folder may import: folders of the project, and packages (a trailing `/*` allows every subpath or scope member). */
export interface ImportRule {
  folder: string;
  folders: string[];
  packages: string[];
  /** And everything that this folder of the table may import. */
  like?: string;
}

const screen = ['react', 'react-dom', 'i18next', 'react-i18next', '@tabler/icons-react', '@tanstack/react-router'];

/** A folder of the server: the folders below it (contract and domain go without saying), each by its name alone. */
const floor = (name: string, ...below: string[]): ImportRule => ({
  folder: `server/${name}`,
  folders: [...below.map((folder) => `server/${folder}`), 'domain', 'contract'],
  packages: ['*'],
});

/** The same with the texts of people's languages. */
const withTexts = (rule: ImportRule): ImportRule => ({ ...rule, folders: [...rule.folders, 'locales'] });

/** What lies below those who move a player's money. */
const moving = ['play-limits', 'identity', 'breaks', 'settings', 'bus', 'ledger', 'jobs', 'calls', 'database', 'time'];

/** The layers of the server, lowest first; folders of a layer are combined above it, or by a port that compose.ts fills. */
const server: ImportRule[] = [
  floor('time'),
  floor('calls'),
  floor('database', 'time', 'root'),
  floor('jobs', 'database', 'time'),
  floor('process', 'jobs', 'database', 'time'),
  floor('ledger', 'database', 'time'),
  floor('bus', 'ledger', 'database', 'time'),
  floor('metrics', 'bus', 'database'),
  floor('breaks', 'calls', 'database', 'time'),
  floor('messages', 'breaks', 'database', 'time'),
  withTexts(floor('settings', 'calls', 'database', 'time')),
  withTexts(floor('mail', 'settings', 'calls', 'database', 'time')),
  floor('identity', 'mail', 'settings', 'messages', 'breaks', 'ledger', 'calls', 'database', 'time'),
  floor('feed', 'calls', 'time'),
  floor('feed/simulator', 'feed', 'time'),
  withTexts(floor('push', 'feed', 'breaks', 'settings', 'jobs', 'calls', 'database', 'time')),
  floor('pricing', 'feed', 'bus', 'jobs', 'time'),
  floor('contact', 'identity', 'mail', 'settings', 'calls', 'database', 'time'),
  floor('play-limits', 'identity', 'messages', 'breaks', 'ledger', 'calls', 'database', 'time'),
  floor('payments', 'push', 'play-limits', 'messages', 'settings', 'bus', 'ledger', 'calls', 'database', 'time'),
  floor('vouchers', 'messages', ...moving),
  withTexts(floor('agency', ...moving)),
  floor('affiliates', 'identity', 'settings', 'bus', 'ledger', 'jobs', 'calls', 'database', 'time'),
  floor('bonuses', 'messages', 'breaks', 'settings', 'bus', 'ledger', 'jobs', 'database', 'time'),
  floor(
    'tickets',
    ...['play-limits', 'identity', 'feed', 'settings', 'bus', 'ledger', 'jobs', 'calls', 'database', 'time'],
  ),
  floor('settlement', 'push', 'tickets', 'messages', 'feed', 'bus', 'ledger', 'jobs', 'database', 'time'),
  floor('cash-out', 'push', 'settlement', 'tickets', 'feed', 'settings', 'bus', 'ledger', 'calls', 'database', 'time'),
  withTexts(floor('history', 'cash-out', 'tickets', 'feed', 'settings', 'ledger', 'database', 'time')),
  floor('ticket-desk', 'history', 'cash-out', 'settlement', 'tickets', 'bus', 'jobs', 'calls', 'database'),
  // As an outside company: it gets of players, wallets and limits only what is in the wallet calls.
  floor('games/studio', 'jobs', 'calls', 'database', 'time'),
  floor(
    'games',
    'messages',
    ...['play-limits', 'identity', 'breaks', 'settings', 'bus', 'ledger', 'jobs', 'calls', 'database', 'time'],
  ),
  floor('previews', 'tickets', 'feed', 'calls', 'time'),
  floor('plugins', 'previews', 'settings', 'metrics', 'process', 'identity', 'calls', 'database'),
  floor('sockets', 'plugins', 'process', 'cash-out', 'identity', 'feed', 'bus', 'jobs', 'time'),
  floor(
    'routes',
    'services',
    'plugins',
    'process',
    'history',
    'tickets',
    'identity',
    'feed',
    'settings',
    'calls',
    'time',
  ),
  // They wire, or bend, whatever there is; nobody below knows of them.
  ...['sandbox', 'testing'].map((name) => withTexts({ ...floor(name), folders: ['server', 'domain', 'contract'] })),
  { folder: 'server', folders: ['server', 'domain', 'contract', 'locales'], packages: ['*'] },
];

/**
 * The layers of the repository, lowest first. `X` is any one name: a feature imports no other feature. Test files may
 * import everything. docs/architecture.md shows this table; test/architecture.test.ts executes it and compares the two.
 */
export const importTable: ImportRule[] = [
  { folder: 'contract', folders: [], packages: ['zod/mini'] },
  { folder: 'domain', folders: ['contract'], packages: [] },
  { folder: 'domain/games', folders: ['domain', 'contract'], packages: ['@noble/hashes'] },
  { folder: 'domain/theme', folders: ['domain', 'contract'], packages: ['culori/fn'] },
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
    folders: ['machines', 'src/offer', 'src/theme', 'domain', 'contract'],
    packages: ['react', 'xstate', '@xstate/react'],
  },
  { folder: 'src/theme', folders: ['domain', 'contract', 'locales'], packages: ['react', '@mantine/core'] },
  {
    folder: 'src/i18n',
    folders: ['domain', 'contract', 'locales'],
    packages: ['react', 'i18next', 'react-i18next'],
  },
  {
    folder: 'src/ui/kit',
    folders: ['src/ui', 'src/theme', 'src/i18n', 'domain', 'contract'],
    packages: [...screen, '@mantine/core', '@mantine/dates'],
  },
  { folder: 'src/ui', folders: ['src/theme', 'src/i18n', 'src/browser', 'domain', 'contract'], packages: screen },
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
      'src/ui/kit',
      'src/theme',
      'src/i18n',
      'domain',
      'contract',
    ],
    packages: [...screen, '@mantine/form', '@xstate/react', '@tanstack/react-virtual', 'qr', 'zod/mini'],
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
  // The rows that the server draws with a document: a program of its own, of the same components.
  {
    folder: 'src/first-rows',
    folders: ['src/transport', 'src/layouts', 'src/features'],
    packages: ['react-dom'],
    like: 'src/features/X',
  },
  // The games' pages: a program of its own, which shares no file with the site.
  {
    folder: 'src/play/kit',
    folders: ['machines', 'domain', 'domain/games', 'contract'],
    packages: ['preact', 'xstate'],
  },
  {
    folder: 'src/play/games/X',
    folders: ['src/play/kit', 'machines', 'domain', 'domain/games', 'contract'],
    packages: ['preact'],
  },
  {
    folder: 'src/play',
    folders: ['src/play/kit', 'src/play/games', 'machines', 'domain', 'domain/games', 'contract'],
    packages: ['preact', 'xstate', 'zod/mini'],
  },
  // A program of its own too, which the browser runs next to the pages.
  {
    folder: 'src/service-worker',
    folders: ['contract'],
    packages: ['workbox-core', 'workbox-expiration', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'],
  },
  { folder: 'src/app', folders: ['src', 'machines', 'domain', 'contract', 'locales'], packages: ['*'] },
  ...server,
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
  '@noble/hashes': ['domain/games'],
  culori: ['domain/theme'],
  '@statelyai/inspect': ['src/dev'],
  'drizzle-orm': [
    'server/database',
    'server/X/X-repository',
    'server/X/X/X-repository',
    'server/testing',
    'tools',
    'test',
  ],
  'socket.io-client': ['src/transport', 'test', 'tools', 'server'],
};

const cell = ({ folders, packages, like }: ImportRule) => {
  const named = packages.map((name) => (name === '*' ? 'any package' : `\`${name}\``));
  const all = [...folders, ...named, ...(like ? [`whatever ${like} may`] : [])];
  return all.join(', ') || 'nothing';
};

/** The table as docs/architecture.md shows it. */
export const importTableAsMarkdown = (): string =>
  ['| folder | may import |', '|---|---|', ...importTable.map((rule) => `| ${rule.folder} | ${cell(rule)} |`)].join(
    '\n',
  );
