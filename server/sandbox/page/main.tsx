import { createRoot } from 'react-dom/client';
import '../../../src/theme/tokens.css';
import '../../../src/theme/base.css';
import { SandboxPage } from './sandbox-page.tsx';
import { createTesterDesk } from './tester-desk.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
const desk = createTesterDesk();
desk.start();
createRoot(root).render(<SandboxPage desk={desk} />);
