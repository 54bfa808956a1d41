import { useSelector } from '@xstate/react';
import { useStarted } from '../../running/machines.ts';
import { useRunning } from '../../running/running.tsx';

export const useEditorRef = () => useStarted(useRunning().themeEditor);

type EditorSnapshot = ReturnType<ReturnType<typeof useEditorRef>['getSnapshot']>;

/** Reads of the theme editor what is selected. */
export const useEditor = <Selected>(select: (snapshot: EditorSnapshot) => Selected): Selected =>
  useSelector(useEditorRef(), select);
