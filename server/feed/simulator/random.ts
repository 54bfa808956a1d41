/** Mixes numbers into 32 bits (murmur3's finalizer after each); the same numbers always give the same bits. */
export const mix = (...parts: number[]): number => {
  let hash = 0x9e3779b9;
  for (const part of parts) {
    hash = Math.imul(hash ^ (part | 0), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13) ^ Math.floor(part / 0x100000000), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
};

/** 32 bits of a text (FNV-1a). */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
};

/** A stream of numbers in [0, 1), the same for the same seed (mulberry32). */
export const createRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 0x100000000;
  };
};

const unit = (bits: number) => bits / 0x80000000 - 1;

/** Smooth noise in [-1, 1] that takes about `period` to turn; a function of time alone, so that it survives a restart. */
export const noiseAt = (seed: number, time: number, period: number): number => {
  const step = Math.floor(time / period);
  const share = time / period - step;
  const eased = share * share * (3 - 2 * share);
  const from = unit(mix(seed, step));
  return from + (unit(mix(seed, step + 1)) - from) * eased;
};
