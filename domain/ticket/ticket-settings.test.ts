import { describe, expect, it } from 'vitest';
import { bonusRuleOf, limitFor, ticketSettingsFrom } from './ticket-settings.ts';

const from = (values: Record<string, string>) =>
  ticketSettingsFrom(Object.entries(values).map(([key, value]) => ({ key, value })));

describe('ticketSettingsFrom', () => {
  it('reads a full list', () => {
    const settings = from({
      ticketBonuses: '0,0,3,5.5,120',
      ticketBonusMinOdd: '1.30',
      maxSystemTicketCombinations: '512',
      maxTicketSelections: '30',
      minTicketPayin: '[{"currency":{"currency_id":1},"limit":20},{"currency":{"currency_id":2},"limit":0.5}]',
      timeoutPrematchTicket: '10',
      timeoutLiveTicket: '12',
      liveTicketDelay: '0',
    });
    expect(settings).toEqual({
      ticketBonuses: [0, 0, 3, 5.5, 120],
      ticketBonusMinOdd: 1.3,
      maxSystemTicketCombinations: 512,
      maxTicketSelections: 30,
      minTicketPayin: { 1: 20, 2: 0.5 },
      minPayinPerSystemComb: {},
      maxTicketWin: {},
      maxOutcomeWin: {},
      ticketCashback: '',
      timeoutPrematchTicket: 10,
      timeoutLiveTicket: 12,
      liveTicketDelay: 0,
    });
    expect(limitFor(settings.minTicketPayin, 2)).toBe(50n);
    expect(limitFor(settings.minTicketPayin, 3)).toBe(0n);
    expect(bonusRuleOf(settings)).toEqual({ percentages: [0, 0, 300, 550, 12_000], minOdd: 13_000n });
  });

  it.each(['', ' ', 'abc', '0', '-5', '1e9', 'NaN', 'Infinity'])('takes the default times for %j', (text) => {
    const settings = from({ timeoutPrematchTicket: text, timeoutLiveTicket: text });
    expect([settings.timeoutPrematchTicket, settings.timeoutLiveTicket]).toEqual([15, 20]);
  });

  it.each(['{', 'null', '[{"limit":5}]', '[{"currency":{"currency_id":1},"limit":-5}]', '"x"'])(
    'has no limit where the list is %s',
    (text) => {
      expect(limitFor(from({ maxTicketWin: text }).maxTicketWin, 1)).toBe(0n);
    },
  );

  it.each(['0,0,x', '3,,5', '-3', '1001', '0.125'])('gives no bonus for the list %s', (text) => {
    expect(from({ ticketBonuses: text }).ticketBonuses).toEqual([]);
  });
});
