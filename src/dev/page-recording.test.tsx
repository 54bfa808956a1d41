import { afterEach, expect, test } from 'vitest';
import { recording, startRecording } from './page-recording.ts';

const silent = async () => false;
const said = () => document.querySelector('[role=status]')?.textContent;

afterEach(() => {
  window.history.replaceState({}, '', '/');
  document.body.replaceChildren();
});

test('without a network the Stately inspector is said to be missing, and the machines are recorded all the same', async () => {
  window.history.replaceState({}, '', '/?inspect');
  expect(await startRecording(silent)).toBe(recording.inspect);
  expect(said()).toBe('https://stately.ai/inspect does not answer. /machines shows the machines without a network.');
});

test('who did not ask for it is told nothing of it', async () => {
  expect(await startRecording(silent)).toBe(recording.inspect);
  expect(said()).toBeUndefined();
});
