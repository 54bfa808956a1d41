/** Whether the player asked his system for little motion. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Moves an element by transform and opacity alone; ends at once for who wants little motion, and when it is called off. */
export const move = async (
  element: Element | null | undefined,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
  signal: AbortSignal,
): Promise<void> => {
  if (!element || isStill() || signal.aborted) return;
  const animation = element.animate(frames, { fill: 'backwards', ...options });
  const cancel = () => animation.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  await animation.finished.catch(() => undefined);
  signal.removeEventListener('abort', cancel);
};

/** Time that passes also for who wants little motion: a result comes no sooner for him. */
export const pass = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        done();
      },
      { once: true },
    );
  });
