import { defineConfig } from 'vite';

/** The server as one file of plain JavaScript; packages stay where npm put them. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'server/main.ts',
    outDir: '.cache',
    emptyOutDir: false,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'server.js', codeSplitting: false } },
  },
});
