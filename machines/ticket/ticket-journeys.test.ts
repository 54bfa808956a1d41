// Long because it is a ticket's whole life, tested by the set-up at its top.

import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { AnsweredSelection, SelectionReason } from '../../contract/entities/ticket.ts';
import type { OfferAnswer, PendingTicket, StoredSlip } from '../../contract/storage/slip.ts';
import { ticketCheckInterval, undoTimeout } from '../../domain/limits.ts';
import { objectionsTo } from '../../domain/ticket/rejection.ts';
import type { Selections } from '../../domain/ticket/slip.ts';
import type { TicketTerms } from '../../domain/ticket/ticket-request.ts';
import { oddsPolicyOf } from './odds-consent.ts';
import { isStakeLowered } from './own-ticket.ts';
import { ticketMachine } from './ticket.machine.ts';
import {
  type CheckedPrices,
  serverBusy,
  type TickEvent,
  type TicketEvent,
  type TicketReceipt,
  type TicketReport,
} from './ticket-event.ts';
import {
  answerOf,
  exampleNow,
  exampleTicketId,
  exampleUserId,
  pendingTicketOf,
  selectionOf,
  settingsOf,
  sharedSlipOf,
  walletOf,
} from './ticket-examples.ts';

/** A call that the test answers when it wants to. */
interface Call<Input, Output> {
  input: Input;
  answer: (output: Output) => void;
  fail: (error: unknown) => void;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

const play = (stored: StoredSlip | null = null) => {
  const clock = new SimulatedClock();
  const checks: Call<Selections, CheckedPrices>[] = [];
  const posts: Call<TicketTerms | null, TicketReceipt>[] = [];
  const saved: PendingTicket[] = [];
  const reports: TicketReport[] = [];
  let tick: (event: TickEvent) => void = () => undefined;
  const machine = ticketMachine.provide({
    actors: {
      checkSelections: fromPromise(
        ({ input }) => new Promise((answer, fail) => void checks.push({ input, answer, fail })),
      ),
      postTicket: fromPromise(({ input }) => new Promise((answer, fail) => void posts.push({ input, answer, fail }))),
      saveTicket: fromPromise(async ({ input }) => {
        expect(posts).toHaveLength(0);
        if (input) saved.push(input);
        return exampleNow;
      }),
      ticker: fromCallback(({ sendBack }) => {
        tick = sendBack;
      }),
    },
    actions: { report: (_, report) => void reports.push(report) },
  });
  const actor = createActor(machine, { clock, input: { stored } }).start();
  return { actor, clock, checks, posts, saved, reports, tick: (now: number) => tick({ type: 'clock.ticked', now }) };
};

type Play = ReturnType<typeof play>;

const signIn = ({ actor }: Play) => {
  actor.send({ type: 'user.changed', userId: exampleUserId });
  actor.send({ type: 'settings.changed', settings: settingsOf() });
  actor.send({ type: 'wallet.changed', wallet: walletOf() });
};
const add = ({ actor }: Play, ...selections: Selections) => {
  for (const selection of selections) actor.send({ type: 'selection.toggled', selection });
};
const pay = async ({ actor }: Play) => {
  actor.send({ type: 'ticket.paid', ticketId: exampleTicketId });
  await settled();
};
const received = async ({ posts }: Play) => {
  posts.at(-1)?.answer({ now: exampleNow, createdAt: exampleNow });
  await settled();
};
const context = ({ actor }: Play) => actor.getSnapshot().context;
const is = ({ actor }: Play, value: Parameters<ReturnType<Play['actor']['getSnapshot']>['matches']>[0]) =>
  actor.getSnapshot().matches(value);
const pinged = (
  { actor }: Play,
  ticketInfo: Parameters<typeof infoEvent>[0],
  now: number,
  ticketId = exampleTicketId,
) => actor.send(infoEvent(ticketInfo, now, ticketId));
const infoEvent = (accepted: boolean | null | 'unknown', nowTimestamp: number, ticketId: string): TicketEvent => ({
  type: 'ping.answered',
  ticketId,
  nowTimestamp,
  ticketInfo:
    accepted === 'unknown' ? null : { accepted, mtcResponse: { status: 'pending', subcode: 216, selections: [] } },
});

let game: Play;
beforeEach(() => {
  game = play();
});

describe('A slip that another tab composed', () => {
  const share = (different: Partial<StoredSlip> = {}) =>
    game.actor.send({ type: 'slip.shared', slip: sharedSlipOf(different) });
  const ids = () => context(game).selections.map(({ id }) => id);

  test('is taken over, with its groups and the own stake, and checked before it can be paid', async () => {
    signIn(game);
    game.actor.send({ type: 'stake.chosen', stake: 7000 });
    add(game, selectionOf('1'));
    game.actor.send({ type: 'stake.chosen', stake: 7000 });
    const groups = [{ conditions: [1], selections: ['2'] }];
    share({ system: { groups, selectedSelections: [], selectedConditions: [] } });
    expect([ids(), context(game).system?.groups, context(game).stake]).toEqual([['2'], groups, 7000]);
    expect(context(game).pricesStale).toBe(true);
    await pay(game);
    expect(game.posts).toHaveLength(0);
  });

  test('fills an empty slip', () => {
    signIn(game);
    share();
    expect([is(game, 'composing'), ids()]).toEqual([true, ['2']]);
  });

  test('changes nothing while a ticket waits, and is never an empty one or that of somebody else', async () => {
    signIn(game);
    add(game, selectionOf('1'));
    share({ selections: [] });
    share({ userId: 'user-2' });
    share({ userId: null });
    expect(ids()).toEqual(['1']);
    game.checks.at(-1)?.answer({ checks: [], now: exampleNow });
    await settled();
    await pay(game);
    share();
    expect([is(game, 'waiting'), ids()]).toEqual([true, ['1']]);
  });
});

describe('Composing', () => {
  test('an empty slip starts with the minimum pay-in of the wallet', () => {
    expect(context(game).stake).toBe(2000);
    signIn(game);
    expect(context(game).stake).toBe(5000);
  });

  test('the last selection leaving closes the overlay and brings the stake back to the minimum pay-in', () => {
    signIn(game);
    add(game, selectionOf('1'));
    game.actor.send({ type: 'panel.toggled' });
    game.actor.send({ type: 'stake.chosen', stake: 12_500 });
    add(game, selectionOf('1'));
    expect(is(game, 'empty')).toBe(true);
    expect(context(game)).toMatchObject({ panelOpen: false, stake: 5000, selections: [] });
  });

  test('a stake below the minimum pay-in is raised when the field is left', () => {
    signIn(game);
    add(game, selectionOf('1'));
    game.actor.send({ type: 'stake.typed', text: '21' });
    expect(context(game)).toMatchObject({ stake: 2100, stakeText: '21', stakeRaised: false });
    game.actor.send({ type: 'stake.left' });
    expect(context(game)).toMatchObject({ stake: 5000, stakeText: null, stakeRaised: true });
    game.actor.send({ type: 'stake.left' });
    expect(context(game).stakeRaised).toBe(true);
    game.actor.send({ type: 'stake.stepped', direction: 'up' });
    expect(context(game)).toMatchObject({ stake: 12_500, stakeRaised: false });
  });

  test('a stake is read in both ways of writing; what is no amount is kept and cannot be paid', () => {
    signIn(game);
    add(game, selectionOf('1'));
    for (const [text, stake] of [
      ['1.000', 100_000],
      ['1.000,50', 100_050],
      ['2,500.00', 250_000],
    ] as const) {
      game.actor.send({ type: 'stake.typed', text });
      game.actor.send({ type: 'stake.left' });
      expect(context(game)).toMatchObject({ stake, stakeText: null, stakeRaised: false });
    }
    game.actor.send({ type: 'stake.typed', text: '1,00,0' });
    game.actor.send({ type: 'stake.left' });
    expect(context(game)).toMatchObject({ stake: null, stakeText: '1,00,0' });
    game.actor.send({ type: 'ticket.paid', ticketId: exampleTicketId });
    expect(is(game, 'composing')).toBe(true);
    game.actor.send({ type: 'stake.chosen', stake: 5000 });
    expect(context(game)).toMatchObject({ stake: 5000, stakeText: null });
  });

  test('a stake above what the wallet holds is not sent, until the wallet holds it', () => {
    signIn(game);
    add(game, selectionOf('1'));
    game.actor.send({ type: 'wallet.changed', wallet: walletOf({ wallet_0: 60, wallet_1: 20 }) });
    game.actor.send({ type: 'stake.chosen', stake: 8001 });
    game.actor.send({ type: 'ticket.paid', ticketId: exampleTicketId });
    expect(is(game, 'composing')).toBe(true);
    game.actor.send({ type: 'wallet.changed', wallet: walletOf({ wallet_0: 60, wallet_1: 20.01 }) });
    game.actor.send({ type: 'ticket.paid', ticketId: exampleTicketId });
    expect(is(game, 'waiting')).toBe(true);
  });

  test('prices are checked at once, then every 2 s, on focus, and when a push touches a selection', async () => {
    add(game, selectionOf('1'));
    expect(game.checks).toHaveLength(1);
    game.checks[0]?.answer({ checks: [], now: exampleNow });
    await settled();
    game.clock.increment(ticketCheckInterval - 1);
    expect(game.checks).toHaveLength(1);
    game.clock.increment(1);
    expect(game.checks).toHaveLength(2);
    for (const type of ['window.focused', 'odds.touched'] as const) {
      const before = game.checks.length;
      game.checks.at(-1)?.fail(new Error('no answer'));
      await settled();
      game.actor.send({ type });
      expect(game.checks).toHaveLength(before + 1);
    }
  });

  test('a changed price must be accepted before pay is possible', async () => {
    signIn(game);
    add(game, selectionOf('1'));
    await priced(1.92);
    expect(is(game, { composing: { face: 'changed' } })).toBe(true);
    await pay(game);
    expect(game.posts).toHaveLength(0);
    game.actor.send({ type: 'changes.accepted' });
    expect(is(game, { composing: { face: 'ready' } })).toBe(true);
    expect(context(game).selections[0]).toMatchObject({ odd: 1.92, originalOdd: 1.92, changesPending: false });
  });

  test('with automatic acceptance a changed price leaves the slip ready, and the switch stays with its player', async () => {
    signIn(game);
    add(game, selectionOf('1'));
    game.actor.send({ type: 'auto-odds.toggled' });
    await priced(1.92);
    expect(is(game, { composing: { face: 'ready' } })).toBe(true);
    game.actor.send({ type: 'auto-odds.toggled' });
    expect(is(game, { composing: { face: 'changed' } })).toBe(true);
  });

  test('of higher odds only, a rise leaves the slip ready and a fall is asked about', async () => {
    signIn(game);
    game.actor.send({ type: 'odds-policy.chosen', policy: { mode: 'higher', tolerance: null } });
    add(game, selectionOf('1'));
    await priced(1.9);
    expect(is(game, { composing: { face: 'ready' } })).toBe(true);
    game.actor.send({ type: 'odds.touched' });
    await priced(1.8);
    expect(is(game, { composing: { face: 'changed' } })).toBe(true);
    game.actor.send({ type: 'odds-policy.chosen', policy: { mode: 'any', tolerance: 2.71 } });
    expect(is(game, { composing: { face: 'ready' } })).toBe(true);
    game.actor.send({ type: 'odds-policy.chosen', policy: { mode: 'any', tolerance: 2.7 } });
    expect(is(game, { composing: { face: 'changed' } })).toBe(true);
  });

  test('what the player chooses is reported for his account, and what comes from there is taken over in silence', () => {
    signIn(game);
    const reported = () => game.reports.filter(({ type }) => type === 'consent.changed');
    const [higher, none] = [
      { mode: 'higher', tolerance: null },
      { mode: 'none', tolerance: null },
    ] as const;
    game.actor.send({ type: 'odds-policy.chosen', policy: higher });
    game.actor.send({ type: 'auto-odds.toggled' });
    expect(reported()).toEqual([
      { type: 'consent.changed', policy: higher },
      { type: 'consent.changed', policy: none },
    ]);
    game.actor.send({ type: 'consent.loaded', policy: higher });
    expect(oddsPolicyOf(context(game))).toEqual(higher);
    game.actor.send({ type: 'consent.loaded', policy: none });
    expect(oddsPolicyOf(context(game))).toEqual(none);
    expect(reported()).toHaveLength(2);
  });

  test('the policy stays with its player while the switch is off, and is sent with the ticket', async () => {
    signIn(game);
    const policy = { mode: 'any', tolerance: 5 } as const;
    game.actor.send({ type: 'odds-policy.chosen', policy });
    game.actor.send({ type: 'auto-odds.toggled' });
    expect(oddsPolicyOf(context(game))).toEqual({ mode: 'none', tolerance: null });
    game.actor.send({ type: 'auto-odds.toggled' });
    expect(oddsPolicyOf(context(game))).toEqual(policy);
    add(game, selectionOf('1'));
    await priced(1.85);
    await pay(game);
    expect(game.posts[0]?.input?.oddsPolicy).toEqual(policy);
    game.actor.send({ type: 'user.changed', userId: 'user-2' });
    expect(oddsPolicyOf(context(game)).mode).toBe('none');
  });

  test('a locked selection turns the button into delete, which leaves the others', async () => {
    signIn(game);
    add(game, selectionOf('1'), selectionOf('2'));
    await priced('-');
    expect(is(game, { composing: { face: 'locked' } })).toBe(true);
    game.actor.send({ type: 'locked.deleted' });
    expect(context(game).selections.map(({ id }) => id)).toEqual(['2']);
    expect(is(game, { composing: { face: 'ready' } })).toBe(true);
  });

  test('a lost feed holds pay back until one check has succeeded', async () => {
    signIn(game);
    add(game, selectionOf('1'));
    await priced(1.85);
    game.actor.send({ type: 'feed.went', stale: true });
    await pay(game);
    expect(is(game, 'composing')).toBe(true);
    await priced(1.85);
    await pay(game);
    expect(is(game, 'waiting')).toBe(true);
  });

  test('a check that was asked before the feed was lost does not make its prices fresh', async () => {
    signIn(game);
    add(game, selectionOf('1'));
    const before = game.checks.at(-1);
    game.actor.send({ type: 'feed.went', stale: true });
    before?.answer({ checks: [], now: exampleNow });
    await settled();
    expect([context(game).pricesStale, game.checks.length]).toEqual([true, 2]);
    await priced(1.85);
    expect(context(game).pricesStale).toBe(false);
  });

  test('a check that fails holds pay back until the next one has succeeded', async () => {
    signIn(game);
    add(game, selectionOf('1'));
    await priced(1.85);
    game.actor.send({ type: 'odds.touched' });
    game.checks.at(-1)?.fail(new Error('no answer'));
    await settled();
    await pay(game);
    expect(game.posts).toHaveLength(0);
    game.clock.increment(ticketCheckInterval);
    await priced(1.85);
    await pay(game);
    expect(game.posts).toHaveLength(1);
  });

  const priced = async (odd: number | '-') => {
    const check = { id: '1|1X2|1', eventId: '1', odd, band: null, originalOdd: 1.85, originalBand: null };
    game.checks.at(-1)?.answer({ checks: [check], now: exampleNow });
    await settled();
  };
});

describe('A system', () => {
  const ids = ['1', '2', '3', '4'];
  const compose = () => {
    signIn(game);
    add(game, ...ids.map((id) => selectionOf(id)));
    game.actor.send({ type: 'system.toggled' });
  };
  const system = () => context(game).system;
  const trixie = () => {
    game.actor.send({ type: 'pick.toggled', id: '4' });
    game.actor.send({ type: 'group.made', conditions: [2, 3] });
  };

  test('selects all selections when it is chosen, and none of its groups outlives it', () => {
    compose();
    expect(system()).toEqual({ groups: [], selectedSelections: ids, selectedConditions: [] });
    trixie();
    game.actor.send({ type: 'system.toggled' });
    expect(system()).toBeNull();
  });

  test('becomes a group by chosen selections and conditions, which are cleared then', () => {
    compose();
    game.actor.send({ type: 'pick.toggled', id: '4' });
    game.actor.send({ type: 'condition.toggled', condition: 2 });
    expect(system()?.selectedConditions).toEqual([2]);
    game.actor.send({ type: 'group.made', conditions: null });
    expect(system()).toEqual({
      groups: [{ conditions: [2], selections: ['1', '2', '3'] }],
      selectedSelections: [],
      selectedConditions: [],
    });
    game.actor.send({ type: 'group.deleted', index: 0 });
    expect(system()?.groups).toEqual([]);
  });

  test('loses its groups with every selection that comes, leaves or is replaced', () => {
    for (const change of [
      () => add(game, selectionOf('5')),
      () => add(game, selectionOf('4')),
      () => add(game, selectionOf('4', { selectionCode: 'X' })),
      () => game.actor.send({ type: 'selection.removed', id: '1' }),
    ]) {
      game = play();
      compose();
      trixie();
      change();
      expect(system()?.groups).toEqual([]);
      expect(system()?.selectedSelections).toEqual(context(game).selections.map(({ id }) => id));
    }
  });

  test('without a group cannot be paid; with one it is sent with it, and stands as it was sent after a reload', async () => {
    compose();
    await pay(game);
    expect(game.posts).toHaveLength(0);
    trixie();
    await pay(game);
    const groups = [{ conditions: [2, 3], selections: ['1', '2', '3'] }];
    expect(game.posts[0]?.input?.groups).toEqual(groups);
    expect(game.saved[0]?.groups).toEqual(groups);
    const { selections, stake, tickets } = context(game);
    game = play({
      machine: 'ticket',
      version: 1,
      userId: exampleUserId,
      savedAt: exampleNow,
      selections: [...selections],
      stake,
      tickets: [...tickets],
      autoOddsUsers: [],
    });
    signIn(game);
    expect(is(game, 'waiting')).toBe(true);
    expect(system()?.groups).toEqual(groups);
  });

  test('is what its slip says, wherever that comes from; a slip that is none takes no groups', () => {
    const kind = () => ['basic', 'system'].filter((one) => is(game, { composing: { kind: one as 'basic' } }));
    signIn(game);
    add(game, selectionOf('1'), selectionOf('2'));
    expect(kind()).toEqual(['basic']);
    for (const event of [
      { type: 'pick.toggled', id: '1' },
      { type: 'condition.toggled', condition: 1 },
      { type: 'group.made', conditions: [1] },
      { type: 'group.deleted', index: 0 },
    ] as const)
      expect([event.type, game.actor.getSnapshot().can(event)]).toEqual([event.type, false]);
    game.actor.send({ type: 'system.toggled' });
    expect([kind(), game.actor.getSnapshot().can({ type: 'pick.toggled', id: '1' })]).toEqual([['system'], true]);
    const system = { groups: [], selectedSelections: ['7'], selectedConditions: [] };
    const filling = { selections: [selectionOf('7')], system: null, stake: null };
    game.actor.send({ type: 'slip.filled', filling });
    expect(kind()).toEqual(['basic']);
    game.actor.send({ type: 'slip.filled', filling: { ...filling, system } });
    expect(kind()).toEqual(['system']);
    game.actor.send({ type: 'system.toggled' });
    expect(kind()).toEqual(['basic']);
  });

  test('that was stored with groups its selections do not fill is none', () => {
    game = play({
      machine: 'ticket',
      version: 1,
      userId: null,
      savedAt: exampleNow,
      selections: [selectionOf('1')],
      system: { groups: [{ conditions: [2], selections: ['1', '9'] }], selectedSelections: [], selectedConditions: [] },
      stake: 5000,
      tickets: [],
      autoOddsUsers: [],
    });
    expect(system()).toBeNull();
  });
});

describe('A ticket of before', () => {
  const filling = { selections: [selectionOf('7', { odd: 2.5, originalOdd: 2.5 })], system: null, stake: null };

  test('fills an empty slip, which opens, at the minimum pay-in', () => {
    signIn(game);
    game.actor.send({ type: 'slip.filled', filling });
    expect(is(game, 'composing')).toBe(true);
    expect(context(game)).toMatchObject({ selections: [{ id: '7' }], stake: 5000, panelOpen: true });
    expect(game.checks).toHaveLength(1);
  });

  test('takes the place of what stands on the slip, with its stake, and its prices are checked at once', () => {
    signIn(game);
    add(game, selectionOf('1'), selectionOf('2'));
    game.actor.send({ type: 'slip.filled', filling: { ...filling, stake: 7000 } });
    expect(context(game)).toMatchObject({ selections: [{ id: '7' }], stake: 7000 });
    expect(game.checks.at(-1)?.input.map(({ id }) => id)).toEqual(['7']);
  });

  test.each([
    { type: 'slip.filled', filling },
    { type: 'selection.toggled', selection: selectionOf('2') },
  ] as const)(
    'or an odd changes nothing about a ticket that waits for its answer, and that is said: $type',
    async (press) => {
      signIn(game);
      add(game, selectionOf('1'));
      await pay(game);
      game.actor.send(press);
      expect(context(game).selections).toMatchObject([{ id: '1' }]);
      expect(game.reports.at(-1)).toMatchObject({ type: 'notice.raised', notice: { text: { key: 'answerFirst' } } });
    },
  );

  test('takes the place of the receipt of an accepted one', async () => {
    signIn(game);
    game.actor.send({ type: 'receipt.toggled' });
    add(game, selectionOf('1'));
    await pay(game);
    pinged(game, true, exampleNow + 2000);
    expect(is(game, 'accepted')).toBe(true);
    game.actor.send({ type: 'slip.filled', filling });
    expect(is(game, 'composing')).toBe(true);
    expect(context(game)).toMatchObject({ selections: [{ id: '7' }], news: null });
  });
});

describe('What was taken away', () => {
  const two = () => {
    signIn(game);
    add(game, selectionOf('1'), selectionOf('2'));
    game.actor.send({ type: 'stake.chosen', stake: 12_500 });
  };

  test('is asked about before all of it goes', () => {
    two();
    game.actor.send({ type: 'slip.cleared' });
    expect(context(game).selections).toHaveLength(2);
    game.actor.send({ type: 'deletion.asked' });
    expect(is(game, { composing: { face: 'deleting' } })).toBe(true);
    game.actor.send({ type: 'ticket.paid', ticketId: exampleTicketId });
    expect(is(game, { composing: { face: 'deleting' } })).toBe(true);
    game.actor.send({ type: 'deletion.cancelled' });
    expect(is(game, { composing: { face: 'ready' } })).toBe(true);
    game.actor.send({ type: 'deletion.asked' });
    game.actor.send({ type: 'slip.cleared' });
    expect(is(game, 'empty')).toBe(true);
  });

  test('comes back as it was, stake and groups with it', () => {
    two();
    game.actor.send({ type: 'system.toggled' });
    game.actor.send({ type: 'group.made', conditions: [1] });
    const { selections, system } = context(game);
    game.actor.send({ type: 'deletion.asked' });
    game.actor.send({ type: 'slip.cleared' });
    expect(context(game)).toMatchObject({ selections: [], system: null, stake: 5000 });
    expect(game.reports.at(-1)).toMatchObject({ notice: { action: 'restoreSlip', timeout: 8_000 } });
    game.actor.send({ type: 'slip.restored' });
    expect(is(game, { composing: { prices: 'checking' } })).toBe(true);
    expect(context(game)).toMatchObject({ selections, system, stake: 12_500, former: null });
  });

  test('by a press on its own odd, is not offered back', () => {
    two();
    add(game, selectionOf('1'), selectionOf('2'));
    expect(is(game, 'empty')).toBe(true);
    game.actor.send({ type: 'slip.restored' });
    expect(is(game, 'empty')).toBe(true);
    expect(game.reports).toEqual([]);
  });

  test('comes back to nobody else', () => {
    two();
    game.actor.send({ type: 'deletion.asked' });
    game.actor.send({ type: 'slip.cleared' });
    game.actor.send({ type: 'user.changed', userId: null });
    game.actor.send({ type: 'slip.restored' });
    expect(is(game, 'empty')).toBe(true);
  });

  test('by payment, can be had again with its stake and is not paid by itself', async () => {
    two();
    game.actor.send({ type: 'stake.chosen', stake: 7_500 });
    await pay(game);
    await received(game);
    game.actor.send({ type: 'ticket.processed', answer: answerOf() });
    expect(context(game).selections).toEqual([]);
    game.actor.send({ type: 'slip.restored' });
    expect(is(game, { composing: { face: 'ready', prices: 'checking' } })).toBe(true);
    expect(context(game).selections.map(({ id }) => id)).toEqual(['1', '2']);
    expect(context(game)).toMatchObject({ stake: 7_500, news: null, tickets: [] });
    expect(game.posts).toHaveLength(1);
  });
});

describe('Paying', () => {
  const atPay = async () => {
    signIn(game);
    add(game, selectionOf('1'));
    await pay(game);
  };

  test('is refused to a visitor with snackbarMustLogin', async () => {
    add(game, selectionOf('1'));
    await pay(game);
    expect(is(game, 'composing')).toBe(true);
    expect(game.reports).toEqual([
      { type: 'notice.raised', notice: { text: { namespace: 'errors', key: 'snackbarMustLogin' }, color: 'error' } },
    ]);
  });

  test('waits for the settings', async () => {
    game.actor.send({ type: 'user.changed', userId: exampleUserId });
    game.actor.send({ type: 'wallet.changed', wallet: walletOf() });
    add(game, selectionOf('1'));
    await pay(game);
    expect(game.posts).toHaveLength(0);
  });

  test('stores the ticket before it is sent, sends it once for two presses, and has ping ask about it', async () => {
    signIn(game);
    add(game, selectionOf('1'));
    game.actor.send({ type: 'ticket.paid', ticketId: exampleTicketId });
    game.actor.send({ type: 'ticket.paid', ticketId: 'second' });
    await settled();
    expect(game.saved.map(({ ticketId }) => ticketId)).toEqual([exampleTicketId]);
    expect(game.posts.map(({ input }) => input?.ticketId)).toEqual([exampleTicketId]);
    expect(game.reports).toEqual([{ type: 'ticket.awaited', ticketId: exampleTicketId }]);
  });

  test('suspends every change and every check of the prices', async () => {
    await atPay();
    const checks = game.checks.length;
    add(game, selectionOf('2'));
    game.actor.send({ type: 'odds.touched' });
    game.actor.send({ type: 'window.focused' });
    game.clock.increment(10_000);
    expect(context(game).selections).toHaveLength(1);
    expect(game.checks).toHaveLength(checks);
  });

  test('counts down to the deadline by the server and then asks', async () => {
    await atPay();
    await received(game);
    expect(is(game, { waiting: 'awaiting' })).toBe(true);
    expect(context(game).secondsLeft).toBe(15);
    game.tick(exampleNow + 14_999);
    expect([context(game).secondsLeft, is(game, { waiting: 'awaiting' })]).toEqual([1, true]);
    game.tick(exampleNow + 1);
    expect(context(game).secondsLeft).toBe(1);
    game.tick(exampleNow + 15_000);
    expect(is(game, { waiting: 'checking' })).toBe(true);
  });

  test('counts from when the server received it, however long it was on its way', async () => {
    await atPay();
    game.posts.at(-1)?.answer({ now: exampleNow + 4_000, createdAt: exampleNow + 3_000 });
    await settled();
    expect(context(game).secondsLeft).toBe(14);
    expect(context(game).tickets).toMatchObject([{ received: true, createdAt: exampleNow + 3_000 }]);
  });

  test('gives a live ticket the live delay on top', async () => {
    signIn(game);
    add(game, selectionOf('1'), selectionOf('2', { desc: 'live' }));
    await pay(game);
    await received(game);
    expect(context(game).secondsLeft).toBe(25);
  });

  test('accepted empties the slip, closes the overlay and tells which stake was paid', async () => {
    game.actor.send({ type: 'panel.toggled' });
    await atPay();
    await received(game);
    game.actor.send({ type: 'ticket.processed', answer: answerOf() });
    expect(is(game, 'accepted')).toBe(true);
    expect(context(game)).toMatchObject({
      selections: [],
      tickets: [],
      panelOpen: false,
      news: { outcome: 'accepted', ticketId: exampleTicketId, stake: 5000, currency: 'RSD' },
    });
    expect(game.reports.slice(-2)).toEqual([
      { type: 'ticket.awaited', ticketId: null },
      { type: 'outcome.changed', open: true },
    ]);
    game.actor.send({ type: 'dialog.closed' });
    expect(is(game, 'empty')).toBe(true);
    expect(game.reports.at(-1)).toEqual({ type: 'outcome.changed', open: false });
  });

  test('accepted leaves the overlay open for a player who wants the receipt in the slip, at the odds it was taken at', async () => {
    game.actor.send({ type: 'panel.toggled' });
    await atPay();
    game.actor.send({ type: 'receipt.toggled' });
    game.actor.send({ type: 'slip.sighted', inSight: true });
    const { eventId, marketCode, selectionCode, band } = selectionOf('1');
    const taken = { eventId, marketCode, selectionCode, band, odd: 1.7, reason: 'oddsChanged' } as const;
    game.actor.send({ type: 'ticket.processed', answer: answerOf({ mtcResponse: { selections: [taken] } }) });
    expect(context(game)).toMatchObject({
      selections: [],
      panelOpen: true,
      news: { outcome: 'accepted', selections: [{ id: '1', odd: 1.7, originalOdd: 1.7, changesPending: false }] },
    });
    game.actor.send({ type: 'panel.closed' });
    expect([is(game, 'empty'), context(game).panelOpen, context(game).news]).toEqual([true, false, null]);
  });

  test('tells by a dialog where the slip is out of sight, and once the switch is off again', async () => {
    game.actor.send({ type: 'panel.toggled' });
    await atPay();
    game.actor.send({ type: 'receipt.toggled' });
    game.actor.send({ type: 'ticket.processed', answer: answerOf() });
    expect(context(game)).toMatchObject({ panelOpen: false, news: { inSlip: false } });
    game.actor.send({ type: 'panel.closed' });
    expect(is(game, 'accepted')).toBe(true);
    game.actor.send({ type: 'receipt.toggled' });
    expect(context(game).receiptUsers).toEqual([]);
  });

  test('an answer that overtakes the receipt counts, and counts once', async () => {
    await atPay();
    game.actor.send({ type: 'ticket.processed', answer: answerOf() });
    await received(game);
    game.actor.send({ type: 'ticket.processed', answer: answerOf() });
    pinged(game, false, exampleNow + 1000);
    expect(is(game, 'accepted')).toBe(true);
  });

  test('receipt, pings and an answer told twice end it once, in whatever order they come', async () => {
    const said: Record<string, () => unknown> = {
      receipt: () => received(game),
      event: () => game.actor.send({ type: 'ticket.processed', answer: answerOf() }),
      'the event again': () => game.actor.send({ type: 'ticket.processed', answer: answerOf() }),
      'ping, pending': () => pinged(game, null, exampleNow + 1000),
      'ping, accepted': () => pinged(game, true, exampleNow + 2000),
    };
    const orders = (names: readonly string[]): string[][] =>
      names.length === 0
        ? [[]]
        : names.flatMap((first) => orders(names.filter((name) => name !== first)).map((rest) => [first, ...rest]));
    for (const order of orders(Object.keys(said))) {
      game = play();
      await atPay();
      for (const name of order) await said[name]?.();
      expect([order, is(game, 'accepted')]).toEqual([order, true]);
      const ends = game.reports.filter((report) => report.type === 'ticket.awaited' && report.ticketId === null);
      expect([order, ends.length]).toEqual([order, 1]);
    }
  });

  test("answers about another ticket, for another player, and pings that asked about another ticket are nobody's", async () => {
    await atPay();
    await received(game);
    game.actor.send({ type: 'ticket.processed', answer: answerOf({ frontend_uuid: 'other' }) });
    game.actor.send({ type: 'ticket.processed', answer: answerOf({ userId: 'user-2' }) });
    pinged(game, true, exampleNow + 1000, 'other');
    expect(is(game, { waiting: 'awaiting' })).toBe(true);
  });

  test('denied keeps the slip at the answered prices, says why, and lets pay again after the dialog', async () => {
    await atPay();
    await received(game);
    const selections = [
      { eventId: '1', marketCode: '1X2', selectionCode: '1', odd: 1.6, band: null, reason: 'oddsChanged' as const },
    ];
    const answer = answerOf({ accepted: false, mtcResponse: { status: 'denied', subcode: 216, selections } });
    game.actor.send({ type: 'ticket.processed', answer });
    expect(is(game, 'denied')).toBe(true);
    expect(context(game).news).toMatchObject({ outcome: 'denied', text: 'ticketRejectedOddsChanged' });
    expect(game.reports).toContainEqual({ type: 'outcome.changed', open: true });
    game.actor.send({ type: 'dialog.closed' });
    expect(game.reports).toContainEqual({ type: 'outcome.changed', open: false });
    expect(is(game, { composing: { face: 'changed', prices: 'checking' } })).toBe(true);
    expect(context(game).selections[0]).toMatchObject({ odd: 1.6, originalOdd: 1.85 });
  });

  describe('denied for its selections', () => {
    const answered = (eventId: string, reason: SelectionReason, more: Partial<AnsweredSelection> = {}) => ({
      eventId,
      marketCode: '1X2',
      selectionCode: '1',
      band: null,
      odd: 1.85,
      reason,
      ...more,
    });
    const objections = () =>
      objectionsTo(context(game).rejected, context(game).selections, context(game).stake).map(({ remedy }) => remedy);

    beforeEach(async () => {
      signIn(game);
      add(game, selectionOf('1'), selectionOf('2'), selectionOf('3'));
      game.actor.send({ type: 'stake.chosen', stake: 9000 });
      await pay(game);
      await received(game);
      const selections = [
        answered('1', 'oddsChanged', { odd: 1.7 }),
        { eventId: '2', marketCode: '1X2', selectionCode: '1', band: null, reason: 'blocked' as const },
        answered('3', 'stakeTooHigh', { maxStake: 60 }),
      ];
      game.actor.send({
        type: 'ticket.processed',
        answer: answerOf({ accepted: false, mtcResponse: { status: 'denied', subcode: 217, selections } }),
      });
    });

    test('keeps the slip and names at each what can be done', () => {
      expect(is(game, 'denied')).toBe(true);
      expect(context(game)).toMatchObject({ selections: [{ id: '1' }, { id: '2' }, { id: '3' }], stake: 9000 });
      expect(objections()).toEqual([{ do: 'accept', odd: 1.7 }, { do: 'remove' }, { do: 'lower', stake: 6000 }]);
    });

    test.each(['in the dialog', 'on the slip'])('is put right %s, and can be paid', async (place) => {
      if (place === 'on the slip') game.actor.send({ type: 'dialog.closed' });
      game.actor.send({ type: 'selection.accepted', id: '1' });
      game.actor.send({ type: 'selection.removed', id: '2' });
      game.actor.send({ type: 'stake.chosen', stake: 6000 });
      expect(objections()).toEqual([null, null]);
      game.actor.send({ type: 'dialog.closed' });
      expect(is(game, { composing: { face: 'ready' } })).toBe(true);
      expect(context(game)).toMatchObject({
        selections: [
          { id: '1', odd: 1.7, originalOdd: 1.7 },
          { id: '3', odd: 1.85 },
        ],
        stake: 6000,
      });
      await pay(game);
      expect(context(game).rejected).toEqual([]);
    });

    test('is empty once all of it was removed', () => {
      for (const id of ['1', '2', '3']) game.actor.send({ type: 'selection.removed', id });
      expect(is(game, 'denied')).toBe(true);
      game.actor.send({ type: 'dialog.closed' });
      expect(is(game, 'empty')).toBe(true);
      expect(context(game).rejected).toEqual([]);
    });
  });

  test('busy clears the waiting, keeps the slip and leaves a snackbar that stays', async () => {
    await atPay();
    game.actor.send({ type: 'ticket.processed', answer: answerOf({ accepted: false, etsResponse: { code: 102 } }) });
    expect(is(game, 'composing')).toBe(true);
    expect(context(game).selections).toHaveLength(1);
    expect(game.reports).toContainEqual({
      type: 'notice.raised',
      notice: { id: 'server-busy', text: { namespace: 'ticket', key: 'serverBusy' }, color: 'busy', timeout: null },
    });
  });

  test('a call that was answered busy took nothing: the slip is as it was, and can be paid again', async () => {
    await atPay();
    const { selections, stake } = context(game);
    game.posts[0]?.fail({ status: 503, key: 'busy', values: { code: 102 } });
    await settled();
    expect(is(game, { composing: { face: 'ready' } })).toBe(true);
    expect(context(game)).toMatchObject({ selections, stake, tickets: [], refusal: null });
    expect(game.reports).toContainEqual(serverBusy);
    expect(game.reports.at(-1)).not.toMatchObject({ type: 'ticket.awaited', ticketId: expect.any(String) });
    await pay(game);
    expect(game.posts).toHaveLength(2);
  });

  test('a busy server whose word for it is unknown to the call leaves the ticket in question', async () => {
    await atPay();
    game.posts[0]?.fail({ said: 'busy' });
    await settled();
    expect(is(game, { waiting: 'checking' })).toBe(true);
    expect(context(game).tickets).toHaveLength(1);
    expect(game.reports).not.toContainEqual(serverBusy);
  });

  test('a refusal shows its key and lets pay again', async () => {
    await atPay();
    game.posts[0]?.fail({ status: 400, key: 'insufficientFunds' });
    await settled();
    expect(is(game, 'refused')).toBe(true);
    expect(context(game)).toMatchObject({ refusal: { namespace: 'errors', key: 'insufficientFunds' }, tickets: [] });
    expect(game.reports).toContainEqual({ type: 'outcome.changed', open: true });
    game.actor.send({ type: 'dialog.closed' });
    expect(game.reports).toContainEqual({ type: 'outcome.changed', open: false });
    await pay(game);
    expect(game.posts).toHaveLength(2);
  });
});

describe('An unknown outcome', () => {
  const lost = async () => {
    signIn(game);
    add(game, selectionOf('1'));
    await pay(game);
    game.posts[0]?.fail(new Error('no answer'));
    await settled();
  };

  test('is asked for, and ends accepted when ping says so', async () => {
    await lost();
    expect(is(game, { waiting: 'checking' })).toBe(true);
    await pay(game);
    expect(game.posts).toHaveLength(1);
    pinged(game, true, exampleNow);
    expect(is(game, 'accepted')).toBe(true);
  });

  test('counts on when ping says pending in time', async () => {
    await lost();
    pinged(game, null, exampleNow);
    expect(is(game, { waiting: 'awaiting' })).toBe(true);
    expect(context(game).secondsLeft).toBe(15);
  });

  test('stays in question while pending past the deadline', async () => {
    await lost();
    pinged(game, null, exampleNow);
    game.tick(exampleNow + 15_000);
    pinged(game, null, exampleNow + 60_000);
    expect(is(game, { waiting: 'checking' })).toBe(true);
  });

  test('was not placed when the server does not know it at its deadline and five seconds', async () => {
    await lost();
    pinged(game, 'unknown', exampleNow);
    pinged(game, 'unknown', exampleNow + 19_999);
    expect(is(game, { waiting: 'checking' })).toBe(true);
    pinged(game, 'unknown', exampleNow + 20_000);
    expect(is(game, 'refused')).toBe(true);
    expect(context(game).refusal).toEqual({ namespace: 'ticket', key: 'ticketNotPlaced' });
    expect(context(game).selections).toHaveLength(1);
  });
});

describe('An offer', () => {
  const told = ({ stake = 50, odd = 1.8 as number | null, status = 'oddchange' as 'oddchange' | 'reoffer' } = {}) => {
    const priced = odd === null ? {} : { odd };
    const selection = { eventId: '1', marketCode: '1X2', selectionCode: '1', band: null, ...priced };
    return {
      status,
      code: status === 'reoffer' ? 101 : 100,
      selections: [{ ...selection, reason: 'oddsChanged' as const }],
      offer: { stake, originalStake: 50, expiresAt: exampleNow + 20_000 },
    };
  };
  const offer = (different?: Parameters<typeof told>[0]) =>
    game.actor.send({ type: 'ticket.processed', answer: answerOf({ accepted: null, mtcResponse: told(different) }) });
  const offerPinged = (now: number) =>
    game.actor.send({
      type: 'ping.answered',
      ticketId: exampleTicketId,
      nowTimestamp: now,
      ticketInfo: { accepted: null, mtcResponse: { ...told(), subcode: null } },
    });
  const ended = (status: 'cancelled' | 'expired') =>
    game.actor.send({ type: 'ticket.processed', answer: answerOf({ accepted: false, mtcResponse: { status } }) });
  const answer = (word: OfferAnswer, ticketId = exampleTicketId) =>
    game.actor.send({ type: 'offer.answered', ticketId, answer: word });
  const accepting = { accepted: true } as const;
  const declining = { accepted: false, reason: 'Player declined.' } as const;
  const made = () => game.reports.filter((report) => report.type === 'offer.made');

  const atOffer = async (different?: Parameters<typeof told>[0]) => {
    signIn(game);
    add(game, selectionOf('1'));
    game.actor.send({ type: 'stake.chosen', stake: 5000 });
    await pay(game);
    await received(game);
    offer(different);
  };

  test('stands on the slip beside what was sent, and is told once with nothing answered', async () => {
    await atOffer();
    expect(is(game, { waiting: 'offered' })).toBe(true);
    expect(context(game).selections[0]).toMatchObject({ odd: 1.8, originalOdd: 1.85, changesPending: true });
    expect(made()).toMatchObject([
      { answer: null, offer: { ticketId: exampleTicketId, kind: 'oddchange', stake: 5000, originalStake: 5000 } },
    ]);
  });

  test('of a smaller payment updates the stake, which is then lowered', async () => {
    await atOffer({ stake: 30, status: 'reoffer' });
    expect(context(game).stake).toBe(3000);
    expect(isStakeLowered(context(game))).toBe(true);
  });

  test('keeps the slip as it is: nothing is added, paid or checked meanwhile', async () => {
    await atOffer();
    const checks = game.checks.length;
    add(game, selectionOf('2'));
    await pay(game);
    game.actor.send({ type: 'odds.touched' });
    game.actor.send({ type: 'window.focused' });
    expect([context(game).selections.length, game.posts.length, game.checks.length]).toEqual([1, 1, checks]);
  });

  test('accepted empties the slip; the ticket stays in question until it is confirmed at the offered stake', async () => {
    await atOffer({ stake: 30, status: 'reoffer' });
    answer(accepting);
    expect(is(game, { waiting: 'checking' })).toBe(true);
    expect(context(game)).toMatchObject({ selections: [], stake: 5000 });
    expect(context(game).tickets).toMatchObject([{ ticketId: exampleTicketId, agreedStake: 3000, answer: accepting }]);
    game.actor.send({ type: 'ticket.processed', answer: answerOf() });
    expect(is(game, 'accepted')).toBe(true);
    expect(context(game)).toMatchObject({ tickets: [], news: { outcome: 'accepted', stake: 3000 } });
  });

  test('accepted and refused after all gives the whole stake back', async () => {
    await atOffer({ stake: 30, status: 'reoffer' });
    answer(accepting);
    game.actor.send({
      type: 'ticket.processed',
      answer: answerOf({ accepted: false, mtcResponse: { status: 'denied', subcode: 217 } }),
    });
    expect(is(game, 'denied')).toBe(true);
    expect(context(game).news).toMatchObject({ text: 'ticketRejectedOddsBlocked', stake: 5000 });
    game.actor.send({ type: 'dialog.closed' });
    expect(is(game, 'composing')).toBe(true);
    expect(context(game)).toMatchObject({ selections: [{ id: '1' }], stake: 5000 });
  });

  test.each([
    ['declined', declining, 'cancelled', 'offerDeclined'],
    ['timed out', { accepted: false, reason: 'timeout' }, 'expired', 'offerExpired'],
  ] as const)(
    '%s is checked until the server says so; then the ticket is reset, and can come back',
    async (_, word, status, key) => {
      game.actor.send({ type: 'panel.toggled' });
      await atOffer({ stake: 30, status: 'reoffer' });
      answer(word);
      expect(is(game, { waiting: 'checking' })).toBe(true);
      ended(status);
      expect(is(game, 'empty')).toBe(true);
      expect(context(game)).toMatchObject({ selections: [], tickets: [], stake: 5000, panelOpen: false, news: null });
      expect(game.reports).toContainEqual({
        type: 'notice.raised',
        notice: {
          id: 'offer-withdrawn',
          text: { namespace: 'ticket', key },
          color: 'info',
          timeout: undoTimeout,
          action: 'restoreSlip',
        },
      });
      game.actor.send({ type: 'slip.restored' });
      expect(is(game, 'composing')).toBe(true);
      expect(context(game)).toMatchObject({ selections: [{ id: '1', odd: 1.85 }], stake: 5000, panelOpen: true });
    },
  );

  test('is answered once, and only for the own ticket', async () => {
    await atOffer();
    answer(accepting, 'other');
    expect(is(game, { waiting: 'offered' })).toBe(true);
    answer(declining);
    answer(accepting);
    expect(context(game).tickets).toMatchObject([{ answer: declining }]);
  });

  test('told again by ping stays the one offer; a ping that still says pending takes nothing back', async () => {
    await atOffer();
    offerPinged(exampleNow + 3000);
    pinged(game, null, exampleNow + 3000);
    expect(is(game, { waiting: 'offered' })).toBe(true);
    expect(game.reports.some(({ type }) => type === 'offer.over')).toBe(false);
  });

  test('accepted in another tab closes both views and ends accepted at its stake', async () => {
    await atOffer({ stake: 30, status: 'reoffer' });
    game.actor.send({ type: 'ticket.processed', answer: answerOf() });
    expect(is(game, 'accepted')).toBe(true);
    expect(context(game).news).toMatchObject({ stake: 3000 });
    expect(game.reports).toContainEqual({ type: 'offer.over' });
  });

  test('whose answer was lost is told again with it when ping says that the offer still stands', async () => {
    await atOffer();
    answer(accepting);
    offerPinged(exampleNow + 3000);
    expect(is(game, { waiting: 'checking' })).toBe(true);
    expect(made()).toHaveLength(2);
    expect(made()[1]).toMatchObject({ answer: accepting });
  });

  test('is there again after a reload, from ping', () => {
    game = play({
      machine: 'ticket',
      version: 1,
      userId: exampleUserId,
      savedAt: exampleNow,
      selections: [selectionOf('1')],
      stake: 5000,
      tickets: [pendingTicketOf()],
      autoOddsUsers: [],
    });
    signIn(game);
    offerPinged(exampleNow + 8000);
    expect(is(game, { waiting: 'offered' })).toBe(true);
    expect(made()).toMatchObject([{ answer: null, now: exampleNow + 8000 }]);
  });

  test('accepted before a reload shows an emptied slip that is still being checked', () => {
    const ticket = pendingTicketOf({ answer: accepting, agreedStake: 3000 });
    game = play({
      machine: 'ticket',
      version: 1,
      userId: exampleUserId,
      savedAt: exampleNow,
      selections: [],
      stake: 5000,
      tickets: [ticket],
      autoOddsUsers: [],
    });
    signIn(game);
    expect([is(game, { waiting: 'checking' }), context(game).selections]).toEqual([true, []]);
    offerPinged(exampleNow + 8000);
    expect([is(game, { waiting: 'checking' }), made()]).toMatchObject([true, [{ answer: accepting }]]);
  });

  test('leaves with a player who signs out, and closes its views', async () => {
    await atOffer();
    game.actor.send({ type: 'user.changed', userId: null });
    expect([is(game, 'empty'), game.reports.filter(({ type }) => type === 'offer.over').length]).toEqual([true, 1]);
  });

  describe('with automatic acceptance', () => {
    beforeEach(() => {
      signIn(game);
      game.actor.send({ type: 'auto-odds.toggled' });
    });

    test.each([
      ['of moved odds is accepted by itself', {}, accepting],
      ['of another payment is asked', { stake: 30, status: 'reoffer' }, null],
      ['with a selection without an odd is asked', { odd: null }, null],
    ] as const)('an offer %s', async (_, different, expected) => {
      await atOffer(different);
      expect(made()).toMatchObject([{ answer: expected }]);
    });
  });
});

describe('Coming back', () => {
  const stored = (different: Partial<StoredSlip> = {}): StoredSlip => ({
    machine: 'ticket',
    version: 1,
    userId: exampleUserId,
    savedAt: exampleNow,
    selections: [selectionOf('1')],
    stake: 7000,
    tickets: [],
    autoOddsUsers: [],
    ...different,
  });

  test('after a reload the slip and its stake are there, to be paid once the prices are checked', async () => {
    game = play(stored());
    signIn(game);
    expect(context(game)).toMatchObject({ selections: [selectionOf('1')], stake: 7000, pricesStale: true });
    await pay(game);
    expect(game.posts).toHaveLength(0);
  });

  test('after a reload while waiting the ticket is asked about and never sent again', async () => {
    game = play(stored({ tickets: [pendingTicketOf()] }));
    signIn(game);
    await settled();
    expect(is(game, { waiting: 'checking' })).toBe(true);
    expect(game.reports).toEqual([{ type: 'ticket.awaited', ticketId: exampleTicketId }]);
    pinged(game, null, exampleNow + 3000);
    expect(context(game).secondsLeft).toBe(12);
    pinged(game, true, exampleNow + 6000);
    expect(is(game, 'accepted')).toBe(true);
    expect(game.posts).toHaveLength(0);
  });

  test('after a reload a busy server leaves the slip as it was, and says so', () => {
    game = play(stored({ tickets: [pendingTicketOf()] }));
    signIn(game);
    game.actor.send({
      type: 'ping.answered',
      ticketId: exampleTicketId,
      nowTimestamp: exampleNow + 3000,
      ticketInfo: { accepted: false, mtcResponse: { status: 'denied', subcode: 102, selections: [] } },
    });
    expect(is(game, 'composing')).toBe(true);
    expect(context(game)).toMatchObject({ selections: [selectionOf('1')], tickets: [] });
    expect(game.reports).toContainEqual(serverBusy);
  });

  test('a day later a ticket the server never knew is given up at the first ping', () => {
    game = play(stored({ tickets: [pendingTicketOf()] }));
    signIn(game);
    pinged(game, 'unknown', exampleNow + 86_400_000);
    expect(is(game, 'refused')).toBe(true);
  });

  test('a player who signs out while waiting takes slip and outcome along and finds his ticket again', async () => {
    signIn(game);
    add(game, selectionOf('1'));
    await pay(game);
    await received(game);
    game.actor.send({ type: 'user.changed', userId: null });
    expect(is(game, 'empty')).toBe(true);
    game.actor.send({ type: 'user.changed', userId: 'user-2' });
    game.actor.send({ type: 'ticket.processed', answer: answerOf() });
    expect([is(game, 'empty'), context(game).news]).toEqual([true, null]);
    game.actor.send({ type: 'user.changed', userId: exampleUserId });
    expect(is(game, { waiting: 'checking' })).toBe(true);
    expect(context(game).selections).toEqual([selectionOf('1')]);
  });

  test("a visitor's slip stays when he signs in; another player's does not", () => {
    add(game, selectionOf('1'));
    signIn(game);
    expect(context(game).selections).toHaveLength(1);
    game = play(stored({ userId: 'user-2' }));
    signIn(game);
    expect(context(game).selections).toEqual([]);
  });
});
