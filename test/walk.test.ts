import { expect, onTestFinished, test } from 'vitest';
import { selectionOf } from '../machines/ticket/ticket-examples.ts';
import { bets } from './support/walk/game-page.ts';
import { walkGame } from './support/walk/studio.ts';
import { createWalk } from './support/walk/walk.ts';
import { walked } from './support/walk/walked.ts';

const ticketId = '00000000-0000-4000-8000-00000000f001';

/** Ana sits before the first of two tabs. */
const anaPlays = async () => {
  const walk = await createWalk();
  onTestFinished(walk.close);
  const left = walk.tabAt(0);
  left
    .page()
    .app.getSnapshot()
    .children.session?.send({
      type: 'session.started',
      session: walk.backend.signIn('ana'),
    });
  await walk.landAll();
  return { walk, left };
};

/** She has paid a ticket, and the server has it. */
const anaPaid = async () => {
  const { walk, left } = await anaPlays();
  left.page().app.send({ type: 'player.told', news: { type: 'selection.toggled', selection: selectionOf('1') } });
  await walk.landAll();
  left.sendTicket({ type: 'ticket.paid', ticketId });
  await walk.look();
  await walk.landAll();
  return { walk, left };
};

test('whatever happens in which order, no tab contradicts the server, and in a minute of calm both show what it holds', async () => {
  const { runs, wrong } = await walked({ runs: 80, seed: 10 });
  expect(wrong).toBeNull();
  expect(runs).toBe(80);
}, 600_000);

test('a ticket whose outcome comes in the instant in which the session ends is told of at the next sign-in', async () => {
  const { walk, left } = await anaPaid();
  left.page().focus();
  await walk.look();
  walk.backend.endSessions('ana');
  await walk.calm();
});

test('an offer that ends in the instant in which the session does is said to be over by its snackbar', async () => {
  const { walk, left } = await anaPaid();
  const ticket = walk.backend.tickets.get(ticketId);
  if (!ticket) throw new Error('the ticket did not arrive');
  walk.decide(ticket, 'offered');
  await walk.pass(21_000);
  walk.backend.endSessions('ana');
  walk.disconnect(left, 'socket.lost');
  left.page().goOffline();
  await walk.look();
  await walk.calm();
});

test('a round whose answer took longer than its pace was shown all the same', async () => {
  const { walk, left } = await anaPlays();
  left.page().game.session.send({ type: 'game.opened', game: walkGame });
  for (let answers = 0; answers < 3; answers += 1) await walk.landAll();
  for (const roundId of ['round-1', 'round-2']) {
    left.frame()?.send({ type: 'bet.changed', bet: bets.dice });
    left.frame()?.send({ type: 'round.asked', roundId });
    await walk.pass(20_000);
    await walk.landAll();
    await walk.pass(3_000);
  }
  expect([...walk.backend.studio.rounds.keys()]).toEqual(['round-1', 'round-2']);
});
