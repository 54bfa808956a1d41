/** Sounds unless the player muted it; what it says is shown as well, so a failure is no matter. */
export const createBeep = (isMuted: () => boolean) => (): void => {
  if (isMuted()) return;
  import('../browser/tone.ts').then(({ playTone }) => playTone()).catch(() => undefined);
};
