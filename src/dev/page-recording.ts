import { useSyncExternalStore } from 'react';
import { createRecording, type Recorded, type Recording } from './recording.ts';

if (import.meta.env.PROD) throw new Error('Nothing is recorded here');

/** One for the page, so that it can be asked for from outside React too. */
export const recording = createRecording();

/** Development only: records what the machines do; with `?inspect` the Stately inspector sees it as well. */
export const startRecording = async (): Promise<Recording['inspect']> => {
  if (!new URLSearchParams(window.location.search).has('inspect')) return recording.inspect;
  const { createBrowserInspector } = await import('@statelyai/inspect');
  const stately = createBrowserInspector();
  return (inspection) => {
    recording.inspect(inspection);
    stately.inspect.next?.(inspection);
  };
};

export const useRecords = (): readonly Recorded[] => useSyncExternalStore(recording.subscribe, recording.records);

export const useLatest = (): ReadonlyMap<string, Recorded> =>
  useSyncExternalStore(recording.subscribe, recording.latest);
