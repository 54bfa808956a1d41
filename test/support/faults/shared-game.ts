import type { GameBet } from '../../../contract/games/game.ts';
import type { SharedLine } from '../../../contract/games/shared-rounds.ts';
import { titles } from '../../../domain/games/titles.ts';
import type { Random } from '../calls/mutate.ts';
import { type GamePage, pause, type Wait } from './game-page.ts';

/** A round that takes bets, by the line that opened it. */
export interface Opening {
  round: number;
  bet: GameBet;
}

/** A bet of 10.00 or 20.00 on the round that a line opens; null for any other line. */
const betOn = (code: string, line: SharedLine, random: Random): GameBet | null => {
  const chips = (...places: string[]) => places.map((place) => ({ place, stake: 1_000 }));
  if (line.type === 'betting') return { engine: 'crash', stake: 1_000, target: random() < 0.5 ? 150 : null };
  if (line.type !== 'open') return null;
  if (code === 'roulette-kalemegdan') return { engine: 'roulette', chips: [{ place: 'red', stake: 1_000 }] };
  if (code === 'baccarat-sava') return { engine: 'baccarat', chips: [{ place: 'player', stake: 1_000 }] };
  if (code === 'six-of-48') return { engine: 'six', chips: chips('1-2-3-4-5-6', '7-14-21-28-35-42') };
  const field = line.field ?? [];
  if (code === 'greyhounds') return { engine: 'race', field, chips: chips('top-1', 'odd') };
  return { engine: 'football', field, chips: chips('home-1', 'over-2') };
};

/** One title of every engine whose rounds all players share. */
export const sharedCodes = [
  'six-of-48',
  'greyhounds',
  'evening-league',
  'skyline-crash',
  'roulette-kalemegdan',
  'baccarat-sava',
] as const;

/** A bet in the last second may come too late on its way. */
const spare = 1_000;
const patience = 10_000;

const closesAt = (line: SharedLine): number => {
  if (line.type === 'betting') return line.takesOff;
  return line.type === 'open' ? line.closes : 0;
};

const roundOf = (line: SharedLine): number => ('flight' in line ? line.flight : line.round);

/** The lines of a page's stream, until it breaks or this many milliseconds have passed. */
async function* linesOf(page: GamePage): AsyncGenerator<SharedLine> {
  const left = AbortSignal.timeout(patience);
  const said = { method: 'POST', headers: { 'content-type': 'application/json' }, signal: left };
  try {
    const answer = await fetch(`${page.origin()}/play/v1/shared`, {
      ...said,
      body: JSON.stringify({ token: page.token() }),
    });
    if (answer.status === 403) await page.open();
    if (!answer.ok || !answer.body) return;
    let text = '';
    for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
      const lines = `${text}${part}`.split('\n');
      text = lines.pop() ?? '';
      yield* lines.map((line) => JSON.parse(line) as SharedLine);
    }
  } catch {
    // The line was lost, or its time is over: a listener opens another.
  }
}

/** The table's stream as its page receives it. */
export const createSharedGame = (page: GamePage, code: string, random: Random, wait: Wait) => ({
  /** The round that takes bets now; the clock is moved on where that would take long. */
  opening: async (): Promise<Opening> => {
    for (let tries = 0; tries < 100; tries += 1) {
      for await (const line of linesOf(page)) {
        const bet = betOn(code, line, random);
        if (bet && 'now' in line && closesAt(line) - line.now > spare) return { round: roundOf(line), bet };
      }
      await pause(250);
      await wait(patience);
    }
    throw new Error(`${code} never took bets`);
  },

  /** Listens until a flight is in the air, and a moment longer. */
  takeOff: async (flight: number): Promise<void> => {
    for await (const line of linesOf(page))
      if (line.type !== 'players' && roundOf(line) === flight && line.type !== 'betting') break;
    await pause(random() * 1_000);
  },
});

const minute = 60_000;
const slowTables = titles.flatMap(({ code, table }) =>
  table && table.cycle > minute && sharedCodes.some((one) => one === code) ? table : [],
);

/** The next moment at which every table of long rounds takes bets for most of a minute yet. */
export const nextOpening = (now: number): number => {
  const isOpen = (at: number) => slowTables.every(({ cycle, closes }) => at % cycle < closes - 55_000);
  let at = Math.ceil(now / minute) * minute;
  while (!isOpen(at)) at += minute;
  return at + 500;
};

/** From the last bet until all tables have paid, in steps that end in the middle of rounds too; milliseconds. */
export const untilPaid = [20_000, 60_000, 75_000, 75_000, 75_000] as const;
