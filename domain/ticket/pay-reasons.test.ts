import { describe, expect, test } from 'vitest';
import type { Wallet } from '../../contract/entities/wallet.ts';
import { readSiteSettings } from '../settings/site-settings.ts';
import { warnsOfFreeBet } from './free-bet-warning.ts';
import { nearestStake } from './minimum-payin.ts';
import type { PayFacts } from './pay-facts.ts';
import { payReasons } from './pay-reasons.ts';
import type { SlipSelection } from './slip-selection.ts';

const wallet: Wallet = {
  currency_id: 1,
  currency: 'RSD',
  wallet_0: 1_000_000,
  wallet_1: 0,
  wallet_2: 0,
  wallet_3: 0,
  wallet_5: 0,
  wallet_6: 0,
  credit_text: '1.000.000,00',
};
const settings = readSiteSettings([
  { key: 'maxTicketSelections', value: '2' },
  { key: 'minTicketPayin', value: '[{"currency":{"currency_id":1},"limit":50}]' },
]);
const selections = (...odds: number[]) =>
  odds.map((odd, index) => ({ id: String(index), eventId: String(index), odd }) as SlipSelection);
const facts = (different: Partial<PayFacts> = {}): PayFacts => ({
  userId: 'u',
  wallet,
  settings,
  selections: selections(1.5, 2),
  system: null,
  stake: 5000,
  stakeText: null,
  pricesStale: false,
  ...different,
});

describe('Pay from a wallet', () => {
  const holding = (wallet_0: number, wallet_1 = 0, currency_id = 1) => ({ ...wallet, wallet_0, wallet_1, currency_id });
  const shortage = (different: Partial<PayFacts>) => {
    const found = payReasons(facts(different)).find(({ key }) => key === 'walletShort');
    return found?.key === 'walletShort' ? found.values : null;
  };

  test('is held back by a stake above money and bonus money together, to the minor unit', () => {
    const held = { wallet: holding(1_000.3, 240.2) };
    expect(shortage({ ...held, stake: 124_050 })).toBeNull();
    expect(shortage({ ...held, stake: 124_051 })).toEqual({ missing: 1, held: 124_050, payable: 124_050 });
    expect(shortage({ ...held, stake: 500_000 })).toEqual({ missing: 375_950, held: 124_050, payable: 124_050 });
  });

  test('offers no stake below the smallest one, of the wallet or of the system', () => {
    expect(shortage({ wallet: holding(49.99), stake: 5000 })).toEqual({ missing: 1, held: 4999, payable: null });
    expect(shortage({ wallet: holding(50), stake: 5001 })?.payable).toBe(5000);
    const perLine = [{ key: 'minPayinPerSystemComb', value: '[{"currency":{"currency_id":1},"limit":40}]' }];
    const system = {
      groups: [{ conditions: [1], selections: ['0', '1'] }],
      selectedSelections: [],
      selectedConditions: [],
    };
    const lines = { system, settings: readSiteSettings(perLine), wallet: holding(79.99) };
    expect(shortage({ ...lines, stake: 8000 })?.payable).toBeNull();
    expect(shortage({ ...lines, wallet: holding(80), stake: 8001 })?.payable).toBe(8000);
  });

  test('offers no stake above the highest one', () =>
    expect(shortage({ wallet: holding(300_000), stake: 30_000_001 })?.payable).toBe(20_000_000));

  test('of free bets is held back likewise', () =>
    expect(shortage({ wallet: holding(100, 0, 1000), stake: 10_001 })?.missing).toBe(1));

  test('is not judged without a stake, a wallet or an account', () => {
    expect(shortage({ stake: null })).toBeNull();
    expect(shortage({ wallet: null, stake: 9_999_999 })).toBeNull();
    expect(shortage({ userId: null, stake: 9_999_999 })).toBeNull();
  });
});

describe('Pay', () => {
  test('is free when nothing speaks against it', () => expect(payReasons(facts())).toEqual([]));

  test('is held back while settings are unknown', () =>
    expect(payReasons(facts({ settings: null }))).toEqual([{ key: 'settingsUnknown' }]));

  test('is held back without an active wallet', () =>
    expect(payReasons(facts({ wallet: null }))).toEqual([{ key: 'noActiveWallet' }]));

  test('is held back while prices are stale', () =>
    expect(payReasons(facts({ pricesStale: true }))).toEqual([{ key: 'pricesStale' }]));

  test('is held back by more selections than allowed', () =>
    expect(payReasons(facts({ selections: selections(2, 2, 2) }))).toEqual([
      { key: 'maxTicketSelections', values: { count: 2 } },
    ]));

  test('takes any number of selections where no maximum is set', () =>
    expect(payReasons(facts({ settings: readSiteSettings([]), selections: selections(2, 2, 2) }))).toEqual([]));

  test("is held back by a stake below the wallet's minimum, to the minor unit", () => {
    expect(payReasons(facts({ stake: 4999 }))).toEqual([{ key: 'minTicketPayin', values: { amount: 50 } }]);
    expect(payReasons(facts({ stake: 5000 }))).toEqual([]);
  });

  test('is held back by a stake outside 20 to 200000 in every currency', () => {
    const euro = { ...wallet, currency_id: 2, currency: 'EUR' };
    expect(payReasons(facts({ wallet: euro, stake: 1999 }))).toEqual([
      { key: 'minTicketPayin', values: { amount: 20 } },
    ]);
    expect(payReasons(facts({ wallet: euro, stake: 20_000_000 }))).toEqual([]);
    expect(payReasons(facts({ wallet: euro, stake: 20_000_001 }))).toEqual([
      { key: 'maxStake', values: { amount: 200_000 } },
    ]);
  });

  test('is held back by a stake that is no number', () =>
    expect(payReasons(facts({ stake: null, stakeText: ' ' }))).toEqual([{ key: 'stakeMissing' }]));

  test('is held back by a text that is no amount', () =>
    expect(payReasons(facts({ stake: null, stakeText: '1,00,0' }))).toEqual([{ key: 'stakeUnreadable' }]));

  test('is free for a visitor, who is told to sign in', () =>
    expect(payReasons(facts({ userId: null, wallet: null, settings: null, stake: null }))).toEqual([]));

  test('names every reason at once', () =>
    expect(
      payReasons(facts({ wallet: null, pricesStale: true, stake: 1, selections: selections(2, 2, 2) })).map(
        ({ key }) => key,
      ),
    ).toEqual(['noActiveWallet', 'pricesStale', 'maxTicketSelections', 'minTicketPayin']));
});

