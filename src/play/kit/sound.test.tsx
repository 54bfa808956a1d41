import { expect, onTestFinished, test, vi } from 'vitest';
import { createSound } from './sound.ts';

test('a game that nobody has touched begins no sound, and has its voice from the first press on', () => {
  const begun: number[] = [];
  const part = { connect: () => part, gain: { setValueAtTime() {}, linearRampToValueAtTime() {} } };
  const volume = { ...part, gain: { ...part.gain, exponentialRampToValueAtTime() {} } };
  // jsdom has neither sound nor presses that a browser believes.
  class AudioContext {
    readonly currentTime = 0;
    readonly destination = {};
    readonly createGain = () => volume;
    readonly createOscillator = () => ({
      ...part,
      frequency: { value: 0 },
      start: (at: number) => begun.push(at),
      stop() {},
    });
  }
  vi.stubGlobal('AudioContext', AudioContext);
  const userActivation = { hasBeenActive: false };
  Object.defineProperty(navigator, 'userActivation', { value: userActivation, configurable: true });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'userActivation');
  });

  const sound = createSound();
  sound.mute(false);
  sound.click();
  expect(begun).toEqual([]);
  userActivation.hasBeenActive = true;
  sound.click();
  expect(begun).toEqual([0]);
});
