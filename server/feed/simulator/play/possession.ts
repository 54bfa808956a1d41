import type { Situation } from '../../../../contract/entities/tracker.ts';
import { noiseAt } from '../random.ts';
import { second } from './moment.ts';
import { scoreText } from './play.ts';
import type { Pressure, Side } from './story.ts';

/** One side has the ball and takes it from one place to another. */
export interface Spell {
  from: number;
  to: number;
  side: Side;
  /** Where it ends, from the own goal line (0) to the other side's (100). */
  depth: number;
  x: readonly [from: number, to: number];
  y: readonly [from: number, to: number];
}

/** A place the ball has to be at: a goal, a corner, a dangerous attack. */
export interface Anchor {
  at: number;
  side: Side;
  depth: number;
  y: number;
  /** How long the ball is dead after it, and where it is then brought. */
  restart?: { after: number; x: number; side: Side };
}

const shortest = 7 * second;
const longest = 24 * second;
/** From here on an attack is dangerous, and from here on it is one at all. */
const dangerous = 74;
const attacking = 52;
/** How often the ball's position is sent. */
export const beat = 3 * second;

const forward = (side: Side, depth: number): number => (side === 0 ? depth : 100 - depth);

/** Draws who has the ball when, through every anchor; `hostShare` is the host's share of the rest. */
export const drawSpells = (
  random: () => number,
  stretches: readonly { from: number; to: number }[],
  anchors: readonly Anchor[],
  hostShare: number,
): Spell[] => {
  const spells: Spell[] = [];
  for (const stretch of stretches) {
    let time = stretch.from;
    let x = 50;
    let y = 50;
    let next: Side | null = null;
    while (time < stretch.to) {
      const anchor = anchors.find(({ at }) => at > time && at <= stretch.to);
      const near = anchor && anchor.at - time <= longest ? anchor : null;
      const to = Math.min(stretch.to, near ? near.at : time + shortest + random() * (longest - shortest));
      const drawn: Side = random() < hostShare ? 0 : 1;
      const side: Side = near?.side ?? next ?? drawn;
      const depth = near?.depth ?? 34 + 46 * random() ** 1.4;
      const spell: Spell = {
        from: time,
        to,
        side,
        depth,
        x: [x, forward(side, depth)],
        y: [y, near?.y ?? 12 + 76 * random()],
      };
      spells.push(spell);
      [x, y, time, next] = [spell.x[1], spell.y[1], to, null];
      if (near?.restart) {
        const soon = anchors.find(({ at }) => at > to)?.at ?? stretch.to;
        // A goal may follow a corner at once.
        time = Math.min(stretch.to, to + near.restart.after, (to + soon) / 2);
        [x, y, next] = [near.restart.x, 50, near.restart.side];
      }
    }
  }
  return spells;
};

/** Spells of a sport in which the sides have the ball in turn. */
export const spellsInTurn = (
  turns: readonly { from: number; to: number; side: Side; scored: boolean }[],
  random: () => number,
): Spell[] =>
  turns.map(({ from, to, side, scored }) => {
    const depth = scored ? 95 : 62 + 26 * random();
    return {
      from,
      to,
      side,
      depth,
      x: [forward(side, 22 + 10 * random()), forward(side, depth)],
      y: [20 + 60 * random(), scored ? 50 : 15 + 70 * random()],
    };
  });

const spellAt = (spells: readonly Spell[], elapsed: number): Spell | undefined =>
  spells.findLast(({ from }) => from <= elapsed);

const placeAt = (spell: Spell, seed: number, elapsed: number): [number, number] => {
  const share = Math.min(1, Math.max(0, (elapsed - spell.from) / (spell.to - spell.from)));
  // Passes go to and fro on the way; at both ends the ball is where it has to be.
  const sway = Math.sin(Math.PI * share);
  const between = ([from, to]: readonly [number, number], by: number, turn: number, period: number) =>
    from + (to - from) * share + by * sway * noiseAt(seed + turn, elapsed, period);
  const whole = (value: number) => Math.round(Math.min(99, Math.max(1, value)));
  return [whole(between(spell.x, 9, 0, 9 * second)), whole(between(spell.y, 26, 1, 7 * second))];
};

/** Where the ball is, where it was in the last beats of this spell, and how dangerous that is. */
export const ballAt = (spells: readonly Spell[], seed: number, elapsed: number): Situation => {
  const spell = spellAt(spells, elapsed);
  if (!spell) return { state: 'safe' };
  const now = Math.floor(elapsed / beat) * beat;
  const times = [3, 2, 1, 0].map((ago) => now - ago * beat).filter((time) => time > spell.from - beat);
  const trail = (times.length > 0 ? times : [elapsed]).map((time) => placeAt(spell, seed, Math.max(spell.from, time)));
  const advanced = forward(spell.side, trail.at(-1)?.[0] ?? 50);
  return {
    state: advanced >= dangerous ? 'danger' : advanced >= attacking ? 'attack' : 'safe',
    side: spell.side === 0 ? '1' : '2',
    trail,
  };
};

export const possessionAt = (spells: readonly Spell[], elapsed: number): string => {
  const time: [number, number] = [0, 0];
  for (const { from, to, side } of spells) {
    if (from > elapsed) break;
    time[side] += Math.min(to, elapsed) - from;
  }
  const whole = time[0] + time[1];
  const host = whole === 0 ? 50 : Math.round((100 * time[0]) / whole);
  return scoreText(host, 100 - host);
};

export const dangerousAttacksAt = (spells: readonly Spell[], elapsed: number): string => {
  const attacks: [number, number] = [0, 0];
  for (const { to, side, depth } of spells) {
    if (to > elapsed) break;
    if (depth >= dangerous) attacks[side] += 1;
  }
  return scoreText(...attacks);
};

/** Who pressed in each minute of the clock, by how far the spells in it went. */
export const pressureOf = (
  spells: readonly Spell[],
  minuteAt: (elapsed: number) => number,
  weight: number,
): Pressure[] => {
  const parts = new Map<number, Pressure>();
  for (const { to, side, depth } of spells) {
    const part = minuteAt(to - 1);
    const before = parts.get(part) ?? { at: 0, part, value: 0 };
    const gained = (weight * Math.max(0, depth - 40) * (side === 0 ? 1 : -1)) / 60;
    parts.set(part, { at: to, part, value: before.value + gained });
  }
  // What was built up does not end with the minute.
  let before = 0;
  return [...parts.values()].map(({ at, part, value }) => {
    before = 0.65 * value + 0.35 * before;
    return { at, part, value: Math.round(Math.min(9, Math.max(-9, before))) };
  });
};
