import { createActor, type EventObject, fromCallback, fromPromise, type SimulatedClock } from 'xstate';
import type { FrameFailure } from '../../../contract/games/frame.ts';
import type { MinesBet } from '../../../contract/games/mines.ts';
import type { RoundAnswer } from '../../../contract/games/studio.ts';
import { diceBetExample } from '../../../machines/game/game-examples.ts';
import type { Shown } from '../../../machines/game/game-flow.ts';
import type { OpenedGame } from '../../../machines/game/game-play.ts';
import { gameRoundMachine } from '../../../machines/game-round/game-round.machine.ts';
import { type FrameWord, gameSessionMachine } from '../../../machines/game-session/game-session.machine.ts';
import type {
  AskedGame,
  FrameEvent,
  GameSessionReport,
  OpenedSession,
  SessionSums,
} from '../../../machines/game-session/game-session-event.ts';
import { RefusedError } from '../../../src/transport/call-error.ts';
import type { Studio } from './studio.ts';

const pace = 5_000;
/** What the stage takes to show a result. */
const showTime = 1_000;

export const bets = { dice: diceBetExample, mines: { engine: 'mines', stake: 5_000, mines: 3 } as MinesBet };

interface Needs {
  clock: SimulatedClock;
  now(): number;
  studio: Studio;
  isSignedIn(): boolean;
  /** A call of the page by who is signed in. */
  ownCall<Answer>(what: string, work: (token: string) => Answer): Promise<Answer>;
  /** A call of the frame, which knows nobody. */
  call<Answer>(what: string, work: () => Answer): Promise<Answer>;
  report(report: GameSessionReport): void;
  askCredit(): void;
  wrong(what: string): void;
}

type FrameNeeds = Pick<Needs, 'clock' | 'studio' | 'call' | 'isSignedIn' | 'wrong'>;

/** The game's own page in its frame. */
const openFrame = ({ clock, studio, call, isSignedIn, wrong }: FrameNeeds, tell: (event: FrameEvent) => void) => {
  let closed = false;
  const ask = <Answer>(what: string, work: () => Answer): Promise<Answer> => {
    if (!isSignedIn() && !closed) wrong(`a game asks for ${what} and nobody is signed in`);
    return call(what, work);
  };
  const round = createActor(
    gameRoundMachine.provide({
      actors: {
        openGame: fromPromise<OpenedGame, { opening: { code: string } | { demo: string } | null }>(
          async ({ input: { opening } }) => {
            const code = opening && 'code' in opening ? opening.code : '';
            return { game: await ask('game in its frame', () => studio.open(code)), bet: bets.dice };
          },
        ),
        playRound: fromPromise(async ({ input: { token, roundId, bet } }) => {
          if (!bet) throw new Error('Nothing was staked');
          return ask('round', () => studio.play(token, roundId, bet));
        }),
        takeTurn: fromPromise(async ({ input: { token, roundId, nth, turn } }) => {
          if (!turn) throw new Error('No turn was taken');
          return ask('turn', () => studio.turn(token, roundId, nth, turn));
        }),
        askRound: fromPromise<RoundAnswer, { token: string; roundId: string }>(({ input: { token, roundId } }) =>
          ask('state of the round', () => studio.ask(token, roundId)),
        ),
        askBalance: fromPromise<number, { token: string }>(({ input: { token } }) =>
          ask('credit', () => studio.balance(token)),
        ),
        presentOutcome: fromPromise<void, Shown>(() => new Promise((done) => void clock.setTimeout(done, showTime))),
        leaveGame: fromPromise<void, { token: string }>(async () => undefined),
      },
      actions: {
        tellStarted: () => tell({ type: 'round.started' }),
        tellEnded: (_, { roundId }) => {
          studio.shown.add(roundId);
          tell({ type: 'round.ended' });
          tell({ type: 'credit.stale' });
        },
        tellFailed: (_, { reason }: { reason: FrameFailure }) => tell({ type: 'frame.failed', reason }),
      },
    }),
    { clock, input: { pace } },
  ).start();
  return {
    round,
    hear: ({ type }: FrameWord | { type: 'close' }) => {
      if (type === 'pause') round.send({ type: 'page.paused' });
      if (type === 'resume') round.send({ type: 'page.resumed' });
      if (type === 'balance') round.send({ type: 'credit.moved' });
      if (type !== 'close') return;
      closed = true;
      round.send({ type: 'page.closed' });
    },
  };
};

type Frame = ReturnType<typeof openFrame>;

/** The page of a game: its session, and while that is open the game in its frame. */
export const openGamePage = (needs: Needs) => {
  const { clock, now, studio, ownCall, isSignedIn, report, askCredit } = needs;
  let shown: Frame | null = null;
  let gone = false;

  const session = createActor(
    gameSessionMachine.provide({
      actors: {
        openGame: fromPromise<OpenedSession, { game: AskedGame | null }>(async () => {
          if (!isSignedIn()) throw new RefusedError(401, { error: 'snackbarMustLogin', ErrorText: '' });
          const { code, sessionId } = await ownCall('game', studio.start);
          return { address: code, nonce: code, sessionId, openedAt: now() };
        }),
        askSums: fromPromise<SessionSums | null, { sessionId: string | null; game: AskedGame | null }>(
          async () => null,
        ),
        endSession: fromPromise<void, { sessionId: string | null }>(async ({ input: { sessionId } }) => {
          await ownCall('end of the game', (token) => studio.exit(token, sessionId));
        }),
        frame: fromCallback<EventObject, { nonce: string }, FrameEvent>(({ sendBack, receive, input: { nonce } }) => {
          const frame = openFrame(needs, (event) => {
            if (shown === frame) sendBack(event);
          });
          shown = frame;
          receive((word) => frame.hear(word as FrameWord));
          sendBack({ type: 'frame.ready' });
          frame.round.send({ type: 'game.named', opening: { code: nonce } });
          return () => {
            shown = null;
            if (!gone) frame.hear({ type: 'close' });
          };
        }),
      },
      actions: {
        report: (_, said) => report(said),
        showLobby: () => undefined,
        showCashier: () => undefined,
        askCredit,
        notePlayed: () => undefined,
        logFailure: () => undefined,
      },
    }),
    { clock },
  ).start();

  return {
    session,
    frame: () => shown?.round,
    /** The page goes, and its frame with it. */
    close: () => {
      gone = true;
      shown?.round.stop();
      session.stop();
    },
  };
};
