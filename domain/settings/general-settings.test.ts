import { describe, expect, it } from 'vitest';
import { type GeneralKey, generalSettings } from '../../contract/settings/general.ts';
import { bonusRuleOf, limitFor } from '../payout/ticket-settings.ts';
import { readSetting, ungivenSettings } from './general-settings.ts';
import { readSettings } from './read-settings.ts';

const from = (values: Partial<Record<GeneralKey, string>>, before = ungivenSettings) =>
  readSettings(
    generalSettings,
    Object.entries(values).map(([key, value]) => ({ key, value })),
    before,
  );

const limit = (amount: unknown, currencyId: unknown = 1) => ({ currency: { currency_id: currencyId }, limit: amount });
const cashback = { minSelections: 3, minOdd: 1.4, percent: 50, max: [limit(1_000)] };
const weekly = { id: 'w', kind: 'turnover', period: 'week', currency_id: 1, bands: [{ from: 1, percent: 1 }], cap: 9 };
const tickets = {
  id: 'five',
  kind: 'tickets',
  currency_id: 1,
  count: 5,
  minStake: 200,
  minOdd: 2,
  amount: 500,
  days: 30,
};
const json = JSON.stringify;

describe('general settings', () => {
  it('are read from a list of texts, and what is missing is ungiven', () => {
    const settings = from({
      ticketBonuses: '0,0,3,5.5,120',
      ticketBonusMinOdd: '1.30',
      maxSystemTicketCombinations: '512',
      maxTicketSelections: '30',
      minTicketPayin: json([limit(20), limit(0.5, 2)]),
      ticketCashback: json(cashback),
      timeoutPrematchTicket: '10',
      timeoutLiveTicket: '12.5',
      liveTicketDelay: '0',
      depositMethods: 'nb',
      bonuses: json({ periodic: [weekly], once: [tickets] }),
    });
    expect(settings).toEqual({
      ...ungivenSettings,
      ticketBonuses: [0, 0, 3, 5.5, 120],
      ticketBonusMinOdd: 1.3,
      maxSystemTicketCombinations: 512,
      maxTicketSelections: 30,
      minTicketPayin: { 1: 20, 2: 0.5 },
      ticketCashback: { ...cashback, max: { 1: 1_000 } },
      timeoutPrematchTicket: 10,
      timeoutLiveTicket: 12.5,
      liveTicketDelay: 0,
      depositMethods: ['nb'],
      bonuses: { periodic: [weekly], once: [tickets] },
    });
    expect(limitFor(settings.minTicketPayin, 2)).toBe(50n);
    expect(limitFor(settings.minTicketPayin, 3)).toBe(0n);
    expect(bonusRuleOf(settings)).toEqual({ percentages: [0, 0, 300, 550, 12_000], minOdd: 13_000n });
  });

  it('keep what held where a text makes no sense: it never lifts a limit', () => {
    const before = { ...ungivenSettings, maxTicketWin: { 1: 1_000 }, maxTicketSelections: 30, cashOutMargin: 7 };
    const senseless = { maxTicketWin: '{', maxTicketSelections: 'thirty', cashOutMargin: '' };
    expect(from(senseless, before)).toEqual(before);
    expect(from({ ...senseless, maxTicketWin: '[]' }, before).maxTicketWin).toEqual({});
  });

  it.each<[GeneralKey, string]>([
    ...['', ' ', 'abc', '0', '-5', '1e9', '0x10', 'NaN', 'Infinity', '301'].flatMap((text): [GeneralKey, string][] => [
      ['timeoutPrematchTicket', text],
      ['timeoutLiveTicket', text],
    ]),
    ...['', 'x', '-1', '60.5'].map((text): [GeneralKey, string] => ['liveTicketDelay', text]),
    ...['', 'abc', '-1', '1.5', '1e3'].map((text): [GeneralKey, string] => ['maxTicketSelections', text]),
    ...[
      '',
      '{',
      'null',
      '{}',
      '"x"',
      '1000000',
      '[1000000]',
      json([{ limit: 5 }]),
      json([limit(-5)]),
      json([limit('5')]),
      json([limit(0.005)]),
      json([limit(5, '1')]),
      json([limit(5), limit(0)]),
    ].map((text): [GeneralKey, string] => ['maxTicketWin', text]),
    ...['0,0,x', '3,,5', '-3', '1001', '0.125', ','].map((text): [GeneralKey, string] => ['ticketBonuses', text]),
    ...['', '1', '1.00001', 'abc'].map((text): [GeneralKey, string] => ['ticketBonusMinOdd', text]),
    ...['', 'abc', '-1', '90'].map((text): [GeneralKey, string] => ['cashOutMargin', text]),
    ...['', '0', '1.5', '4000'].map((text): [GeneralKey, string] => ['voucherDays', text]),
    ['depositMethods', 'nb,cash'],
    ...['{', '5', '[]'].map((text): [GeneralKey, string] => ['ticketCashback', text]),
    ...[
      { minSelections: 1 },
      { minSelections: 2.5 },
      { minOdd: 1 },
      { minOdd: '1.4' },
      { percent: 0 },
      { percent: 101 },
      { percent: 33.333 },
      { max: [limit(-1)] },
      { max: 5 },
    ].map((change): [GeneralKey, string] => ['ticketCashback', json({ ...cashback, ...change })]),
    ...['', 'nonsense', '1', 'null', '[]', '{}', '{"periodic":{},"once":"x"}'].map((text): [GeneralKey, string] => [
      'bonuses',
      text,
    ]),
    ...[
      { amount: -1 },
      { amount: 1.005 },
      { count: 0 },
      { id: 'd e' },
      { id: 'w' },
      { currency_id: 1000 },
      { amount: '500' },
      { days: 1e9 },
      { kind: 'gift' },
    ].map((change): [GeneralKey, string] => [
      'bonuses',
      json({ periodic: [weekly], once: [{ ...tickets, ...change }] }),
    ]),
    ...[[], [{ from: 0, percent: 1 }], [{ from: 1, percent: 1_001 }], [{ from: 1 }]].map(
      (bands): [GeneralKey, string] => ['bonuses', json({ periodic: [{ ...weekly, bands }], once: [] })],
    ),
  ])('%s is not %j', (key, text) => {
    expect(readSetting(key, text)).toBeUndefined();
  });

  it.each<[GeneralKey, string, unknown]>([
    ['ticketBonuses', '', []],
    ['ticketCashback', ' ', null],
    ['depositMethods', '', []],
    ['depositMethods', ' nb , apcopay', ['nb', 'apcopay']],
    ['maxTicketWin', '[]', {}],
    ['maxTicketSelections', '0', 0],
    ['cashOutMargin', '7.5', 7.5],
  ])('%s may be %j', (key, text, value) => {
    expect(readSetting(key, text)).toEqual(value);
  });
});
