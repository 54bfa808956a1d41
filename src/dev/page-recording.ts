import { useSyncExternalStore } from 'react';
import { createRecording, type Recorded, type Recording } from './recording.ts';

if (import.meta.env.PROD) throw new Error('Nothing is recorded here');

/** One for the page, so that it can be asked for from outside React too. */
export const recording = createRecording();

const inspector = 'https://stately.ai/inspect';

/** The inspector's page comes from its makers: without a network its window would stay empty. */
const answers = (address: string): Promise<boolean> =>
  fetch(address, { mode: 'no-cors', signal: AbortSignal.timeout(3_000) }).then(
    () => true,
    () => false,
  );

const sayMissing = (): void => {
  const words = document.createElement('p');
  words.role = 'status';
  words.textContent = `${inspector} does not answer. /machines shows the machines without a network.`;
  document.body.prepend(words);
};

/** Development only: records what the machines do; with `?inspect` the Stately inspector sees it as well. */
export const startRecording = async (isThere = answers): Promise<Recording['inspect']> => {
  if (!new URLSearchParams(window.location.search).has('inspect')) return recording.inspect;
  if (!(await isThere(inspector))) {
    sayMissing();
    return recording.inspect;
  }
  const { createBrowserInspector } = await import('@statelyai/inspect');
  const stately = createBrowserInspector({ url: inspector });
  return (inspection) => {
    recording.inspect(inspection);
    stately.inspect.next?.(inspection);
  };
};

export const useRecords = (): readonly Recorded[] => useSyncExternalStore(recording.subscribe, recording.records);

export const useLatest = (): ReadonlyMap<string, Recorded> =>
  useSyncExternalStore(recording.subscribe, recording.latest);
