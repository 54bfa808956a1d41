import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useEditor } from './use-editor.ts';

const EditorDialog = lazy(() => import('./editor-dialog.tsx'));

/** The theme editor over the page, while it is open. */
const ThemeEditor = () =>
  useEditor((state) => state.matches({ screen: 'open' })) &&
  createPortal(
    <Suspense fallback={null}>
      <EditorDialog />
    </Suspense>,
    document.body,
  );

export default ThemeEditor;
