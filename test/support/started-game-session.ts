import { type AnyEventObject, createActor, type EventObject, fromCallback, SimulatedClock } from 'xstate';
import { gameSessionMachine } from '../../machines/game-session/game-session.machine.ts';
import type {
  AskedGame,
  FrameEvent,
  GameSessionReport,
  OpenedSession,
  SessionSums,
} from '../../machines/game-session/game-session-event.ts';
import { answering, counting, recording } from '../../machines/testing/recorder.ts';

export const stones: AskedGame = { provider: 'oakspin', code: 'ten-stones', demo: false };
export const opened: OpenedSession = { address: '/play/ten-stones', nonce: 'n1', sessionId: 's1', openedAt: 0 };
export const demo: OpenedSession = { ...opened, sessionId: null };

/** A game's session with everything around it in the hands of the test. */
export const startedGameSession = () => {
  const opens = answering<OpenedSession, { game: AskedGame | null }>();
  const sums = answering<SessionSums | null, { sessionId: string | null; game: AskedGame | null }>();
  const ends = answering<void, { sessionId: string | null }>();
  const told: string[] = [];
  const [lobby, cashier, credit, logged] = [counting(), counting(), counting(), counting()];
  const played = recording<{ game: AskedGame | null }>();
  const reports = recording<GameSessionReport>();
  const clock = new SimulatedClock();
  const actor = createActor(
    gameSessionMachine.provide({
      actors: {
        openGame: opens.logic,
        askSums: sums.logic,
        endSession: ends.logic,
        frame: fromCallback<EventObject, { nonce: string }, FrameEvent>(({ receive }) => {
          receive(({ type }: AnyEventObject) => void told.push(type));
        }),
      },
      actions: {
        report: reports.action,
        showLobby: lobby.action,
        showCashier: cashier.action,
        askCredit: credit.action,
        notePlayed: played.action,
        logFailure: logged.action,
      },
    }),
    { clock },
  ).start();
  const is = (): unknown => {
    const { value } = actor.getSnapshot();
    return typeof value === 'string' ? value : value.open.play;
  };
  const play = async (session = opened) => {
    actor.send({ type: 'game.opened', game: { ...stones, demo: session.sessionId === null } });
    await opens.last().answer(session);
    actor.send({ type: 'frame.ready' });
  };
  return { actor, opens, sums, ends, told, logged, lobby, cashier, credit, played, reports, clock, is, play };
};