describe('A free bet', () => {
  const freeBet = { ...wallet, currency_id: 1000, currency: 'FREEBET-RSD' };

  test('below four odds of 1.35 is warned of and not held back', () => {
    const three = facts({
      wallet: freeBet,
      settings: readSiteSettings([]),
      selections: selections(1.35, 2, 2, 1.34),
    });
    expect(warnsOfFreeBet(three)).toBe(true);
    expect(payReasons(three)).toEqual([]);
  });

  test('with four odds of 1.35 is not warned of', () =>
    expect(warnsOfFreeBet({ wallet: freeBet, selections: selections(1.35, 1.35, 1.35, 1.35, 1.1) })).toBe(false));

  test('is no matter for a money wallet', () =>
    expect(warnsOfFreeBet({ wallet, selections: selections(1.1) })).toBe(false));
});

describe('A system', () => {
  const rules = readSiteSettings([
    { key: 'maxSystemTicketCombinations', value: '10' },
    { key: 'minPayinPerSystemComb', value: '[{"currency":{"currency_id":1},"limit":5}]' },
  ]);
  const system = (...conditions: number[]) => ({
    groups: conditions.length > 0 ? [{ conditions, selections: ['0', '1', '2', '3', '4'] }] : [],
    selectedSelections: [],
    selectedConditions: [],
  });
  const five = (different: Partial<PayFacts> = {}) =>
    facts({ settings: rules, selections: selections(2, 2, 2, 2, 2), ...different });

  test('without groups holds pay back', () =>
    expect(payReasons(five({ system: system() }))).toEqual([{ key: 'systemWithoutGroups' }]));

  test('with a stake for every line is free', () => expect(payReasons(five({ system: system(3) }))).toEqual([]));

  test('names one least stake where that of the ticket is the higher one', () => {
    const least = [{ key: 'minTicketPayin', value: '[{"currency":{"currency_id":1},"limit":80}]' }];
    const settings = readSiteSettings([
      { key: 'minPayinPerSystemComb', value: '[{"currency":{"currency_id":1},"limit":5}]' },
      ...least,
    ]);
    const short = five({ settings, system: system(3), stake: 4000 });
    expect(payReasons(short)).toEqual([{ key: 'minTicketPayin', values: { amount: 80 } }]);
    expect(nearestStake(short)).toBe(8000);
  });

  test('names one least stake where its own is the higher one', () => {
    const short = five({ system: system(3), stake: 1000 });
    expect(payReasons(short)).toEqual([
      { key: 'minPayinPerSystemComb', values: { amount: 5 } },
      { key: 'minSystemPayin', values: { amount: 50 } },
    ]);
    expect(nearestStake(short)).toBe(5000);
  });

  test('that needs more than the highest stake is sent to no stake', () => {
    const settings = readSiteSettings([
      { key: 'minPayinPerSystemComb', value: '[{"currency":{"currency_id":1},"limit":30000}]' },
    ]);
    expect([5000, 20_000_000].map((stake) => nearestStake(five({ settings, system: system(3), stake })))).toEqual([
      null,
      null,
    ]);
  });

  test('needs the least of one combination for each, to the minor unit', () =>
    expect(payReasons(five({ system: system(3), stake: 4999 }))).toEqual([
      { key: 'minPayinPerSystemComb', values: { amount: 5 } },
      { key: 'minSystemPayin', values: { amount: 50 } },
    ]));

  test('of too many combinations holds pay back', () =>
    expect(payReasons(five({ system: system(2, 3), stake: 100 * 5000 }))).toEqual([
      { key: 'maxSystemTicketCombinations', values: { count: 10 } },
    ]));

  test('has any number of combinations where no maximum is set', () =>
    expect(payReasons(five({ settings: readSiteSettings([]), system: system(1, 2, 3, 4, 5) }))).toEqual([]));

  test('is none for a free bet', () =>
    expect(
      payReasons(five({ wallet: { ...wallet, currency_id: 1000, currency: 'FREEBET-RSD' }, system: system(3) })),
    ).toEqual([{ key: 'freebetNoSystem' }]));
});

test('The stake nearest to the typed one is the least, the most, or none where it is allowed already', () => {
  const nearest = [4999, 5000, 20_000_000, 20_000_001, null].map((stake) => nearestStake(facts({ stake })));
  expect(nearest).toEqual([5000, null, null, 20_000_000, null]);
});
