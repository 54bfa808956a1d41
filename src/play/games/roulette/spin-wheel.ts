import { move, pass } from '../../kit/motion.ts';
import { pocketAngle } from './wheel.tsx';

export const spin = 5_000;
const fallsAt = 4_200;

/** What of the wheel moves: itself, the ball around it, the ball into its pocket. */
export interface WheelParts {
  wheel: Element | null;
  run: Element | null;
  fall: Element | null;
}

export const noParts = (): WheelParts => ({ wheel: null, run: null, fall: null });

/** Hands the parts of a wheel over as they are drawn. */
export const holdParts = (parts: WheelParts) => ({
  turning: (element: Element | null) => {
    parts.wheel = element;
  },
  running: (element: Element | null) => {
    parts.run = element;
  },
  falling: (element: Element | null) => {
    parts.fall = element;
  },
});

/** Turns the wheel until the ball lies in the pocket of a number; ends when it does. */
export const spinWheel = async (
  parts: WheelParts,
  number: number,
  sound: { click(): void },
  signal: AbortSignal,
): Promise<void> => {
  const angle = pocketAngle(number);
  await Promise.all([
    pass(spin, signal),
    move(parts.wheel, [{ transform: 'rotate(-360deg)' }, { transform: 'rotate(0deg)' }], { duration: spin }, signal),
    move(
      parts.run,
      [{ transform: `rotate(${angle + 2_160}deg)` }, { transform: `rotate(${angle}deg)` }],
      { duration: spin, easing: 'cubic-bezier(.1,.6,.25,1)' },
      signal,
    ),
    move(
      parts.fall,
      [
        { transform: 'translateY(-166px)', offset: 0 },
        { transform: 'translateY(-166px)', offset: fallsAt / spin, easing: 'ease-in' },
        { transform: 'translateY(-110px)', offset: (fallsAt + 350) / spin },
        { transform: 'translateY(-110px)', offset: 1 },
      ],
      { duration: spin },
      signal,
    ),
    pass(fallsAt, signal).then(() => {
      if (!signal.aborted) sound.click();
    }),
  ]);
};
