import './theme/tokens.css';
import './theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startSite } from './app/start-site.ts';
import { startI18n } from './i18n/i18n.ts';

const recording = import.meta.env.DEV ? await (await import('./app/start-recording.ts')).startRecording() : null;
const { language, ...site } = await startSite(recording);
await startI18n(language);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
createRoot(root).render(
  <StrictMode>
    <App {...site} recording={recording} />
  </StrictMode>,
);
