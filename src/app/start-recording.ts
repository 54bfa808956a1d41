import { createRecording, type Recording } from '../running/recording.ts';

/** One for the page, so that it can be asked for from outside React too. */
export const recording = createRecording();

/** Development only: records what the machines do; with `?inspect` the Stately inspector sees it as well. */
export const startRecording = async (): Promise<Recording> => {
  if (!new URLSearchParams(window.location.search).has('inspect')) return recording;
  const { createBrowserInspector } = await import('@statelyai/inspect');
  const stately = createBrowserInspector();
  return {
    ...recording,
    inspect: (inspection) => {
      recording.inspect(inspection);
      stately.inspect.next?.(inspection);
    },
  };
};
