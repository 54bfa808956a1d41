import type { MinesBet, MinesOutcome, MinesTurn, OpenMines } from '../../../contract/games/mines.ts';
import { payOf } from '../pay.ts';
import { hasStep, type MinesConfig, minesMultiple } from './mines.ts';

/** The state of a round; `end` is null while it is open. It does not know where the mines are. */
export interface MinesRound {
  readonly bet: MinesBet;
  readonly revealed: readonly number[];
  readonly end: MinesOutcome['end'] | null;
  readonly win: number;
}

/** A round that is over. */
export interface EndedMines extends MinesRound {
  readonly end: MinesOutcome['end'];
}

/** A turn that was taken, or why it was not: then nothing has changed. */
export type MinesStep =
  | { readonly taken: true; readonly round: MinesRound }
  | { readonly taken: false; readonly reason: 'roundOver' | 'fieldUnknown' | 'fieldRevealed' | 'nothingRevealed' };

export const startMines = (bet: MinesBet): MinesRound => ({ bet, revealed: [], end: null, win: 0 });

/** What a cash-out would pay now, in minor units; 0 before the first field. */
export const minesWorth = (config: MinesConfig, { bet, revealed }: MinesRound): number =>
  revealed.length === 0 ? 0 : payOf(bet.stake, minesMultiple(config, bet.mines, revealed.length));

/** One turn of the player; `board` holds the fields with mines. The highest step pays by itself. */
export const takeTurn = (
  config: MinesConfig,
  board: readonly number[],
  round: MinesRound,
  turn: MinesTurn,
): MinesStep => {
  if (round.end !== null) return { taken: false, reason: 'roundOver' };
  if (turn.type === 'cashOut') {
    if (round.revealed.length === 0) return { taken: false, reason: 'nothingRevealed' };
    return { taken: true, round: { ...round, end: 'cashedOut', win: minesWorth(config, round) } };
  }
  if (turn.field >= config.fields) return { taken: false, reason: 'fieldUnknown' };
  if (round.revealed.includes(turn.field)) return { taken: false, reason: 'fieldRevealed' };
  const revealed = [...round.revealed, turn.field];
  if (board.includes(turn.field)) return { taken: true, round: { ...round, revealed, end: 'mine' } };
  const next: MinesRound = { ...round, revealed };
  return hasStep(config, round.bet.mines, revealed.length + 1)
    ? { taken: true, round: next }
    : { taken: true, round: { ...next, end: 'highest', win: minesWorth(config, next) } };
};

/**
 * The published rule for a round that nobody came back to: what is revealed is paid as if it were cashed out; where no field
 * was, the stake goes back.
 */
export const finishLeftOpen = (config: MinesConfig, round: MinesRound): EndedMines =>
  round.end === null
    ? { ...round, end: 'leftOpen', win: round.revealed.length === 0 ? round.bet.stake : minesWorth(config, round) }
    : { ...round, end: round.end };

/** A finished round, as it is sent and stored: only now are the mines shown. */
export const minesOutcomeOf = ({ bet, revealed, end, win }: EndedMines, board: readonly number[]): MinesOutcome => ({
  engine: 'mines',
  stake: bet.stake,
  board: [...board],
  revealed: [...revealed],
  end,
  win,
});

/** A round after its turns; null when one of them cannot be taken. */
export const minesAfter = (
  config: MinesConfig,
  bet: MinesBet,
  board: readonly number[],
  turns: readonly MinesTurn[],
): MinesRound | null => {
  let round = startMines(bet);
  for (const turn of turns) {
    const step = takeTurn(config, board, round, turn);
    if (!step.taken) return null;
    round = step.round;
  }
  return round;
};

/** What is sent of an open round: what a cash-out pays now, and what it would after one more field. */
export const openMinesOf = (config: MinesConfig, round: MinesRound): OpenMines => {
  const { bet, revealed } = round;
  const goesOn = hasStep(config, bet.mines, revealed.length + 1);
  // A field that is not known yet: only their count matters to what is paid.
  const next = goesOn ? minesWorth(config, { ...round, revealed: [...revealed, -1] }) : null;
  return { engine: 'mines', bet, revealed: [...revealed], win: minesWorth(config, round), next };
};
