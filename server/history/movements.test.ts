import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Movement } from '../../contract/entities/movement.ts';
import type { TransactionsQuery } from '../../contract/http/transactions.ts';
import { textCell } from '../../domain/csv/csv-file.ts';
import { payments } from '../database/schema/payments.ts';
import { payingPlayerPerTest } from '../testing/paying-player.ts';
import { aRequest } from '../testing/ticket-stand.ts';
import { createMovements } from './movements.ts';
import { movementsCsv } from './movements-csv.ts';

const player = payingPlayerPerTest();

const page = (query: Partial<TransactionsQuery> = {}, userId = player.id) =>
  createMovements(player.database, player.clock).page(userId, { page: 1, ...query });
const said = ({ kind, currency, amount, balance }: Movement) => `${kind} ${amount} ${currency} -> ${balance}`;
const rsd = async (query: Partial<TransactionsQuery> = {}) =>
  (await page({ currency_id: 1, ...query })).result.map(said);
const settle = async (score: string) => {
  player.stand.feed.finish('e1', score);
  player.clock.advance(7_200_000);
  await player.stand.desk.runDue();
};
const deposit = async (minor: bigint, reference: string): Promise<string> => {
  const row = { userId: player.id, method: 'nb', currencyId: 1, amount: minor, reference } as const;
  const times = { createdAt: player.clock.now(), decidedAt: player.clock.now() };
  const [paid] = await player.database
    .insert(payments)
    .values({ ...row, ...times, state: 'credited', idempotencyKey: randomUUID() })
    .returning();
  const id = paid?.id ?? '';
  await player.database.transaction((within) =>
    player.stand.ledger.move(within, `deposit:${id}`, player.id, [
      { account: 'funding', currencyId: 1, amount: -minor },
      { account: 'cash', currencyId: 1, amount: minor },
    ]),
  );
  return id;
};

