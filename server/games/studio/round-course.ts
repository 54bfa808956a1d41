import type { GameOutcome } from '../../../contract/games/game.ts';
import type { GameTurn } from '../../../contract/games/turn.ts';
import { settleCrash } from '../../../domain/games/crash/crash.ts';
import { timeOfMultiplier } from '../../../domain/games/crash/crash-curve.ts';
import { seededNumbers } from '../../../domain/games/fairness/seeded-numbers.ts';
import { playTitle } from '../../../domain/games/titles/play-title.ts';
import { isTurnGame, roundAfter, type TurnRound } from '../../../domain/games/titles/turn-title.ts';
import type { Database } from '../../database/client.ts';
import type { TimedFlight } from './flight-table.ts';
import { changeRound, type RoundChange, type StudioRound } from './rounds-repository.ts';
import { sessionOf, setCredit } from './sessions-repository.ts';
import type { SharedRound } from './shared-table.ts';
import { knownTitle, type ShowRound } from './show-round.ts';
import { lease, type StudioNeeds } from './studio-needs.ts';
import { turnMoment } from './turn-moment.ts';

/**
 * A cash-out that came in time may still be waiting in the queue. For this long, in milliseconds, only the player
 * himself ends his round.
 */
export const arrivalGrace = 1_000;

export type RoundCourse = ReturnType<typeof createRoundCourse>;

/** How a round goes on and ends. The caller's transaction has locked the player's seeds. */
export const createRoundCourse = ({ tables }: Pick<StudioNeeds, 'tables'>, show: ShowRound) => {
  const changed = async (within: Database, round: StudioRound, change: RoundChange): Promise<StudioRound> => {
    const now = await changeRound(within, round, change);
    if (!now) throw new Error(`round ${round.id} is not ${round.state} any more`);
    return now;
  };

  /** The win is final: play money is paid at once, real money is owed to the wallet. */
  const owed = async (within: Database, round: StudioRound, win: number, at: number): Promise<RoundChange> => {
    const { id, credit } = await sessionOf(within, round.session);
    if (credit === null) return { win: BigInt(win), duty: 'pay', tries: 0, dueAt: at + lease, balance: null };
    const left = credit + BigInt(win);
    await setCredit(within, id, left);
    return { win: BigInt(win), balance: left, dueAt: null };
  };

  const found = <Round extends SharedRound>(round: Round | null, number: number | null): Round => {
    if (!round) throw new Error(`no shared round ${number}`);
    return round;
  };
  const sharedOf = ({ gameCode, sharedRound }: StudioRound): SharedRound =>
    found(sharedRound === null ? null : tables.of(gameCode).of(sharedRound), sharedRound);
  const flightOf = ({ gameCode, sharedRound }: StudioRound): TimedFlight =>
    found(sharedRound === null ? null : tables.flights(gameCode).of(sharedRound), sharedRound);

  const outcomeOf = async (within: Database, round: StudioRound): Promise<GameOutcome> => {
    const { bet, turns, cashedOutAt } = round;
    const numbers = seededNumbers(await show.chance(within, round));
    const outcome = playTitle(knownTitle(round.gameCode), bet, numbers, { turns, cashedOutAt });
    if (!outcome) throw new Error(`round ${round.id} cannot have been played`);
    return outcome;
  };

  /** Ends a round by what was staked and done in it; one of turns that is still open by the rule for those left open. */
  const end = async (within: Database, round: StudioRound, at: number): Promise<StudioRound> => {
    const outcome = await outcomeOf(within, round);
    // Who left a flight before its end was paid then.
    const isPaid = round.win !== null;
    const payment = isPaid
      ? { dueAt: round.duty === null ? null : round.dueAt }
      : await owed(within, round, outcome.win, at);
    return changed(within, round, { ...payment, state: 'over', outcome, endedAt: at });
  };

  /** When the flight passes the target stored with a bet; null without one, when it never does, or when the player has left. */
  const targetMoment = (round: StudioRound): number | null => {
    const target = round.bet.engine === 'crash' && round.win === null ? round.bet.target : null;
    if (target === null) return null;
    const { closes, crashAt } = flightOf(round);
    return target <= crashAt ? closes + timeOfMultiplier(target) : null;
  };

  /** When a shared round ends for this player: of a flight `grace` later, while a cash-out may still wait for its turn. */
  const endMoment = (round: StudioRound, grace = 0): number =>
    sharedOf(round).ends + (round.bet.engine === 'crash' ? grace : 0);

  /** When a shared round asks for something of this one: its automatic cash-out, or its end. */
  const sharedMoment = (round: StudioRound, grace = 0): number => targetMoment(round) ?? endMoment(round, grace);

  /** The state of a round after its turns; `more` are turns that are not stored yet: null when they are not allowed. */
  const roundWith = async (within: Database, round: StudioRound, more: readonly GameTurn[]) =>
    roundAfter(knownTitle(round.gameCode), round.bet, seededNumbers(await show.chance(within, round)), [
      ...round.turns,
      ...more,
    ]);

  const turnRound = async (within: Database, round: StudioRound): Promise<TurnRound> => {
    const found = await roundWith(within, round, []);
    if (!found) throw new Error(`round ${round.id} cannot have been played`);
    return found;
  };

  return {
    turnRound,
    roundWith,
    flightOf,
    targetMoment,
    endMoment,
    sharedMoment,
    end,

    /** The bet is booked: a round without turns that is not shared is over, any other is open from now on. */
    begin: async (within: Database, round: StudioRound, balance: bigint, at: number): Promise<StudioRound> => {
      const shared = round.sharedRound !== null;
      const waits = shared || (isTurnGame(round.bet.engine) && !(await turnRound(within, round)).over);
      if (!waits) return end(within, { ...round, balance }, at);
      const dueAt = shared ? sharedMoment(round, arrivalGrace) : turnMoment(round);
      return changed(within, round, { state: 'open', balance, dueAt });
    },

    /** Leaves a flight that goes on, at a multiplier in hundredths; where it ends is not revealed. */
    leaveFlight: async (within: Database, round: StudioRound, multiplier: number, at: number): Promise<StudioRound> => {
      const { bet, gameCode } = round;
      const title = knownTitle(gameCode);
      if (bet.engine !== 'crash' || title.engine !== 'crash') throw new Error(`${gameCode} has no flights`);
      const { crashAt, ends } = flightOf(round);
      const { cashedOutAt, win } = settleCrash(title.config, bet, crashAt, multiplier);
      const payment = await owed(within, round, win, at);
      return changed(within, round, { ...payment, cashedOutAt, dueAt: payment.dueAt ?? ends });
    },
  };
};
