/** Tones of a game: short, quiet, and each with its twin on the screen. */
export interface Sound {
  /** Master switch of the page around; off until the page turns it on. */
  mute(muted: boolean): void;
  /** While the game stands still. */
  hush(hushed: boolean): void;
  tick(): void;
  click(high?: boolean): void;
  chord(): void;
}

const loudness = 0.06;

export const createSound = (): Sound => {
  let context: AudioContext | null = null;
  let muted = true;
  let hushed = false;
  let playing: OscillatorNode[] = [];

  const silence = () => {
    for (const tone of playing) tone.stop();
    playing = [];
  };
  const tone = (pitch: number, after: number, length: number) => {
    // The browser would complain of a frame that was not touched yet, and play all its tones at once at the first press.
    if (muted || hushed || !navigator.userActivation?.hasBeenActive) return;
    context ??= new AudioContext();
    const from = context.currentTime + after;
    const source = context.createOscillator();
    const volume = context.createGain();
    source.type = 'sine';
    source.frequency.value = pitch;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(loudness, from + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
    source.connect(volume).connect(context.destination);
    source.start(from);
    source.stop(from + length);
    playing = [...playing, source].slice(-12);
  };

  document.addEventListener('visibilitychange', () => document.hidden && silence());
  return {
    mute: (off) => {
      muted = off;
      if (off) silence();
    },
    hush: (off) => {
      hushed = off;
      if (off) silence();
    },
    tick: () => tone(320, 0, 0.06),
    click: (high = false) => tone(high ? 880 : 520, 0, 0.08),
    chord: () => {
      for (const [place, pitch] of [392, 494, 587].entries()) tone(pitch, place * 0.05, 0.7);
    },
  };
};