describe('the movements of a player’s money', () => {
  it('tell a ticket from its stake to its win, newest first, each with the balance after it', async () => {
    const ticketId = await player.pay();
    await settle('1-0');
    expect(await rsd()).toEqual(['win 200 RSD -> 1100', 'stake -100 RSD -> 900', 'opening 1000 RSD -> 1000']);
    const { result } = await page({ currency_id: 1 });
    expect(result.map(({ ticket_id }) => ticket_id)).toEqual([ticketId, ticketId, null]);
    expect(result[0]?.balance).toBe(await player.credit());
  });

  it('tell a refused ticket, a void one, a cash-out and a correction', async () => {
    player.stand.forced.push({ outcome: 'denied', subcode: 208, delayMs: 0 });
    await player.pay();
    expect((await rsd()).slice(0, 2)).toEqual(['refund 100 RSD -> 1000', 'stake -100 RSD -> 900']);

    const bought = await player.pay();
    const { amount, quote_id } = await player.stand.desk.cashOuts.quote(player.id, bought, 1);
    await player.stand.desk.cashOuts.confirm(player.id, { ticketId: bought, quoteId: quote_id, shown: amount });
    expect((await rsd())[0]).toBe('cashOut 95 RSD -> 995');
    expect((await page()).result[0]?.ticket_id).toBe(bought);

    await player.pay();
    await settle('1-0');
    player.stand.feed.finish('e1', '0-1');
    await player.stand.desk.correct('e1');
    expect((await rsd()).slice(0, 2)).toEqual(['correction -200 RSD -> 895', 'win 200 RSD -> 1095']);
    player.stand.feed.finish('e1', '0-0', true);
    await player.stand.desk.correct('e1');
    expect((await rsd())[0]).toBe('void 100 RSD -> 995');
  });

  it('say nothing of a stake that was held already and is now taken', async () => {
    await player.pay();
    expect(await rsd()).toHaveLength(2);
  });

  it('are found by day, kind, wallet and words, and add up', async () => {
    const ticketId = await player.pay();
    const paid = await deposit(50_000n, 'SPABC123');
    await settle('1-0');
    expect(await rsd({ kinds: ['stake', 'deposit'] })).toEqual(['deposit 500 RSD -> 1400', 'stake -100 RSD -> 900']);
    const { total, totals, result } = await page();
    expect(total).toBe(6);
    expect(totals[0]).toEqual({ currency: 'RSD', currency_id: 1, came: 1_700, went: 100 });
    expect(totals.map(({ currency }) => currency)).toEqual(['RSD', 'EUR', 'FREEBET-RSD']);
    expect(result.find(({ kind }) => kind === 'deposit')?.payment_id).toBe(paid);

    for (const words of ['spabc', paid.slice(0, 8)]) {
      expect(await rsd({ search_filter: words })).toEqual(['deposit 500 RSD -> 1400']);
    }
    for (const words of [ticketId.slice(0, 6), 'Host e1', 'superliga']) {
      expect(await rsd({ search_filter: words })).toEqual(['win 200 RSD -> 1600', 'stake -100 RSD -> 900']);
    }
    expect(await rsd({ search_filter: 'no such words' })).toEqual([]);
    expect(await rsd({ search_filter: '%%%' })).toEqual([]);
    expect(await rsd({ date_to: '2026-02-28' })).toEqual([]);
    expect(await rsd({ date_from: '2026-03-01', date_to: '2026-03-01' })).toHaveLength(4);
    expect(await rsd({ date_from: '2026-03-02' })).toEqual([]);
  });

  it('keep the balance right on every page of many', async () => {
    for (let nth = 1; nth <= 60; nth += 1) await deposit(BigInt(nth), `SP${nth}${player.id.slice(0, 8)}`);
    const pages = [await page({ currency_id: 1 }), await page({ currency_id: 1, page: 2 })];
    expect(pages.map(({ result, totalPages }) => [result.length, totalPages])).toEqual([
      [50, 2],
      [11, 2],
    ]);
    const all = pages.flatMap(({ result }) => result);
    for (const [index, { balance, amount }] of all.entries()) {
      expect(balance).toBeCloseTo((all[index + 1]?.balance ?? 0) + amount, 6);
    }
    expect(all[0]?.balance).toBe(await player.credit());
    const file = await createMovements(player.database, player.clock).all(player.id, { currency_id: 1 }, 61);
    expect(file).toEqual(all);
    expect(await createMovements(player.database, player.clock).all(player.id, { currency_id: 1 }, 60)).toBeNull();
  });

  it('are nobody else’s', async () => {
    const ticketId = await player.pay();
    const other = await player.stand.addPlayer();
    expect((await page({ search_filter: ticketId.slice(0, 8) }, other)).result).toEqual([]);
    expect((await page({}, other)).result.map(({ kind }) => kind)).toEqual(['opening', 'opening', 'opening']);
  });

  it('part bonus money from the rest', async () => {
    await player.database.transaction((within) =>
      player.stand.ledger.move(within, `bonus:${player.id}`, player.id, [
        { account: 'house', currencyId: 1, amount: -3_000n },
        { account: 'bonus', currencyId: 1, amount: 3_000n },
      ]),
    );
    await player.pay(aRequest({ stake: 1_010 }));
    const { result } = await page({ currency_id: 1 });
    expect(result.map(({ kind, amount, bonus }) => [kind, amount, bonus])).toEqual([
      ['stake', -1_010, -10],
      ['bonus', 30, 30],
      ['opening', 1_000, 0],
    ]);
  });
});

describe('the file for spreadsheets', () => {
  const movement: Movement = {
    id: '1:1',
    at: '2026-03-01T22:30:00.000Z',
    kind: 'stake',
    currency: 'RSD',
    currency_id: 1,
    amount: -1_234.5,
    bonus: 0,
    balance: 0.05,
    ticket_id: 'ticket-1',
    payment_id: null,
    game: null,
  };

  it('begins with a byte order mark and is written as the language’s spreadsheets read it', () => {
    const english = movementsCsv([movement], 'en', 'Europe/Belgrade');
    expect(english).toBe(
      '\u{FEFF}"Time","Movement","For","Wallet","Amount","Of which bonus","Balance"\r\n' +
        '"2026-03-01 23:30:00","Stake","ticket-1","RSD",-1234.50,0.00,0.05\r\n',
    );
    const german = movementsCsv([movement], 'de', 'America/St_Johns').split('\r\n')[1];
    expect(german).toBe('"2026-03-01 19:00:00";"Einsatz";"ticket-1";"RSD";-1234,50;0,00;0,05');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '＝1', '＠x', '\n-1'])(
    'holds no formula: %j',
    (text) => {
      expect(textCell(text)).toBe(`"'${text}"`);
    },
  );

  it('doubles quotes', () => {
    expect(textCell('say "x"; y')).toBe('"say ""x""; y"');
  });
});
