import './theme/tokens.css';
import './theme/base.css';
import './first-rows/first-rows.css';
import { StrictMode } from 'react';
import { App } from './app/app.tsx';
import { handOut } from './app/hand-out.ts';
import { startSite } from './app/start-site.ts';
import { nextTask } from './browser/next-task.ts';
import { startI18n } from './i18n/i18n.ts';
import { preloadFont } from './theme/preload-font.ts';

// A function: a module with a top-level await would block every part that is fetched meanwhile and imports from it.
// Step by step, so that what a slow processor has to do meanwhile need not wait for all of it.
const start = async () => {
  // Before anything waits: the page counts as loaded when they are there, and no sooner.
  preloadFont();
  await nextTask();
  // In the same file, but run here and not with all others: what it makes at first is dear.
  const { createRoot } = await import('react-dom/client');
  await nextTask();
  const inspect = import.meta.env.DEV ? await (await import('./dev/page-recording.ts')).startRecording() : undefined;
  const { language, ...site } = await startSite(inspect);
  handOut(site.running);
  await nextTask();
  await startI18n(language);

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');

  createRoot(root).render(
    <StrictMode>
      <App {...site} />
    </StrictMode>,
  );
};

start();
