import { describe, expect, test } from 'vitest';
import { demo, opened, startedGameSession as start, stones } from '../../test/support/started-game-session.ts';

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

  test('for another game opens that one after 3 s, or when its end failed', async () => {
    for (const how of ['late', 'failed']) {
      const { actor, opens, ends, clock, logged, play, is } = start();
      await play();
      actor.send({ type: 'game.opened', game: { ...stones, code: 'royal-crown' } });
      expect(is()).toBe('closing');
      if (how === 'late') clock.increment(3_000);
      else await ends.last().fail('no answer');
      expect([is(), opens.last().input.game?.code, logged.times()]).toEqual([
        'opening',
        'royal-crown',
        how === 'late' ? 0 : 1,
      ]);
    }
  });

  test('that fails is the end of it where no other game is wanted', async () => {
    const { actor, ends, logged, play, is } = start();
    await play();
    actor.send({ type: 'game.left' });
    await ends.last().fail('no answer');
    expect([is(), logged.times()]).toEqual(['closed', 1]);
  });

  test('counts the page that came last: a game of while it was closed is opened, one that was left is not', async () => {
    const wanted = start();
    await wanted.play();
    wanted.actor.send({ type: 'page.left' });
    wanted.actor.send({ type: 'game.opened', game: { ...stones, code: 'royal-crown' } });
    await wanted.ends.last().answer();
    expect([wanted.is(), wanted.opens.last().input.game?.code]).toEqual(['opening', 'royal-crown']);
    const unwanted = start();
    await unwanted.play();
    unwanted.actor.send({ type: 'game.opened', game: { ...stones, code: 'royal-crown' } });
    unwanted.actor.send({ type: 'page.left' });
    await unwanted.ends.last().answer();
    expect(unwanted.is()).toBe('closed');
  });

  test('by the button in its frame is one by the button of the page', async () => {
    const { actor, ends, lobby, play, is } = start();
    await play();
    actor.send({ type: 'exit.asked' });
    expect([is(), lobby.times()]).toEqual(['closing', 1]);
    await ends.last().answer();
    expect(is()).toBe('closed');
  });

  test('is none of the same game under another address', async () => {
    const { actor, play, is } = start();
    await play();
    actor.send({ type: 'game.opened', game: stones });
    expect(is()).toBe('playing');
  });

  test('that the frame hears of first is told as one by the server', async () => {
    const { actor, play, is } = start();
    await play();
    actor.send({ type: 'frame.failed', reason: 'sessionEnded' });
    const { end, session } = actor.getSnapshot().context;
    expect([is(), end, session]).toEqual(['interrupted', 'idle', null]);
  });

  test('in another tab is said, and it is played here again when the player wants it', async () => {
    const { actor, opens, play, is } = start();
    await play();
    actor.send({ type: 'session.ended', sessionId: 's1', end: 'takenOver' });
    const { end, session } = actor.getSnapshot().context;
    expect([is(), end, session]).toEqual(['takenOver', 'takenOver', null]);
    actor.send({ type: 'game.retried' });
    expect(is()).toBe('opening');
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
    expect([is(), actor.getSnapshot().context.end]).toEqual(['interrupted', 'signedOut']);
    const other = start();
    await other.play(demo);
    other.actor.send({ type: 'player.changed' });
    expect(other.is()).toBe('playing');
  });
});

const gameThatIs = async (state: 'opening' | 'interrupted' | 'takenOver' | 'failed') => {
  const started = start();
  const { actor, opens, play } = started;
  if (state === 'opening' || state === 'failed') actor.send({ type: 'game.opened', game: stones });
  else await play();
  if (state === 'failed') await opens.last().fail('no answer');
  if (state === 'interrupted') actor.send({ type: 'session.ended', sessionId: 's1', end: 'idle' });
  if (state === 'takenOver') actor.send({ type: 'session.ended', sessionId: 's1', end: 'takenOver' });
  expect(started.is()).toBe(state);
  return started;
};

describe.each(['opening', 'interrupted', 'takenOver', 'failed'] as const)('A game that is %s', (state) => {
  const there = () => gameThatIs(state);

  test('is closed by its button, which shows the lobby', async () => {
    const { actor, lobby, is } = await there();
    actor.send({ type: 'game.left' });
    expect([is(), lobby.times(), actor.getSnapshot().context.game]).toEqual(['closed', 1, null]);
  });

  test('is closed by another page, which stays', async () => {
    const { actor, lobby, is } = await there();
    actor.send({ type: 'page.left' });
    expect([is(), lobby.times(), actor.getSnapshot().context.game]).toEqual(['closed', 0, null]);
  });

  test('gives way to another one', async () => {
    const { actor, opens, is } = await there();
    actor.send({ type: 'game.opened', game: { ...stones, code: 'royal-crown' } });
    expect([is(), opens.last().input.game?.code]).toEqual(['opening', 'royal-crown']);
  });
});

test.each(['interrupted', 'takenOver', 'failed'] as const)(
  'a game that is %s is opened again when the player wants it',
  async (state) => {
    const { actor, opens, is } = await gameThatIs(state);
    actor.send({ type: 'game.retried' });
    expect([is(), opens.calls.length, opens.last().input.game]).toEqual(['opening', 2, stones]);
  },
);

test('a game that only a player can open is opened for who signs in, one that is switched off is not', async () => {
  const { actor, opens, is } = start();
  actor.send({ type: 'game.opened', game: stones });
  await opens.last().fail({ status: 401, key: 'sessionExpired' });
  expect(is()).toBe('failed');
  actor.send({ type: 'player.changed' });
  expect(is()).toBe('opening');
  await opens.last().fail({ status: 403, key: 'gameInactive' });
  actor.send({ type: 'player.changed' });
  expect([is(), opens.calls.length]).toEqual(['failed', 2]);
});
