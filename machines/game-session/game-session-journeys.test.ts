import { describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor, type EventObject, fromCallback, SimulatedClock } from 'xstate';
import { answering, counting, recording } from '../testing/recorder.ts';
import { gameSessionMachine } from './game-session.machine.ts';
import type { AskedGame, FrameEvent, GameSessionReport, OpenedSession, SessionSums } from './game-session-event.ts';

const stones: AskedGame = { provider: 'oakspin', code: 'ten-stones', demo: false };
const opened: OpenedSession = { address: '/play/ten-stones', nonce: 'n1', sessionId: 's1', openedAt: 0 };
const demo: OpenedSession = { ...opened, sessionId: null };

const start = () => {
  const opens = answering<OpenedSession, { game: AskedGame | null }>();
  const sums = answering<SessionSums | null, { sessionId: string | null; game: AskedGame | null }>();
  const ends = answering<void, { sessionId: string | null }>();
  const told: string[] = [];
  const [lobby, cashier, credit] = [counting(), counting(), counting()];
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
        logFailure: () => undefined,
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
  return { actor, opens, sums, ends, told, lobby, cashier, credit, played, reports, clock, is, play };
};

describe('A game', () => {
  test('is opened, loaded and played, and is last played from then on', async () => {
    const { actor, opens, played, is } = start();
    actor.send({ type: 'game.opened', game: stones });
    expect([is(), opens.last().input]).toEqual(['opening', { game: stones }]);
    await opens.last().answer(opened);
    expect([is(), played.seen]).toEqual(['loading', []]);
    actor.send({ type: 'frame.ready' });
    expect([is(), played.seen]).toEqual(['playing', [expect.objectContaining({ game: stones })]]);
  });

  test('that does not load within 20 s is given up, and can be tried again', async () => {
    const { actor, opens, clock, is } = start();
    actor.send({ type: 'game.opened', game: stones });
    await opens.last().answer(opened);
    clock.increment(19_999);
    expect(is()).toBe('loading');
    clock.increment(1);
    expect([is(), actor.getSnapshot().context.failure?.key]).toEqual(['failed', 'unavailable']);
    actor.send({ type: 'game.retried' });
    expect([is(), opens.calls.length]).toEqual(['opening', 2]);
  });

  test('whose link was spent in vain is opened anew, once', async () => {
    const { actor, opens, is } = start();
    actor.send({ type: 'game.opened', game: stones });
    await opens.last().answer(opened);
    actor.send({ type: 'frame.failed', reason: 'linkInvalid' });
    expect([is(), opens.calls.length]).toEqual(['opening', 2]);
    await opens.last().answer({ ...opened, nonce: 'n2', sessionId: 's2' });
    actor.send({ type: 'frame.failed', reason: 'linkInvalid' });
    expect([is(), opens.calls.length, actor.getSnapshot().context.failure?.key]).toEqual(['failed', 2, 'unavailable']);
  });

  test('that a free bet cannot play is tried again with another wallet, one that is switched off is not', async () => {
    const { actor, opens, is } = start();
    actor.send({ type: 'game.opened', game: stones });
    await opens.last().fail({ status: 400, key: 'freebetNotForGames' });
    expect([is(), actor.getSnapshot().context.failure?.key]).toEqual(['failed', 'freebetNotForGames']);
    actor.send({ type: 'wallet.chosen' });
    expect(is()).toBe('opening');
    await opens.last().fail({ status: 403, key: 'gameInactive' });
    actor.send({ type: 'wallet.chosen' });
    expect([is(), opens.calls.length]).toEqual(['failed', 2]);
  });

  test('stands still until nothing has to be answered any more', async () => {
    const { actor, told, play, is } = start();
    await play();
    actor.send({ type: 'holds.changed', holds: ['realityCheck', 'offline'] });
    actor.send({ type: 'holds.changed', holds: ['realityCheck'] });
    expect([is(), told]).toEqual(['paused', ['pause']]);
    actor.send({ type: 'holds.changed', holds: [] });
    expect([is(), told]).toEqual(['playing', ['pause', 'resume']]);
  });

  test('that comes while something has to be answered waits from its first moment', async () => {
    const { actor, told, play, is } = start();
    actor.send({ type: 'holds.changed', holds: ['maintenance'] });
    await play();
    expect([is(), told]).toEqual(['paused', ['pause']]);
  });

  test('hears that the credit changed, and asks for it and for the cashier', async () => {
    const { actor, told, credit, cashier, play } = start();
    await play();
    actor.send({ type: 'credit.changed' });
    actor.send({ type: 'credit.stale' });
    actor.send({ type: 'cashier.asked' });
    expect([told, credit.times(), cashier.times()]).toEqual([['balance'], 1, 1]);
  });

  test('says after each round what the session came to; play money is not counted', async () => {
    const { actor, sums, play } = start();
    await play();
    await sums.last().answer({ staked: 0, won: 0, currency: 'RSD', rounds: 0, last: [], wins: [] });
    actor.send({ type: 'round.ended' });
    actor.send({ type: 'round.ended' });
    expect(sums.calls.map(({ input }) => input.sessionId)).toEqual(['s1', 's1', 's1']);
    await sums.last().answer({ staked: 100, won: 40, currency: 'RSD', rounds: 2, last: [], wins: [] });
    expect(actor.getSnapshot().context.sums).toEqual({
      staked: 100,
      won: 40,
      currency: 'RSD',
      rounds: 2,
      last: [],
      wins: [],
    });

    const other = start();
    await other.play(demo);
    other.actor.send({ type: 'round.ended' });
    expect(other.sums.calls).toEqual([]);
  });
});

