/** How far both axes go, and where their lines are; in seconds and in multiples. */
export interface FlightAxis {
  seconds: number;
  top: number;
  everySeconds: number;
  every: number;
}

/** Both grow together and in steps, so that the picture stands still in between. */
const steps: readonly FlightAxis[] = [
  { seconds: 15, top: 3.2, everySeconds: 5, every: 0.5 },
  { seconds: 25, top: 6.4, everySeconds: 5, every: 1 },
  { seconds: 40, top: 18, everySeconds: 10, every: 4 },
  { seconds: 60, top: 72, everySeconds: 10, every: 20 },
  { seconds: 80, top: 290, everySeconds: 20, every: 50 },
  { seconds: 110, top: 1_200, everySeconds: 20, every: 250 },
];
const last: FlightAxis = { seconds: 110, top: 1_200, everySeconds: 20, every: 250 };

/** The part of the time axis that a flight may fill before it grows. */
const full = 0.9;

export const axisAt = (elapsed: number): FlightAxis =>
  steps.find(({ seconds }) => elapsed <= seconds * full * 1_000) ?? last;

/** Multiples with a line: 1, then at each step of `every` below the top. */
export const linesOf = ({ top, every }: FlightAxis): number[] => {
  const lines = [1];
  for (let nth = Math.floor(1 / every) + 1; nth * every < top; nth += 1) lines.push(nth * every);
  return lines;
};

/** The multiple of a flight after `elapsed` milliseconds, for drawing; payouts use whole numbers. */
export const multipleAt = (elapsed: number): number => 2 ** (elapsed / 10_000);

export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where a moment and a multiple are drawn. */
export const placesOn = ({ left, right, top, bottom }: Plot, axis: FlightAxis) => ({
  x: (elapsed: number) => left + ((right - left) * elapsed) / (axis.seconds * 1_000),
  y: (multiple: number) => bottom - ((bottom - top) * (multiple - 1)) / (axis.top - 1),
});
