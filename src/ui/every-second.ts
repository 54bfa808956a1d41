/** Tells once a second that time has passed: what a clock's text is subscribed to. */
export const everySecond = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, 1_000);
  return () => clearInterval(timer);
};
