import type { GameBet } from '../../../contract/games/game.ts';
import type { OpenedStudioGame, RoundAnswer, UnfinishedRound } from '../../../contract/games/studio.ts';
import type { GameTurn } from '../../../contract/games/turn.ts';
import { stakeOf } from '../../../domain/games/stake-of.ts';
import { answerExample, openedExample } from '../../../machines/game/game-examples.ts';
import type { SessionEnd } from '../../../machines/game-session/game-session-event.ts';
import { RefusedError } from '../../../src/transport/call-error.ts';
import type { User } from './users.ts';

const refused = (status: number, error: string) => new RefusedError(status, { error, ErrorText: error });

export const walkGame = { provider: 'oakspin', code: 'ten-stones', demo: false };

/** A round whose stake was booked. Amounts in minor units. */
interface KeptRound {
  id: string;
  user: User;
  bet: GameBet;
  revealed: number;
  answer: RoundAnswer;
  /** Its player has played on. */
  seen: boolean;
}

interface GameSession {
  id: string;
  user: User;
  ended: boolean;
}

interface Bank {
  now(): number;
  creditOf(user: User): number;
  move(user: User, amount: number): void;
  /** Who has this access token. Throws 401 when nobody has. */
  known(accessToken: string): User;
  wrong(what: string): void;
}

export type SessionNews = { type: 'session.ended'; sessionId: string; end: SessionEnd };

