import { describe, expect, it } from 'vitest';
import type { TicketRequest } from '../../contract/entities/ticket-request.ts';
import { generalSettings } from '../../contract/settings/general.ts';
import { ungivenSettings } from '../../domain/settings/general-settings.ts';
import { readSettings } from '../../domain/settings/read-settings.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { generalDefaults } from '../settings/operator-defaults.ts';
import { aRequest, createHandFeed } from '../testing/ticket-stand.ts';
import { ticketDraft } from './ticket-draft.ts';

const settings = readSettings(generalSettings, generalDefaults, ungivenSettings);
const feed = createHandFeed(3_600_000);

/** Status and key of a refusal; requests may be of any shape, as those of a client are. */
const refusalOf = (request: unknown): string => {
  try {
    ticketDraft(request as TicketRequest, settings, feed);
    return 'received';
  } catch (error) {
    return error instanceof RefusedCall ? `${error.status} ${error.key}` : String(error);
  }
};

describe('a request against the rules', () => {
  const twoOfThree = { conditions: [2], totalSelections: 3 };
  const inGroup = (request: ReturnType<typeof aRequest>) => ({
    ...request,
    selections: request.selections.map((selection) => ({ ...selection, systemGroup: 0 })),
    bets: [{ selectedSystems: [2], stake: 100, type: 'total' as const }],
    systemGroups: [twoOfThree],
  });
  const system = () => inGroup(aRequest({ odds: [2, 2, 2] }));
  const withStake = (stake: unknown) => ({ ...aRequest(), bets: [{ selectedSystems: [1], stake, type: 'total' }] });

  it.each([
    ['a stake of 0', () => withStake(0), '400 stakeInvalid'],
    ['a negative stake', () => withStake(-5), '400 stakeInvalid'],
    ['a stake of half a cent', () => withStake(20.005), '400 stakeInvalid'],
    ['an infinite stake', () => withStake(Number.POSITIVE_INFINITY), '400 stakeInvalid'],
    ['a stake in words', () => withStake('20'), '400 stakeInvalid'],
    ['a stake below 20', () => withStake(19.99), '400 minTicketPayin'],
    ['a stake above 200,000', () => withStake(200_000.01), '400 maxStake'],
    ['an odd of 1.00', () => aRequest({ odds: [1] }), '400 badRequest'],
    ['an odd no feed knows', () => aRequest({ odds: [2.000001] }), '400 badRequest'],
    [
      'one event twice',
      () => {
        const request = aRequest({ odds: [2, 2] });
        return { ...request, selections: request.selections.map((selection) => ({ ...selection, eventId: 'e1' })) };
      },
      '400 sameEventTwice',
    ],
    [
      'an unknown event',
      () => {
        const request = aRequest();
        return {
          ...request,
          selections: request.selections.map((selection) => ({ ...selection, eventId: 'nothing' })),
        };
      },
      '400 selectionUnknown',
    ],
    ['31 selections', () => aRequest({ odds: Array.from({ length: 31 }, () => 2) }), '400 maxTicketSelections'],
    [
      'other combinations than its selections make',
      () => ({ ...aRequest({ odds: [2, 2] }), bets: [{ selectedSystems: [1], stake: 100, type: 'total' }] }),
      '400 combinationsDiffer',
    ],
    [
      'a group of another size',
      () => ({ ...system(), systemGroups: [{ ...twoOfThree, totalSelections: 4 }] }),
      '400 combinationsDiffer',
    ],
    [
      'a condition above the size of its group',
      () => ({ ...system(), systemGroups: [{ conditions: [4], totalSelections: 3 }] }),
      '400 systemInvalid',
    ],
    ['a group that is not there', () => ({ ...system(), systemGroups: [] }), '400 systemInvalid'],
    [
      'too many combinations',
      () => ({
        ...inGroup(aRequest({ odds: Array.from({ length: 30 }, () => 2) })),
        bets: [{ selectedSystems: [15], stake: 100, type: 'total' }],
        systemGroups: [{ conditions: [15], totalSelections: 30 }],
      }),
      '400 maxSystemTicketCombinations',
    ],
    [
      'too little for each combination',
      () => ({
        ...inGroup(aRequest({ odds: Array.from({ length: 10 }, () => 2) })),
        bets: [{ selectedSystems: [2], stake: 100, type: 'total' }],
        systemGroups: [{ conditions: [2], totalSelections: 10 }],
      }),
      '400 minPayinPerSystemComb',
    ],
    [
      'a bonus it does not have',
      () => aRequest({ bonus: { amount: 0.01, percentage: 0, total_gain: 0 } }),
      '400 figuresDiffer',
    ],
    [
      'half a cent of a bonus',
      () => aRequest({ bonus: { amount: -0.005, percentage: 0, total_gain: 0 } }),
      '400 figuresDiffer',
    ],
    [
      'a percentage it does not have',
      () => aRequest({ bonus: { amount: 0, percentage: 3, total_gain: 0 } }),
      '400 figuresDiffer',
    ],
    [
      'a gain above its own',
      () => aRequest({ bonus: { amount: 0, percentage: 0, total_gain: 200.01 } }),
      '400 figuresDiffer',
    ],
    [
      'a gain above that of its lines',
      () => ({ ...system(), bonus: { amount: 0, percentage: 0, total_gain: 400.01 } }),
      '400 figuresDiffer',
    ],
    [
      'half a condition',
      () => ({ ...system(), systemGroups: [{ conditions: [1.5], totalSelections: 3 }] }),
      '400 systemInvalid',
    ],
    [
      'a condition twice',
      () => ({ ...system(), systemGroups: [{ conditions: [2, 2], totalSelections: 3 }] }),
      '400 systemInvalid',
    ],
    [
      'lines of other sizes than its groups make',
      () => ({ ...system(), bets: [{ selectedSystems: [2, 3], stake: 100, type: 'total' as const }] }),
      '400 combinationsDiffer',
    ],
    [
      'a free bet on a system',
      () => ({ ...system(), wallet: { currency: 'FREEBET-RSD', currency_id: 1000 } }),
      '400 freebetNoSystem',
    ],
    [
      'a free bet on three selections',
      () => aRequest({ odds: [2, 2, 2], wallet: { currency: 'FREEBET-RSD', currency_id: 1000 } }),
      '400 minSelectionsMaxOddFreebet',
    ],
  ])('is refused for %s', (_name, request, refusal) => {
    expect(refusalOf(request())).toBe(refusal);
  });
});

