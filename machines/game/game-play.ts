import type { FrameFailure, ShownRound } from '../../contract/games/frame.ts';
import type { GameBet } from '../../contract/games/game.ts';
import type { OpenedStudioGame, RoundAnswer, ShownSeeds, UnfinishedRound } from '../../contract/games/studio.ts';
import { stakeOf } from '../../domain/games/stake-of.ts';
import { isAccessRefusal, refusalKey, refusalValues } from '../refusal.ts';
import type { Sky } from './sky.ts';
import type { TableNow } from './table-now.ts';

/** What names the game in the frame's address. */
export type GameOpening = { code: string } | { demo: string };

/** A game that was opened, and the bet its console begins with; null where the player has to make one first. */
export interface OpenedGame {
  game: OpenedStudioGame;
  bet: GameBet | null;
}

/** Why a bet was not taken: a key of the namespace errors, and what its text names. */
export interface GameRefusal {
  key: string;
  values: Record<string, unknown> | null;
}

/** What a game is at, alike for all flows: states carry these as tags, and the console draws by them. */
export type GamePhase =
  | 'opening'
  | 'unreachable'
  | 'failed'
  | 'closed'
  | 'paused'
  | 'ready'
  | 'refused'
  | 'takenBack'
  /** At a shared table: betting closed before the chips were placed, or before they arrived. */
  | 'late'
  | 'asking'
  | 'unknown'
  | 'inTurn'
  | 'showing'
  | 'resting'
  | 'replaying'
  | 'replayed';

/** A round that was requested; `bet` while the credit does not include it, null once it does or the round is over. */
export interface PlacedBet {
  id: string;
  bet: GameBet | null;
  /** The free rounds it is one of; null when it is paid for. */
  free: string | null;
  /** Whether an answer of it may still come. */
  isOut: boolean;
}

/** Rounds that cost the player nothing; of those that were all played, what they won. */
export type FreeRounds = OpenedStudioGame['free_rounds'][number];

/** What every game's flow keeps. */
export interface GamePlay {
  opening: GameOpening | null;
  game: OpenedStudioGame | null;
  /** Credit as the studio sent it last, in minor units. */
  credit: number;
  seeds: ShownSeeds | null;
  bet: GameBet | null;
  /** Earlier bets, the newest last: what undo goes back to. */
  before: readonly GameBet[];
  placed: PlacedBet | null;
  /** Bets are free rounds while any are left of these; null where there are none. */
  free: FreeRounds | null;
  answer: RoundAnswer | null;
  refusal: GameRefusal | null;
  paused: boolean;
  shown: ShownRound | null;
  failure: FrameFailure | null;
  /** The flights that all players share; only of a game that has them. */
  sky?: Sky | null;
  /** The table that all players share; only of a game that has one. */
  table?: TableNow | null;
  /** The multiplier at which the player asked to leave a flight, until it is answered. */
  askedAt?: number | null;
}

export const noPlay: GamePlay = {
  opening: null,
  game: null,
  credit: 0,
  seeds: null,
  bet: null,
  before: [],
  placed: null,
  free: null,
  answer: null,
  refusal: null,
  paused: false,
  shown: null,
  failure: null,
};

/** Steps that undo goes back. */
const kept = 50;

/** Chips on places are no one stake, so free rounds are played where a bet has one. */
const freeRoundsFor = ({ game, bet }: OpenedGame): FreeRounds | null =>
  bet !== null && 'stake' in bet
    ? (game.free_rounds.find(({ stake }) => stake >= game.limits.min && stake <= game.limits.max) ?? null)
    : null;

/** Whether the next bet is a free round. */
export const isFree = ({ free }: Pick<GamePlay, 'free'>): boolean => free !== null && free.left > 0;

/** A bet at the stake that its free rounds have. */
const atFreeStake = (bet: GameBet | null, free: FreeRounds | null): GameBet | null =>
  bet !== null && 'stake' in bet && free !== null && free.left > 0 ? { ...bet, stake: free.stake } : bet;

/** Of a round that is over the wallet has counted the win among what its free rounds won. */
const tornOutOf = ({ round_id, state, free_rounds }: UnfinishedRound): PlacedBet => ({
  id: round_id,
  bet: null,
  free: state === 'open' ? free_rounds : null,
  isOut: state === 'open',
});

/** What the credit was when such a round ended may be older than the credit that the game is opened with. */
const countedIn = (round: UnfinishedRound): UnfinishedRound => ({
  ...round,
  balance: round.state === 'open' ? round.balance : null,
});

export const opened = ({ game, bet }: OpenedGame): Partial<GamePlay> => ({
  game,
  free: freeRoundsFor({ game, bet }),
  bet: atFreeStake(bet, freeRoundsFor({ game, bet })),
  credit: game.balance,
  seeds: game.seeds,
  answer: game.unfinished && countedIn(game.unfinished),
  placed: game.unfinished && tornOutOf(game.unfinished),
});

