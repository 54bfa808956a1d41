import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type ImportRule, importTable, importTableAsMarkdown, keptPackages, resolved } from './support/import-table.ts';
import { importsIn, importsOf } from './support/imports-of.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['contract', 'domain', 'machines', 'src', 'server', 'tools', 'test'];

const written = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|css)$/.test(name) && !/\.gen\.ts$/.test(name))
    .map((name) => `${folder}/${name.split(sep).join('/')}`),
);
const files = written.filter((name) => !name.endsWith('.css'));

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('test/');
const pattern = (folder: string) => new RegExp(`^${folder.replaceAll('/X', '/[^/]+')}(/|$|\\.tsx?$)`);
const inside = (file: string, folder: string) => pattern(folder).test(file);

/** The most specific rule whose folder holds the file; src/main.tsx only mounts what src/app wires. */
const rules = importTable.map(resolved).sort((a, b) => b.folder.length - a.folder.length);
const ruleOf = (file: string): ImportRule | undefined =>
  rules.find(({ folder }) => (file === 'src/main.tsx' ? folder === 'src/app' : inside(file, folder)));

const target = (file: string, specifier: string) =>
  specifier.startsWith('.') ? posix.normalize(posix.join(posix.dirname(file), specifier)) : undefined;

const packageAllowed = (specifier: string, allowed: string[]) =>
  allowed.some(
    (name) =>
      name === '*' ||
      name === specifier ||
      (name.endsWith('/*') ? specifier.startsWith(name.slice(0, -1)) : specifier.startsWith(`${name}/`)),
  );

const home = (file: string, rule: ImportRule) => {
  const [match] = pattern(rule.folder).exec(file) ?? [rule.folder];
  return match.replace(/\/$/, '');
};

/** Why a file may not import this, or undefined when it may. */
const objection = (file: string, specifier: string): string | undefined => {
  const rule = ruleOf(file);
  if (!rule) return `${file} lies in no folder of the table`;
  const path = target(file, specifier);
  if (path === undefined) {
    const owners = Object.entries(keptPackages).find(([name]) => packageAllowed(specifier, [name]))?.[1];
    const kept = !owners || owners.some((owner) => inside(file, owner));
    const ownsNode = /^(server|tools|test)(\/|$)(?!.*page$)/.test(rule.folder);
    const allowed = specifier.startsWith('node:') ? ownsNode : packageAllowed(specifier, rule.packages);
    return allowed && kept ? undefined : `${file} imports the package ${specifier}`;
  }
  if (/\.(css|svg|json|woff2|ogg|wav)(\?\w+)?$/.test(path) && !path.startsWith('locales/')) return undefined;
  const own = inside(path, home(file, rule));
  const deeper = ruleOf(path);
  // A stricter folder inside one's own (machines/testing) is not reached from above it.
  const ownKind = own && (deeper === rule || deeper === undefined || rule.folder === 'src/app');
  // Nor by the name of a folder around it: server/feed is not its simulator.
  const named = (folder: string) =>
    !folder.includes('/') || !deeper || deeper.folder.includes('/X') || !deeper.folder.startsWith(`${folder}/`);
  if (ownKind || rule.folders.some((folder) => inside(path, folder) && named(folder))) return undefined;
  return `${file} imports ${path}`;
};

const checked = files.filter((file) => !isTest(file));

