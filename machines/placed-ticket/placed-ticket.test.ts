import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { leafStates } from '../leaf-states.ts';
import { type PlacedTicketEvent, placedTicketMachine } from './placed-ticket.machine.ts';

const deadlineAt = 15_000;
const offerEnd = 1_000 + 20_000;

const standing = (...events: PlacedTicketEvent[]): string => {
  const actor = createActor(placedTicketMachine, { input: { deadlineAt } }).start();
  for (const event of events) actor.send(event);
  return leafStates(actor.getSnapshot().value).join();
};
const held: PlacedTicketEvent = { type: 'stake.held' };
const decided = (decision: 'accepted' | 'offered' | 'rejected', at = 1_000): PlacedTicketEvent => ({
  type: 'decision.made',
  decision,
  at,
});
const answered = (answer: 'accepted' | 'declined' | 'timeout', at = 2_000, stands = true): PlacedTicketEvent => ({
  type: 'offer.answered',
  answer,
  stands,
  at,
});
const looked = (at: number): PlacedTicketEvent => ({ type: 'time.passed', at });
const known = (outcome: 'cashed_out' | 'won' | 'lost' | 'void'): PlacedTicketEvent => ({
  type: 'outcome.known',
  outcome,
});

describe('A ticket at the server', () => {
  test('is decided once its stake is held, and not before', () => {
    expect([standing(), standing(decided('accepted')), standing(held)]).toEqual(['received', 'received', 'pending']);
    expect(standing(held, decided('accepted'))).toBe('bet.accepted');
    expect(standing(held, decided('rejected'))).toBe('rejected');
    expect(standing(held, decided('offered'))).toBe('offered');
  });

  test('is refused at its deadline, whatever the prices allow, and by the server when nobody decided it', () => {
    expect(standing(held, decided('accepted', deadlineAt - 1))).toBe('bet.accepted');
    expect(standing(held, decided('accepted', deadlineAt))).toBe('rejected');
    expect(standing(held, decided('offered', deadlineAt))).toBe('rejected');
    expect(standing(held, looked(deadlineAt - 1))).toBe('pending');
    expect(standing(held, looked(deadlineAt))).toBe('rejected');
  });

  test('that was offered instead is a bet when the player agrees and the offer still stands', () => {
    const offered = [held, decided('offered')] as const;
    expect(standing(...offered, answered('accepted'))).toBe('bet.accepted');
    expect(standing(...offered, answered('accepted', 2_000, false))).toBe('rejected');
    expect(standing(...offered, answered('declined'))).toBe('declined');
    expect(standing(...offered, answered('timeout'))).toBe('expired');
    expect(standing(...offered, answered('declined'), answered('accepted'))).toBe('declined');
  });

  test('is offered for 20 s, and two more for an answer on its way', () => {
    const offered = [held, decided('offered')] as const;
    expect(standing(...offered, answered('accepted', offerEnd + 1_999))).toBe('bet.accepted');
    expect(standing(...offered, answered('accepted', offerEnd + 2_000))).toBe('offered');
    expect(standing(...offered, looked(offerEnd + 1_999))).toBe('offered');
    expect(standing(...offered, looked(offerEnd + 2_000))).toBe('expired');
  });

  test('that is a bet ends by its result or is cashed out, and what was known falsely is put right', () => {
    const bet = [held, decided('accepted')] as const;
    for (const outcome of ['cashed_out', 'won', 'lost', 'void'] as const) {
      expect(standing(...bet, known(outcome))).toBe(`bet.${outcome}`);
      expect(standing(...bet, known('lost'), known(outcome))).toBe(`bet.${outcome}`);
    }
  });

  test('that is none has no result', () => {
    expect(standing(held, decided('rejected'), known('won'))).toBe('rejected');
  });
});
