import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Recorded, Recording } from './recording.ts';

/** Filled in development only: a player's page records nothing. */
export const RecordingContext = createContext<Recording | null>(null);

export const useRecording = (): Recording => {
  const recording = useContext(RecordingContext);
  if (recording === null) throw new Error('Nothing is recorded here');
  return recording;
};

export const useRecords = (): readonly Recorded[] => {
  const { subscribe, records } = useRecording();
  return useSyncExternalStore(subscribe, records);
};

/** The last record of each machine. */
export const useLatest = (): ReadonlyMap<string, Recorded> => {
  const { subscribe, latest } = useRecording();
  return useSyncExternalStore(subscribe, latest);
};