/** Sessions of one game and its studio for walks of the whole system: the truth that no frame may contradict. */
export const createStudio = ({ now, creditOf, move, known, wrong }: Bank) => {
  const sessions = new Map<string, GameSession>();
  const rounds = new Map<string, KeptRound>();
  const codes = new Map<string, string>();
  const neverPlayed = new Set<string>();
  /** Rounds whose result a page has shown to its end. Told by the game: after a slow answer it does not rest until the next look. */
  const shown = new Set<string>();
  /** What the players' pages have to be told: whose wallet was moved, which sessions have ended. */
  const moved = new Set<User>();
  const endings: { user: User; news: SessionNews }[] = [];
  let count = 0;

  const sessionOf = (token: string): GameSession => {
    const session = sessions.get(token);
    if (!session || session.ended) throw refused(403, 'gameSessionEnded');
    return session;
  };
  const live = (user: User) => [...sessions.values()].find((one) => one.user === user && !one.ended);
  const lastOf = (user: User) => [...rounds.values()].filter((round) => round.user === user).at(-1);

  const end = (session: GameSession | undefined, why: SessionEnd): void => {
    if (!session) return;
    session.ended = true;
    endings.push({ user: session.user, news: { type: 'session.ended', sessionId: session.id, end: why } });
  };

  const pay = (user: User, amount: number): number => {
    move(user, amount);
    moved.add(user);
    return creditOf(user);
  };

  /** The round is over, and its win with its player. */
  const settle = (round: KeptRound, win: number): void => {
    const { id, user, bet, revealed } = round;
    const balance = win > 0 ? pay(user, win) : creditOf(user);
    const stake = stakeOf(bet);
    const outcome: RoundAnswer['outcome'] =
      bet.engine === 'mines'
        ? {
            engine: 'mines',
            stake,
            board: [24],
            revealed: Array.from({ length: revealed }, (_, at) => at),
            end: 'cashedOut',
            win,
          }
        : { engine: 'dice', stake, roll: 4_200, won: win > 0, win };
    round.answer = answerExample({ round_id: id, outcome, balance, at: now() });
  };

  const goOn = (round: KeptRound, balance: number): void => {
    const { id, bet, revealed } = round;
    if (bet.engine !== 'mines') return;
    const win = Math.floor(bet.stake * (1 + revealed / 10));
    const open = {
      engine: 'mines' as const,
      bet,
      revealed: Array.from({ length: revealed }, (_, at) => at),
      win,
      next: win,
    };
    round.answer = answerExample({ round_id: id, state: 'open', open, outcome: null, balance, at: now() });
  };

  const unfinishedOf = (user: User): UnfinishedRound | null => {
    const last = lastOf(user);
    return last && (last.answer.state === 'open' || !last.seen) ? { ...last.answer, free_rounds: null } : null;
  };

  return {
    rounds,
    neverPlayed,
    shown,
    moved,
    endings,
    /** One live session of a player: a second one takes over. */
    start: (accessToken: string): { sessionId: string; code: string } => {
      const user = known(accessToken);
      end(live(user), 'takenOver');
      count += 1;
      const id = `game-${count}`;
      sessions.set(id, { id, user, ended: false });
      codes.set(`code-${count}`, id);
      return { sessionId: id, code: `code-${count}` };
    },
    exit: (accessToken: string, sessionId: string | null): void => {
      const user = known(accessToken);
      const session = sessions.get(sessionId ?? '');
      if (session?.user === user) end(session, 'exit');
    },
    /** Ends what a player has open, as an idle half hour or the end of his sign-in does. */
    endOf: (user: User, why: SessionEnd): void => end(live(user), why),
    open: (code: string): OpenedStudioGame => {
      const token = codes.get(code);
      if (token === undefined) throw refused(403, 'gameLinkInvalid');
      codes.delete(code);
      const { user } = sessionOf(token);
      return openedExample({
        token,
        game_code: walkGame.code,
        balance: creditOf(user),
        unfinished: unfinishedOf(user),
        now: now(),
      });
    },
    /** The same round asked for again is the same round. */
    play: (token: string, id: string, bet: GameBet): RoundAnswer => {
      const { user } = sessionOf(token);
      const before = rounds.get(id);
      if (before) return before.answer;
      if (neverPlayed.has(id)) throw refused(404, 'roundUnknown');
      const last = lastOf(user);
      if (last?.answer.state === 'open') throw refused(409, 'roundOpen');
      const stake = stakeOf(bet);
      if (stake > creditOf(user))
        return answerExample({
          round_id: id,
          state: 'refused',
          outcome: null,
          refusal: { key: 'insufficientFunds' },
          balance: creditOf(user),
          at: now(),
        });
      if (last) {
        if (!shown.has(last.id)) wrong(`nobody was shown what became of round ${last.id}`);
        last.seen = true;
      }
      const balance = pay(user, -stake);
      const round: KeptRound = { id, user, bet, revealed: 0, answer: answerExample(), seen: false };
      rounds.set(id, round);
      if (bet.engine === 'mines') goOn(round, balance);
      else settle(round, rounds.size % 2 === 0 ? 0 : 2 * stake);
      return round.answer;
    },
    turn: (token: string, id: string, nth: number, turn: GameTurn): RoundAnswer => {
      const { user } = sessionOf(token);
      const round = rounds.get(id);
      if (round?.user !== user) throw refused(404, 'roundUnknown');
      // The turn before, sent again.
      if (round.answer.state === 'over' || nth === round.revealed - 1) return round.answer;
      if (nth !== round.revealed) throw refused(409, 'turnDiffers');
      const { open } = round.answer;
      if (turn.type === 'cashOut') settle(round, open?.engine === 'mines' ? open.win : 0);
      else {
        round.revealed += 1;
        goOn(round, creditOf(user));
      }
      return round.answer;
    },
    /** A round that never came will not be played any more. */
    ask: (token: string, id: string): RoundAnswer => {
      sessionOf(token);
      const round = rounds.get(id);
      if (round) return round.answer;
      neverPlayed.add(id);
      throw refused(404, 'roundUnknown');
    },
    balance: (token: string): number => creditOf(sessionOf(token).user),
    /** What a session shows while it lasts; null when it is over. */
    creditIn: (token: string): number | null => {
      const session = sessions.get(token);
      return session && !session.ended ? creditOf(session.user) : null;
    },
  };
};

export type Studio = ReturnType<typeof createStudio>;