describe('A stake that is out', () => {
  const begun = { type: 'round.changed', open: true };
  const over = { type: 'round.changed', open: false };

  test('is told until its result was shown', async () => {
    const { actor, reports, play } = start();
    await play();
    actor.send({ type: 'round.started' });
    expect(reports.seen).toEqual([begun]);
    actor.send({ type: 'round.ended' });
    expect(reports.seen).toEqual([begun, over]);
  });

  test('is out no more when the game is left', async () => {
    const { actor, reports, play } = start();
    await play();
    actor.send({ type: 'round.started' });
    actor.send({ type: 'page.left' });
    expect(reports.seen).toEqual([begun, over]);
  });

  test('is none of play money', async () => {
    const { actor, reports, play } = start();
    await play(demo);
    actor.send({ type: 'round.started' });
    expect(reports.seen).toEqual([]);
  });
});

test('A game that is being opened while its player changes is opened for who comes; play money stays', async () => {
  const { actor, opens, is } = start();
  actor.send({ type: 'game.opened', game: stones });
  actor.send({ type: 'player.changed' });
  await opens.calls[0]?.answer(opened);
  expect([is(), opens.calls.length]).toEqual(['opening', 2]);

  const other = start();
  other.actor.send({ type: 'game.opened', game: { ...stones, demo: true } });
  other.actor.send({ type: 'player.changed' });
  await other.opens.calls[0]?.answer(demo);
  expect(other.is()).toBe('loading');
});

describe('The end of a game', () => {
  test('by its button ends the session and shows the lobby', async () => {
    const { actor, ends, lobby, play, is } = start();
    await play();
    actor.send({ type: 'game.left' });
    expect([is(), ends.last().input, lobby.times()]).toEqual(['closing', { sessionId: 's1' }, 1]);
    await ends.last().answer();
    expect([is(), actor.getSnapshot().context.session]).toEqual(['closed', null]);
  });

  test('by another page leaves that page alone, and is not waited for longer than 3 s', async () => {
    const { actor, lobby, clock, play, is } = start();
    await play();
    actor.send({ type: 'page.left' });
    clock.increment(2_999);
    expect(is()).toBe('closing');
    clock.increment(1);
    expect([is(), lobby.times()]).toEqual(['closed', 0]);
  });

  test('for another game opens that one when it is closed', async () => {
    const { actor, opens, ends, play, is } = start();
    await play();
    actor.send({ type: 'game.opened', game: { ...stones, code: 'royal-crown' } });
    await ends.last().answer();
    expect([is(), opens.last().input.game?.code]).toEqual(['opening', 'royal-crown']);
  });

  test('in another tab is said, and it is played here again when the player wants it', async () => {
    const { actor, opens, play, is } = start();
    await play();
    actor.send({ type: 'session.ended', sessionId: 's1', end: 'takenOver' });
    expect(is()).toBe('takenOver');
    actor.send({ type: 'game.retried' });
    await opens.last().answer({ ...opened, sessionId: 's2' });
    expect(is()).toBe('loading');
  });

  test.each(['idle', 'blocked', 'break', 'closed', 'signedOut'] as const)('by the server is told: %s', async (end) => {
    const { actor, play, is } = start();
    await play();
    actor.send({ type: 'session.ended', sessionId: 'another', end });
    expect(is()).toBe('playing');
    actor.send({ type: 'session.ended', sessionId: 's1', end });
    expect([is(), actor.getSnapshot().context.end]).toEqual(['interrupted', end]);
  });

  test('of a game that is switched off comes for play money too, and of that game alone', async () => {
    const { actor, play, is } = start();
    await play(demo);
    actor.send({ type: 'game.inactivated', code: 'royal-crown' });
    expect(is()).toBe('playing');
    actor.send({ type: 'game.inactivated', code: 'ten-stones' });
    expect([is(), actor.getSnapshot().context.end]).toEqual(['interrupted', 'closed']);
  });

  test('comes with the sign-out, but not to play money', async () => {
    const { actor, play, is } = start();
    await play();
    actor.send({ type: 'player.changed' });
    expect(is()).toBe('interrupted');
    const other = start();
    await other.play(demo);
    other.actor.send({ type: 'player.changed' });
    expect(other.is()).toBe('playing');
  });
});
