import { figure, times } from '../../kit/amount.ts';
import { axisAt, linesOf, multipleAt, placesOn } from './flight-axis.ts';
import type { FlightScene } from './flight-scene.ts';

const landed = '#A3ACB6';
const ink = '#EEF2F6';
const quiet = '#AAB4BE';
const font = (weight: number, size: number) => `${weight} ${size}px "Inter Variable", Inter, system-ui, sans-serif`;

/** The kite of the cover: its four fields and its cross, tip of the tail at 0, 34. */
const kite = {
  sail: 'M0-26 17 0 0 34-17 0Z',
  light: 'M0-26 17 0H0Z',
  shade: 'M0 0H17L0 34Z',
  cross: 'M0-26V34M-17 0H17',
  tail: 34,
} as const;

const sail = new Path2D(kite.sail);
const light = new Path2D(kite.light);
const shade = new Path2D(kite.shade);
const cross = new Path2D(kite.cross);

const drawKite = (to: CanvasRenderingContext2D, x: number, y: number, colour: string): void => {
  to.save();
  to.translate(x, y);
  to.rotate((24 * Math.PI) / 180);
  to.scale(0.86, 0.86);
  to.translate(0, -kite.tail);
  to.fillStyle = colour;
  to.fill(sail);
  to.fillStyle = 'rgb(255 255 255 / 38%)';
  to.fill(light);
  to.fillStyle = 'rgb(0 0 0 / 22%)';
  to.fill(shade);
  to.strokeStyle = '#14171B';
  to.lineWidth = 1.4;
  to.stroke(cross);
  to.restore();
};

const line = (to: CanvasRenderingContext2D, points: readonly (readonly [number, number])[]): void => {
  to.beginPath();
  for (const [x, y] of points) to.lineTo(x, y);
  to.stroke();
};

/** Texts of the drawing; all others are next to it. */
export interface GraphWords {
  seconds(count: number): string;
  outAt(target: string): string;
  you(left: string): string;
}

/** Draws graph, curve and kite at a moment, in the signal colour of the title. */
export const drawFlight = (
  to: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  { phase, elapsed, multiplier, target, left, others }: FlightScene,
  words: GraphWords,
  signal: string,
  still: boolean,
): void => {
  const inAir = phase === 'flying' || phase === 'ended' ? elapsed : 0;
  // For who wants little motion the curve comes on once a second.
  const drawn = still && phase === 'flying' ? Math.floor(inAir / 1_000) * 1_000 : inAir;
  const axis = axisAt(inAir);
  const plot = { left: 40, right: width, top: 0, bottom: height - 34 };
  const { x, y } = placesOn(plot, axis);
  to.clearRect(0, 0, width, height);
  to.lineWidth = 1;
  to.font = font(400, 12);
  to.fillStyle = quiet;
  to.textBaseline = 'middle';

  to.strokeStyle = 'rgb(255 255 255 / 8%)';
  to.textAlign = 'right';
  for (const multiple of linesOf(axis)) {
    const at = Math.round(y(multiple)) + 0.5;
    line(to, [
      [plot.left - 4, at],
      [plot.right, at],
    ]);
    to.fillText(figure(multiple), plot.left - 10, at);
  }
  to.textAlign = 'center';
  for (let second = 0; second <= axis.seconds; second += axis.everySeconds) {
    const at = Math.round(x(second * 1_000)) + 0.5;
    line(to, [
      [at, plot.top],
      [at, plot.bottom],
    ]);
    if (second === axis.seconds) to.textAlign = 'right';
    to.fillText(second === 0 ? '0' : words.seconds(second), second === axis.seconds ? at - 6 : at, plot.bottom + 17);
  }
  to.strokeStyle = 'rgb(255 255 255 / 35%)';
  line(to, [
    [plot.left + 0.5, plot.top],
    [plot.left + 0.5, plot.bottom + 0.5],
    [plot.right, plot.bottom + 0.5],
  ]);

  const colour = phase === 'ended' ? landed : signal;
  const headAt = [x(drawn), y(multipleAt(drawn))] as const;
  if (phase === 'flying' || phase === 'ended') {
    const curve = Array.from({ length: 81 }, (_, nth) => {
      const moment = (drawn * nth) / 80;
      return [x(moment), y(multipleAt(moment))] as const;
    });
    to.beginPath();
    to.moveTo(x(0), plot.bottom);
    for (const [px, py] of curve) to.lineTo(px, py);
    to.lineTo(headAt[0], plot.bottom);
    to.fillStyle = colour;
    to.globalAlpha = 0.13;
    to.fill();
    to.globalAlpha = 1;
    to.strokeStyle = colour;
    to.lineWidth = 3.5;
    to.lineCap = 'round';
    to.lineJoin = 'round';
    line(to, curve);
  }

  if (target !== null && phase !== 'none') {
    const at = Math.round(y(target / 100)) + 0.5;
    if (at > plot.top + 4) {
      to.strokeStyle = signal;
      to.lineWidth = 1;
      to.setLineDash([4, 4]);
      line(to, [
        [plot.left, at],
        [plot.right, at],
      ]);
      to.setLineDash([]);
    }
    to.fillStyle = signal;
    to.font = font(500, 12);
    to.textAlign = 'right';
    to.fillText(words.outAt(times(target)), plot.right - 12, at > plot.top + 4 ? at + 16 : plot.top + 16);
  }

  const momentOf = (hundredths: number) => Math.log2(hundredths / 100) * 10_000;
  to.fillStyle = '#14171B';
  to.strokeStyle = ink;
  to.lineWidth = 1.5;
  for (const out of others) {
    if (out > multiplier) continue;
    to.beginPath();
    to.arc(x(momentOf(out)), y(out / 100), 4, 0, Math.PI * 2);
    to.fill();
    to.stroke();
  }
  if (phase !== 'none') drawKite(to, headAt[0], headAt[1], colour);
  if (left !== null) {
    const [px, py] = [x(momentOf(left)), y(left / 100)];
    to.fillStyle = ink;
    to.beginPath();
    to.arc(px, py, 6, 0, Math.PI * 2);
    to.fill();
    to.font = font(600, 13);
    const word = words.you(times(left));
    const beside = px + 14 + to.measureText(word).width < plot.right - 4;
    to.textAlign = beside ? 'left' : 'right';
    to.fillText(word, beside ? px + 14 : px - 12, beside ? py + 14 : py - 12);
  }
};
