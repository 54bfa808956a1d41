/** Values a form begins with, and what it suggests, by command and field. */
interface Preset {
  value?: string;
  suggestions?: readonly string[];
}

export const presets: Readonly<Record<string, Readonly<Record<string, Preset>>>> = {
  ticket: {
    outcome: { value: 'denied' },
    subcode: { suggestions: ['203', '204', '208', '216', '217', '226', '227'] },
    stake: { suggestions: ['20', '50', '100'] },
    delayMs: { suggestions: ['0', '1000', '4000', '10000', '30000'] },
  },
  match: { finish: { value: '2-1', suggestions: ['0-0', '1-0', '2-1', '1-1', '0-2', 'abandoned'] } },
  affiliate: {
    plan: { value: '{"cpa":null,"share":[{"from":0,"percent":25}],"subPercent":5,"carryOver":true}' },
  },
  affiliateCorrection: { month: { value: '2026-10' } },
  market: { O: { suggestions: ['1.01', '1.5', '2.5', '10'] } },
  maintenance: { timeLeft: { value: '30', suggestions: ['5', '30', '120', '600'] } },
  block: { blocked: { value: 'true' } },
  status: { value: { value: 'true', suggestions: ['true', 'false'] } },
  settings: { key: { value: 'maxTicketWin' }, value: { value: '[{"currency":{"currency_id":1},"limit":1000}]' } },
  sockets: { refuse: { value: '20', suggestions: ['5', '20', '60'] } },
  translation: { key: { value: 'common:menu.live' } },
  clock: { advance: { value: '60000', suggestions: ['1000', '20000', '60000', '300000', '3600000', '86400000'] } },
  betlimit: { game_code: { value: 'book-of-sand' }, game_limit: { value: '500', suggestions: ['100', '500'] } },
};
