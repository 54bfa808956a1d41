import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '../../ui/late.tsx';
import { useEditor } from './use-editor.ts';

const EditorDialog = lazyPart(() => import('./editor-dialog.tsx'));

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
