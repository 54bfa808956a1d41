import { describe, expect, test } from 'vitest';
import { accepted, denial, missing, received, type visitor, waiting } from '../../test/support/started-ticket.ts';
import type { TicketEvent } from './ticket-event.ts';
import { answerOf, exampleNow, exampleTicketId, exampleUserId } from './ticket-examples.ts';

describe('An outcome whose dialog its player had not closed when his session ended', () => {
  const back = ({ actor }: ReturnType<typeof visitor>) => {
    actor.send({ type: 'user.changed', userId: null });
    actor.send({ type: 'user.changed', userId: exampleUserId });
  };
  const told = (isAccepted: boolean): TicketEvent => ({
    ...missing,
    nowTimestamp: exampleNow + 86_400_000,
    ticketInfo: {
      accepted: isAccepted,
      mtcResponse: { status: isAccepted ? 'accepted' : 'denied', subcode: 217, selections: [] },
    },
  });

  test('is kept from everybody else, and is asked for and told when he is back', async () => {
    for (const isAccepted of [true, false]) {
      const run = await received();
      run.actor.send({ type: 'ticket.processed', answer: isAccepted ? answerOf() : denial });
      run.actor.send({ type: 'user.changed', userId: null });
      run.actor.send({ type: 'user.changed', userId: 'user-2' });
      expect([run.is('empty'), run.of().news]).toEqual([true, null]);
      back(run);
      expect([run.is({ waiting: 'checking' }), run.post.calls.length]).toEqual([true, 1]);
      expect(run.reports.seen.at(-1)).toEqual({ type: 'ticket.awaited', ticketId: exampleTicketId });
      run.actor.send(told(isAccepted));
      expect([run.is(isAccepted ? 'accepted' : 'denied'), run.of().news?.ticketId]).toEqual([true, exampleTicketId]);
      run.actor.send({ type: 'dialog.closed' });
      back(run);
      expect([run.is('empty'), run.of().tickets]).toEqual([true, []]);
    }
  });

  test('is asked for as well when the ticket was refused: he finds his slip again', async () => {
    const run = await waiting();
    await run.post.last().fail({ status: 400, key: 'insufficientFunds' });
    expect(run.is('refused')).toBe(true);
    back(run);
    expect(run.of().selections.map(({ id }) => id)).toEqual(['1']);
    run.actor.send({ ...missing, nowTimestamp: exampleNow + 86_400_000 });
    expect([run.is('refused'), run.of().refusal?.key]).toEqual([true, 'ticketNotPlaced']);
  });

  test('is told with the stake that was agreed on in another tab', async () => {
    const run = await received();
    const offer = { stake: 30, originalStake: 50, expiresAt: exampleNow + 20_000 };
    const offered = answerOf({ accepted: null, mtcResponse: { status: 'reoffer', code: 101, offer } });
    run.actor.send({ type: 'ticket.processed', answer: offered });
    run.actor.send({ type: 'ticket.processed', answer: answerOf() });
    expect(run.of().news?.stake).toBe(3_000);
    back(run);
    run.actor.send(told(true));
    expect(run.of().news?.stake).toBe(3_000);
  });

  test('waits beside those of other players', async () => {
    const run = await accepted();
    back(run);
    run.actor.send({ type: 'user.changed', userId: null });
    run.actor.send({ type: 'user.changed', userId: 'user-2' });
    expect(run.of().tickets.map(({ ticketId, userId }) => [ticketId, userId])).toEqual([
      [exampleTicketId, exampleUserId],
    ]);
  });
});
