import { describe, expect, test } from 'vitest';
import { demo, opened, startedGameSession as start, stones } from '../../test/support/started-game-session.ts';

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
    const holds = () => actor.getSnapshot().context.holds;
    expect(holds()).toEqual(['realityCheck', 'offline']);
    actor.send({ type: 'holds.changed', holds: ['realityCheck'] });
    expect([is(), told, holds()]).toEqual(['paused', ['pause'], ['realityCheck']]);
    actor.send({ type: 'holds.changed', holds: [] });
    expect([is(), told, holds()]).toEqual(['playing', ['pause', 'resume'], []]);
  });

  test('that comes while something has to be answered waits from its first moment', async () => {
    const { actor, told, played, play, is } = start();
    actor.send({ type: 'holds.changed', holds: ['maintenance'] });
    await play();
    expect([is(), told, played.seen.length]).toEqual(['paused', ['pause'], 1]);
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
    expect(actor.getSnapshot().matches({ open: { sums: 'resting' } })).toBe(true);
    expect(actor.getSnapshot().context.sums).toEqual({
      staked: 100,
      won: 40,
      currency: 'RSD',
      rounds: 2,
      last: [],
      wins: [],
    });
    actor.send({ type: 'round.ended' });
    await sums.last().fail('no answer');
    expect(actor.getSnapshot().matches({ open: { sums: 'resting' } })).toBe(true);

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

test('A game that is being opened gives way to another one, and goes on under another address', async () => {
  const { actor, opens, is } = start();
  actor.send({ type: 'game.opened', game: stones });
  actor.send({ type: 'game.opened', game: stones });
  expect(opens.calls).toHaveLength(1);
  actor.send({ type: 'game.opened', game: { ...stones, code: 'royal-crown' } });
  await opens.calls[0]?.answer(opened);
  expect([is(), opens.calls.map(({ input }) => input.game?.code)]).toEqual(['opening', ['ten-stones', 'royal-crown']]);
});