export const betChanged = ({ bet, before, free }: GamePlay, next: GameBet): Partial<GamePlay> => ({
  bet: atFreeStake(next, free),
  before: bet === null ? before : [...before, bet].slice(-kept),
  refusal: null,
});

export const betUndone = ({ before }: GamePlay): Partial<GamePlay> => ({
  bet: before.at(-1) ?? null,
  before: before.slice(0, -1),
});

export const betPlaced = ({ bet, free }: GamePlay, id: string): Partial<GamePlay> => ({
  placed: { id, bet, free: isFree({ free }) ? (free?.id ?? null) : null, isOut: true },
  free: free && isFree({ free }) ? { ...free, left: free.left - 1 } : null,
  answer: null,
  refusal: null,
  shown: null,
});

/** What is staked on hands of cards that go on; it grows as they are doubled and split. */
const stakedOn = (answer: RoundAnswer | null): number => (answer?.open?.engine === 'blackjack' ? answer.open.stake : 0);

const spent: readonly string[] = ['freeRoundsOver', 'freeRoundsExpired', 'freeRoundsDiffer'];

/** Whether the round that is placed is one of these; others may have come first since it was. */
const isOneOf = (free: FreeRounds | null, placed: PlacedBet | null): boolean =>
  free !== null && placed !== null && placed.free === free.id;

/** One that was not played is still there, unless all of them are gone. */
const freeAfter = (free: FreeRounds | null, { state, open, refusal }: RoundAnswer): FreeRounds | null => {
  if (state === 'refused' && refusal !== null && spent.includes(refusal.key)) return null;
  return free !== null && open === null && (state === 'refused' || state === 'takenBack')
    ? { ...free, left: free.left + 1 }
    : free;
};

/** An answer with its refusal, or none. The stake of a round that goes on is booked: the credit sent with it includes it. */
export const answered = (
  { placed, answer: before, free }: Pick<GamePlay, 'placed' | 'answer' | 'free'>,
  answer: RoundAnswer,
): Partial<GamePlay> => {
  const isBooked = placed !== null && (placed.bet !== null || stakedOn(answer) > stakedOn(before));
  return {
    answer,
    seeds: answer.seeds,
    free: isOneOf(free, placed) ? freeAfter(free, answer) : free,
    refusal: answer.refusal && { key: answer.refusal.key, values: answer.refusal.values ?? null },
    ...(isBooked && answer.state === 'open' && answer.balance !== null && booked(placed, answer.balance)),
  };
};

const booked = (placed: PlacedBet, credit: number): Partial<GamePlay> => ({
  credit,
  placed: { ...placed, bet: null },
});

/** The round is over, or was never played: nothing of it is out any more. */
export const settled = ({ placed, free, answer }: Pick<GamePlay, 'placed' | 'free' | 'answer'>): Partial<GamePlay> => ({
  placed: placed && { ...placed, bet: null, free: null, isOut: false },
  free: free && isOneOf(free, placed) ? { ...free, won: free.won + (answer?.outcome?.win ?? 0) } : free,
});

export const turnsTaken = (open: RoundAnswer['open']): number => {
  if (open?.engine === 'mines') return open.revealed.length;
  return open?.engine === 'blackjack' ? open.nth : 0;
};

/** Credit counts once the result has been shown; null is a win that is still on its way. */
export const creditOf = ({ answer, credit }: GamePlay): number => answer?.balance ?? credit;

export const refused = (error: unknown): GameRefusal => ({
  key: refusalKey(error) ?? 'internalError',
  values: refusalValues(error) ?? null,
});

export const failureOf = (error: unknown): FrameFailure =>
  refusalKey(error) === 'gameSessionEnded' ? 'sessionEnded' : 'linkInvalid';

export const isSessionOver = (error: unknown): boolean => isAccessRefusal(error);

export type ReasonNotToPlay = 'noBet' | 'belowLimit' | 'aboveLimit' | 'aboveCredit';

/** Why the current bet cannot be placed; null when it can. */
export const reasonNotToPlay = ({
  game,
  bet,
  credit,
  free,
}: Pick<GamePlay, 'game' | 'bet' | 'credit' | 'free'>): ReasonNotToPlay | null => {
  const stake = bet === null ? 0 : stakeOf(bet);
  if (game === null || stake === 0 || (bet?.engine === 'keno' && bet.marks.length === 0)) return 'noBet';
  if (stake < game.limits.min) return 'belowLimit';
  if (stake > game.limits.max) return 'aboveLimit';
  return stake > credit && !isFree({ free }) ? 'aboveCredit' : null;
};
