import type { CrashOutcome } from '../../../../contract/games/crash.ts';
import { multiplierAt, timeOfMultiplier } from '../../../../domain/games/crash/crash-curve.ts';
import type { GamePlay } from '../../../../machines/game/game-play.ts';

/** What the graph shows at a moment; multipliers in hundredths. */
export interface FlightScene {
  phase: 'none' | 'betting' | 'flying' | 'ended';
  /** Milliseconds to take-off, or in the air. */
  elapsed: number;
  multiplier: number;
  /** Where the player is to leave by himself; null once he is out. */
  target: number | null;
  left: number | null;
  /** Where others left. */
  others: readonly number[];
}

const nothing: FlightScene = {
  phase: 'none',
  elapsed: 0,
  multiplier: 100,
  target: null,
  left: null,
  others: [],
};

const ended = ({ crashAt, cashedOutAt }: CrashOutcome): FlightScene => ({
  ...nothing,
  phase: 'ended',
  elapsed: timeOfMultiplier(crashAt),
  multiplier: crashAt,
  left: cashedOutAt,
});

/** What the player has in the flight that is shown: his target until he is out, then where he left. */
const ownIn = ({ answer, sky, bet }: GamePlay): Pick<FlightScene, 'target' | 'left'> => {
  const own = answer?.open?.engine === 'crash' && answer.open.flight === sky?.flight ? answer.open : null;
  if (own) return { target: own.cashedOutAt === null ? own.target : null, left: own.cashedOutAt };
  const over = sky?.phase === 'ended' && answer?.outcome?.engine === 'crash' ? answer.outcome : null;
  if (over) return { target: null, left: over.crashAt === sky?.crashAt ? over.cashedOutAt : null };
  return { target: sky?.phase === 'betting' && bet?.engine === 'crash' ? bet.target : null, left: null };
};

/** The flight at a moment of the page's clock, from what the studio sent last; a past round is shown at its end. */
export const sceneAt = (context: GamePlay, now: number, still: boolean): FlightScene => {
  const { sky, shown } = context;
  if (shown) return shown.outcome.engine === 'crash' ? ended(shown.outcome) : nothing;
  if (!sky) return nothing;
  const others = sky.players.flatMap(({ cashedOutAt }) => cashedOutAt ?? []);
  const own = ownIn(context);
  const since = now + sky.ahead - sky.takesOff;
  // Without lines it is unknown how far it flies; before the line of its take-off it has not left the ground.
  if (sky.phase === 'betting') return { ...nothing, ...own, phase: 'betting', elapsed: Math.max(0, -since) };
  if (sky.phase === 'ended') {
    const crashAt = sky.crashAt ?? 100;
    return { ...own, phase: 'ended', others, elapsed: timeOfMultiplier(crashAt), multiplier: crashAt };
  }
  const inAir = Math.max(0, still ? Math.floor(since / 250) * 250 : since);
  return { ...own, phase: 'flying', others, elapsed: inAir, multiplier: multiplierAt(inAir) };
};
