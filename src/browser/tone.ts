let audio: AudioContext | undefined;

/** A short tone. A page that was not touched yet has no voice, and stays silent. */
export const playTone = (): void => {
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  const volume = new GainNode(audio, { gain: 0.2 });
  volume.gain.setValueAtTime(0.2, start + 0.1);
  volume.gain.linearRampToValueAtTime(0, start + 0.15);
  const tone = new OscillatorNode(audio, { frequency: 880 });
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.15);
};
