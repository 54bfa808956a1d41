import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileAhead } from './tools/vite/compile-ahead.ts';
import { earlyShell } from './tools/vite/early-shell.ts';
import { firstFiles } from './tools/vite/first-files.ts';
import { firstPages } from './tools/vite/first-pages.ts';
import { firstRows } from './tools/vite/first-rows.ts';
import { localeAssets } from './tools/vite/locale-files.ts';
import { playPages } from './tools/vite/play-pages.ts';
import { serviceWorker } from './tools/vite/service-worker.ts';
import { css } from './tools/vite/styles.ts';

const server = `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`;
const serverPaths = [
  '/base',
  '/kcmanager',
  '/cms',
  '/sportsbetting',
  '/payment',
  '/games/v1',
  '/play',
  '/apcopay',
  '/vouchers',
  '/sandbox',
  '/healthz',
  '/openapi.json',
];

const { isFirst, onlyPage } = firstPages();

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      autoCodeSplitting: true,
      // A route's loader travels with its screen: the first page pays for no other page's.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    localeAssets(),
    firstFiles,
    earlyShell,
    compileAhead,
    playPages,
    firstRows,
    serviceWorker,
  ],
  css,
  json: { namedExports: false },
  // Found late, in the development page of the machines, they would make the running page reload.
  optimizeDeps: { include: ['elkjs/lib/elk.bundled.js', '@statelyai/inspect'] },
  build: {
    target: 'es2023',
    manifest: true,
    chunkSizeWarningLimit: 800,
    // The server announces a document's files; a list of what each late part is made of would be 0.8 kB of every first load.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    // A data: URI would need an exception in the content security policy, and small files are cached as well.
    assetsInlineLimit: 0,
    // What the first pages need comes as one file: packages apart from our own code would be 1.7 kB more, fifty small
    // files 9 kB (docs/decisions/2026-11-21-first-load.md).
    rolldownOptions: {
      output: {
        // Every late part is named in the first file, and a hash is what no compression makes shorter.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: (id, graph) => (isFirst(id, graph) ? 'site' : null), debugName: 'site' },
            // What is on one first page alone stays with it, and is not drawn into a part that comes later.
            { name: (id, graph) => onlyPage(id, graph), debugName: 'page' },
            // Small pieces that several late pages draw or reckon with: one file instead of thirty. What only the theme
            // editor reckons with is none of them: no player loads a byte of it.
            {
              name: 'pieces',
              test: /\/@tabler\/|\/src\/(ui\/(?!kit)|board|browser|i18n|running|actors)|\/domain\/(?!theme\/)/,
              minShareCount: 2,
            },
            // Every file of styles is named in the first file too: those of the slip and of what lies over a page are one,
            // those of the player's pages another, of the games a third, of agents and affiliates a fourth.
            { name: 'slip-styles', test: /\/src\/(board|layouts\/(?!game-)|overlays|features\/bet\w+).*\.module\.css/ },
            {
              name: 'page-styles',
              test: /\/src\/(features\/(?!theme-editor|casino|agency|affiliates|auth)|ui\/kit).*\.module\.css/,
            },
            { name: 'game-styles', test: /\/src\/(features\/casino\/|layouts\/game-).*\.module\.css/ },
            { name: 'area-styles', test: /\/src\/features\/(agency|affiliates)\/.*\.module\.css/ },
            // What is started together, or leads from one to the next, comes together: every name of a chunk weighs in the first load.
            { name: 'history-parts', test: /src\/app\/start-(cash-out|reuse|kept-history)/ },
            { name: 'account-forms', test: /src\/(features\/auth\/|routes\/_(auth|verification))/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      // The host stays the page's own: the server compares it with Origin.
      ...Object.fromEntries(serverPaths.map((path) => [path, { target: server }])),
      '/socket.io': { target: server, ws: true },
    },
  },
});