describe('a request by the rules', () => {
  it('may state the figures that the server computes itself', () => {
    const request = aRequest({ odds: [2, 2, 2], bonus: { amount: 24, percentage: 3, total_gain: 824 } });
    expect(refusalOf(request)).toBe('received');
  });

  it('takes from the client only what it chose, and every figure from the server', () => {
    const draft = ticketDraft({ ...aRequest({ odds: [2.5] }), original_bets: [] }, settings, feed);
    expect(draft.terms).toEqual({
      stake: 10_000n,
      legs: [{ odd: 25_000n, group: null }],
      groups: [],
      bonus: { percentages: expect.any(Array), minOdd: 13_000n },
      maxWin: 1_000_000_000n,
      freeBet: false,
    });
  });

  it('consents to the price taken, and with auto odds change to the price seen last', () => {
    const request = aRequest({ odds: [2] });
    const moved = { ...request, selections: request.selections.map((one) => ({ ...one, odds: 1.9 })) };
    const consentOf = (autoOddsChange: boolean) =>
      ticketDraft({ ...moved, autoOddsChange }, settings, feed).selections[0]?.submittedOdd;
    expect([consentOf(false), consentOf(true)]).toEqual([20_000n, 19_000n]);
  });

  it('is live with one live selection', () => {
    const request = aRequest({ odds: [2, 2] });
    const selections = request.selections.map(
      (one, nth) => ({ ...one, type: nth === 0 ? 'live' : 'prematch' }) as const,
    );
    expect(ticketDraft({ ...request, selections }, settings, feed).type).toBe('live');
  });

  it('lets a free bet stand on four selections of 1.35', () => {
    feed.set('e4', { odd: 1.35 });
    const request = aRequest({ odds: [2, 2, 2, 1.35], wallet: { currency: 'FREEBET-RSD', currency_id: 1000 } });
    expect(refusalOf(request)).toBe('received');
    feed.set('e4', { odd: 1.34 });
    expect(refusalOf(request)).toBe('400 minSelectionsMaxOddFreebet');
  });
});
