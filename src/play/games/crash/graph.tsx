/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import { times } from '../../kit/amount.ts';
import type { GameProps } from '../../kit/game.ts';
import { isStill } from '../../kit/motion.ts';
import { phaseOf } from '../../kit/phase.ts';
import { t } from '../../kit/texts.ts';
import { useFrames } from '../../kit/use-frames.ts';
import classes from './crash.module.css';
import { drawFlight, type GraphWords } from './draw-flight.ts';
import { type FlightScene, sceneAt } from './flight-scene.ts';

/** How often the number changes; for who wants little motion the scene itself moves in larger steps. */
const numberEvery = 50;

const words: GraphWords = {
  seconds: (count) => t('crash.seconds', { seconds: count }),
  outAt: (target) => t('crash.outAt', { times: target }),
  you: (left) => t('crash.youAt', { times: left }),
};

const headline = ({ phase, elapsed, multiplier }: FlightScene): string => {
  if (phase === 'betting') return t('crash.seconds', { seconds: Math.ceil(elapsed / 1_000) });
  if (phase === 'ended') return t('crash.downAt', { times: times(multiplier) });
  return phase === 'flying' ? times(multiplier) : '';
};

const caption = ({ phase, elapsed }: FlightScene): string => {
  if (phase === 'betting') return t('crash.toTakeOff');
  return phase === 'flying' ? t('crash.inAir', { seconds: (elapsed / 1_000).toFixed(1) }) : '';
};

const say = (element: HTMLElement | null, text: string): void => {
  if (element && element.textContent !== text) element.textContent = text;
};

/** The curve of the flight, drawn from the clock; what counts of it is text next to it. */
export const Graph = ({ play, signal }: GameProps & { signal: string }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const number = useRef<HTMLElement>(null);
  const under = useRef<HTMLElement>(null);
  const size = useRef({ width: 0, height: 0 });
  const told = useRef(0);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const measure = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      size.current = { width, height };
      element.width = Math.round(width * devicePixelRatio);
      element.height = Math.round(height * devicePixelRatio);
    });
    measure.observe(element);
    return () => measure.disconnect();
  }, []);

  useFrames((now) => {
    const snapshot = play.getSnapshot();
    if (phaseOf(snapshot) === 'paused') return false;
    const still = isStill();
    const scene = sceneAt(snapshot.context, now, still);
    const to = canvas.current?.getContext('2d');
    if (to && size.current.width > 0) {
      to.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
      drawFlight(to, size.current, scene, words, signal, still);
    }
    const flies = scene.phase === 'flying';
    if (flies && now - told.current < numberEvery) return true;
    told.current = now;
    say(number.current, headline(scene));
    say(under.current, caption(scene));
    number.current?.setAttribute('data-phase', scene.phase);
    return flies;
  });

  return (
    <div class={classes.graph}>
      <div class={classes.canvas} aria-hidden="true">
        <canvas ref={canvas} />
      </div>
      <div class={classes.reading} aria-hidden="true">
        <strong ref={number} data-multiplier />
        <span ref={under} />
      </div>
    </div>
  );
};
