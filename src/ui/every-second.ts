/** Notifies once a second: clocks on the page subscribe to it. */
export const everySecond = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, 1_000);
  return () => clearInterval(timer);
};