describe('the import table', () => {
  test('holds for every file', () => {
    const objections = checked.flatMap((file) =>
      importsOf(join(root, file)).flatMap(({ specifier }) => objection(file, specifier) ?? []),
    );
    expect(objections).toEqual([]);
  });

  test('has a row for every folder of the server', () => {
    const named = new Set(importTable.map(({ folder }) => folder));
    const folders = new Set(checked.flatMap((file) => /^server\/[^/]+(?=\/)/.exec(file) ?? []));
    expect([...folders].filter((folder) => !named.has(folder))).toEqual([]);
  });

  test('is the one that is written down', () => {
    expect(readFileSync(join(root, 'docs/architecture.md'), 'utf8')).toContain(importTableAsMarkdown());
  });

  test.each([
    ['contract/entities/match.ts', 'zod'],
    ['domain/money/amount.ts', '../../server/time/clock.ts'],
    ['machines/session/session.machine.ts', '../testing/explore.ts'],
    ['machines/session/session.machine.ts', '@xstate/graph'],
    ['src/features/vouchers/voucher-form.tsx', '../betslip/betslip.tsx'],
    ['src/features/vouchers/voucher-form.tsx', '../../actors/session-actors.ts'],
    ['src/features/vouchers/voucher-form.tsx', '../../transport/sockets/sports.ts'],
    ['src/ui/money.tsx', '../features/account/wallet.tsx'],
    ['src/features/vouchers/voucher-form.tsx', '../../dev/recording.ts'],
    ['src/ui/money.tsx', '../board/odd.tsx'],
    ['src/board/odd.tsx', '../features/betslip/betslip.tsx'],
    ['src/offer/offer-store.ts', '../actors/feed.ts'],
    ['server/routes/cms.ts', '../../src/offer/offer-store.ts'],
    ['server/routes/cms.ts', '../../machines/ticket/ticket.machine.ts'],
    ['server/database/schema/tickets.ts', '../../tickets/offer.ts'],
    ['server/tickets/receive-ticket.ts', '../sandbox/sandbox.ts'],
    ['server/tickets/receive-ticket.ts', '../cash-out/cash-outs.ts'],
    ['server/tickets/price-verdict.ts', '../feed/simulator/create-simulator.ts'],
    ['server/feed/sidebar.ts', './simulator/schedule/fixture.ts'],
    ['server/ledger/ledger.ts', '../services.ts'],
    ['server/identity/sessions.ts', '../play-limits/require-limits.ts'],
    ['server/games/studio/studio.ts', '../rounds-repository.ts'],
    ['server/games/studio/studio.ts', '../../ledger/ledger.ts'],
    ['server/games/games.ts', './studio/studio.ts'],
    ['server/vouchers/vouchers.ts', 'drizzle-orm'],
    ['server/settlement/settle-ticket.ts', 'drizzle-orm'],
    ['server/sandbox/provider/simulated-provider.ts', 'drizzle-orm'],
    ['server/routes/base.ts', 'drizzle-orm/pg-core'],
    ['server/routes/base.ts', '../sandbox/sandbox.ts'],
    ['src/browser/storage.ts', 'node:fs'],
    ['newfolder/thing.ts', '../domain/limits.ts'],
  ])('refuses %s an import of %s', (file, specifier) => {
    expect(objection(file, specifier)).toBeDefined();
  });

  test.each([
    ['src/features/vouchers/voucher-form.tsx', './voucher-code.ts'],
    ['src/features/vouchers/voucher-form.tsx', '../../transport/api/vouchers.ts'],
    ['src/overlays/voucher-dialog.tsx', '../features/vouchers/voucher-form.tsx'],
    ['machines/testing/explore.ts', '@xstate/graph'],
    ['src/app/wiring.ts', '../actors/session-actors.ts'],
    ['src/main.tsx', './app/app.tsx'],
    ['server/main.ts', 'node:fs'],
    ['server/compose.ts', './sandbox/sandbox.ts'],
    ['server/vouchers/voucher-repository.ts', 'drizzle-orm'],
    ['server/sandbox/provider/order-repository.ts', 'drizzle-orm'],
    ['server/settlement/settle-leg.ts', '../feed/feed-source.ts'],
  ])('grants %s an import of %s', (file, specifier) => {
    expect(objection(file, specifier)).toBeUndefined();
  });
});

/** What each file imports of the others; a type alone counts too, since a change of one side changes both. */
const edges = new Map(
  files.map((file) => [
    file,
    importsOf(join(root, file)).flatMap(({ specifier }) => {
      const path = target(file, specifier);
      return path !== undefined && files.includes(path) ? [path] : [];
    }),
  ]),
);

test('no import runs in a circle, nor one of types', () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, trail: string[]) => {
    if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file].join(' -> '));
    if (done.has(file) || trail.includes(file)) return;
    for (const next of edges.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

/** Each folder inside one of these is a unit of its own, with everything in it. */
const streets = ['src/play/games', 'src/play', 'src/features', 'src', 'contract', 'domain', 'machines', 'server'];
const folderOf = (file: string) => {
  const street = streets.find((folder) => file.startsWith(`${folder}/`));
  return street && new RegExp(`^${street}/[^/]+(?=/)`).exec(file)?.[0];
};

test('no two folders import each other', () => {
  const between = new Map<string, string>();
  for (const file of checked) {
    for (const path of edges.get(file) ?? []) {
      const [from, to] = [folderOf(file), folderOf(path)];
      if (from && to && from !== to) between.set(`${from} ${to}`, `${file} imports ${path}`);
    }
  }
  const pairs = [...between].filter(([pair]) => between.has(pair.split(' ').reverse().join(' ')));
  expect(pairs.map(([, example]) => example)).toEqual([]);
});

test('imports are read from every way of writing them', () => {
  const source = [
    "import './a.css';",
    "import b from 'b';",
    "import type { C } from 'c';",
    'import {\n  d,\n  e,\n} from "./d.ts";',
    "export { f } from './f.ts';",
    "const g = () => import('./g.ts');",
    "// import h from 'h';",
  ].join('\n');
  expect(importsIn(source)).toEqual([
    { specifier: './a.css', typeOnly: false, late: false },
    { specifier: 'b', typeOnly: false, late: false },
    { specifier: 'c', typeOnly: true, late: false },
    { specifier: './d.ts', typeOnly: false, late: false },
    { specifier: './f.ts', typeOnly: false, late: false },
    { specifier: './g.ts', typeOnly: false, late: true },
  ]);
});

test('a hand-written field, menu, tab, switch or dialog of the site says why it is none of the kit', () => {
  const drawn = /<(?:input|select|textarea|dialog)\b|role="(?:menu|tablist|switch|combobox|dialog)"/;
  const silent = checked.filter((file) => {
    if (!/^src\/.*\.tsx$/.test(file) || /^src\/(?:dev|play|ui\/kit)\//.test(file)) return false;
    const text = readFileSync(join(root, file), 'utf8');
    return drawn.test(text) && !/\bplain\b[\s*]+because\b/i.test(text);
  });
  expect(silent).toEqual([]);
});

test('a file of more than 300 lines says at its head why it is long', () => {
  const long = written
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').trimEnd().split('\n') }))
    .filter(({ lines }) => lines.length > 300);
  const silent = long.filter(({ lines }) => !/\blong because\b/i.test(lines.slice(0, 40).join(' ')));
  expect(silent.map(({ file }) => file)).toEqual([]);
});
