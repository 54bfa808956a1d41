import { describe, expect, it } from 'vitest';
import type { HistoryQuery } from '../../contract/http/ticket-history.ts';
import { payingPlayerPerTest } from '../testing/paying-player.ts';
import { aRequest } from '../testing/ticket-stand.ts';

const player = payingPlayerPerTest();

const ask = (query: Partial<HistoryQuery> = {}) => player.stand.desk.history(player.id, { page: 1, ...query });
const ids = async (query: Partial<HistoryQuery> = {}) => (await ask(query)).result.map(({ ticket_id }) => ticket_id);

const nothingOpen = { open: 0, atStake: 0, couldPay: 0 };

const system = () => {
  const request = aRequest({ odds: [2, 2, 2], systemGroups: [{ conditions: [2], totalSelections: 3 }] });
  return {
    ...request,
    selections: request.selections.map((selection) => ({ ...selection, systemGroup: 0 })),
    bets: request.bets.map((bet) => ({ ...bet, selectedSystems: [2] })),
    original_bets: request.bets.map((bet) => ({ ...bet, selectedSystems: [2] })),
  };
};

/** A single, a combination, a system, a live single and a free bet, a minute apart. */
const payFive = async () => {
  const single = await player.pay();
  player.clock.advance(60_000);
  const standard = await player.pay(aRequest({ odds: [2, 2], stake: 50 }));
  player.clock.advance(60_000);
  const combined = await player.pay(system());
  player.clock.advance(60_000);
  player.stand.feed.set('e1', { matchState: 'LIVE' });
  const live = await player.pay(aRequest({ type: 'live', stake: 20 }));
  player.clock.advance(6_000);
  await player.stand.desk.runDue();
  player.stand.feed.set('e1', { matchState: 'NSY' });
  player.clock.advance(60_000);
  const wallet = { currency: 'FREEBET-RSD', currency_id: 1000 };
  const freebet = await player.pay(aRequest({ odds: [2, 2, 2, 2], wallet }));
  return { single, standard, system: combined, live, freebet };
};

describe('the history', () => {
  it('finds tickets by kind and mark, kinds united, marks on top', async () => {
    const paid = await payFive();
    expect(await ids()).toEqual([paid.freebet, paid.live, paid.system, paid.standard, paid.single]);
    expect(await ids({ single: true })).toEqual([paid.live, paid.single]);
    expect(await ids({ standard: true })).toEqual([paid.freebet, paid.standard]);
    expect(await ids({ system: true, single: true })).toEqual([paid.live, paid.system, paid.single]);
    expect(await ids({ single: true, live: true })).toEqual([paid.live]);
    expect(await ids({ freebet: true })).toEqual([paid.freebet]);
    expect(await ids({ freebet: true, live: true })).toEqual([]);
  });

  it('counts every state and kind of what the other filters leave, whichever of them are asked for', async () => {
    await payFive();
    player.stand.feed.finish('e1', '0-1');
    player.clock.advance(7_200_000);
    await player.stand.desk.runDue();
    const { counts, total } = await ask({ won: true });
    expect(total).toBe(0);
    expect(counts).toEqual({
      in_play: 1,
      waiting_for_matches: 0,
      won: 0,
      lost: 4,
      cashout: 0,
      single: 2,
      standard: 2,
      system: 1,
      live: 1,
      freebet: 1,
      cashback: 0,
      void: 0,
      rejected: 0,
    });
  });

  it('tells open tickets whose matches are all to come from those being played', async () => {
    const single = await player.pay();
    expect(await ids({ in_play: true })).toEqual([single]);
    expect(await ids({ waiting_for_matches: true })).toEqual([single]);
    player.clock.advance(player.kickOff - player.start);
    expect(await ids({ in_play: true })).toEqual([single]);
    expect(await ids({ waiting_for_matches: true })).toEqual([]);
  });

  it('adds up what was staked and paid out in each currency, without refused tickets', async () => {
    await player.pay(aRequest({ stake: 100 }));
    await player.pay(aRequest({ stake: 30, wallet: { currency: 'EUR', currency_id: 2 } }));
    player.stand.forced.push({ outcome: 'denied', subcode: 208, delayMs: 0 });
    await player.pay(aRequest({ stake: 70 }));
    player.stand.feed.finish('e1', '1-0');
    player.clock.advance(7_200_000);
    await player.stand.desk.runDue();
    expect((await ask()).totals).toEqual([
      { currency: 'RSD', currency_id: 1, settled: 1, staked: 100, paidOut: 200, cashback: 0, ...nothingOpen },
      { currency: 'EUR', currency_id: 2, settled: 1, staked: 30, paidOut: 60, cashback: 0, ...nothingOpen },
    ]);
  });

  it('adds up what is open apart from what is settled, and a part that was sold with what is settled', async () => {
    const first = await player.pay();
    player.clock.advance(1_000);
    await player.pay(aRequest({ odds: [2, 2], stake: 50 }));
    const [none] = (await ask()).totals;
    expect(none).toMatchObject({ settled: 0, staked: 0, paidOut: 0, open: 2, atStake: 150, couldPay: 400 });
    const { cashOuts } = player.stand.desk;
    const { quote_id, amount } = await cashOuts.quote(player.id, first, 0.25);
    await cashOuts.confirm(player.id, { ticketId: first, quoteId: quote_id, shown: amount });
    const sold = await ask();
    expect(sold.totals[0]).toMatchObject({
      settled: 0,
      staked: 25,
      paidOut: 23.75,
      open: 2,
      atStake: 125,
      couldPay: 350,
    });
    expect(sold.result.map(({ stake, openStake, cashOut }) => [stake, openStake, cashOut])).toEqual([
      [50, 50, null],
      [100, 75, 23.75],
    ]);
    player.stand.feed.finish('e1', '1-0');
    player.clock.advance(7_200_000);
    await player.stand.desk.runDue();
    expect((await ask()).totals[0]).toMatchObject({
      settled: 1,
      staked: 100,
      paidOut: 173.75,
      open: 1,
      atStake: 50,
      couldPay: 200,
    });
  });

  it('adds up what open tickets could pay: systems with lost and void legs and free bets among them', async () => {
    const legsOver = (request: ReturnType<typeof system>) => ({
      ...request,
      selections: request.selections.map((selection, nth) => ({ ...selection, eventId: `match ${nth}` })),
    });
    const couldPay = async () => (await ask()).totals.map((total) => [total.currency_id, total.couldPay]);
    const standing = async () => {
      const { result } = await ask();
      const best = new Map<number, number>();
      for (const { currency_id, standing: stands } of result)
        best.set(currency_id, (best.get(currency_id) ?? 0) + (stands?.best ?? 0));
      return [...best]
        .map(([id, sum]) => [id, Math.round(sum * 100) / 100])
        .sort(([one = 0], [other = 0]) => one - other);
    };
    await player.pay(legsOver(system()));
    await player.pay(aRequest({ odds: [2, 2], stake: 50 }));
    await player.pay(aRequest({ odds: [2, 2, 2, 2], wallet: { currency: 'FREEBET-RSD', currency_id: 1000 } }));
    expect(await couldPay()).toEqual(await standing());
    const atFirst = await couldPay();
    player.stand.feed.finish('match 0', '0-1');
    player.clock.advance(7_200_000);
    await player.stand.desk.runDue();
    expect(await couldPay()).toEqual(await standing());
    expect(await couldPay()).not.toEqual(atFirst);
    player.stand.feed.finish('match 1', '1-0', true);
    await player.stand.desk.runDue();
    expect(await couldPay()).toEqual(await standing());
    expect((await ask({ freebet: true })).totals.map(({ couldPay: pays }) => pays)).toEqual([1580]);
  });

  it('leaves rejected tickets out where it is told so, counts them, and finds them alone', async () => {
    const paid = await player.pay();
    player.clock.advance(1_000);
    player.stand.forced.push({ outcome: 'denied', subcode: 208, delayMs: 0 });
    const rejected = await player.pay();
    expect([await ids(), await ids({ rejected: false })]).toEqual([[rejected, paid], [paid]]);
    expect(await ids({ rejected: true })).toEqual([rejected]);
    expect((await ask({ rejected: false })).counts).toMatchObject({ rejected: 1, in_play: 1 });
  });

  it('finds by least stake and least win, open tickets by what they can win', async () => {
    const paid = await payFive();
    expect(await ids({ min_pay_in: 50 })).toEqual([paid.freebet, paid.system, paid.standard, paid.single]);
    expect(await ids({ min_pay_in: 50.01 })).toEqual([paid.freebet, paid.system, paid.single]);
    expect(await ids({ min_win: 200.01 })).toEqual([paid.freebet, paid.system]);
    expect(await ids({ min_win: 200 })).toEqual([paid.freebet, paid.system, paid.standard, paid.single]);
  });

  it('finds by the code of a match, by names in any script and by the ticket’s own code', async () => {
    const paid = await payFive();
    expect(await ids({ match_code: ' e4 ' })).toEqual([paid.freebet]);
    expect(await ids({ match_code: 'e' })).toEqual([]);
    expect(await ids({ search_filter: 'ХОСТ e2' })).toEqual([paid.freebet, paid.system, paid.standard]);
    const code = paid.live.slice(0, 6).toUpperCase();
    expect(await ids({ search_filter: `${code.slice(0, 4)}-${code.slice(4)}` })).toEqual([paid.live]);
    expect(await ids({ search_filter: "'; drop table tickets; --" })).toEqual([]);
    expect(await ids({ search_filter: 'e2' })).toHaveLength(5);
  });

  it('keeps to the days asked for, where the player lives', async () => {
    const single = await player.pay();
    expect(await ids({ date_from: '2026-03-01', date_to: '2026-03-01', time_zone: 'UTC' })).toEqual([single]);
    expect(await ids({ date_from: '2026-03-01', date_to: '2026-03-01', time_zone: 'Pacific/Kiritimati' })).toEqual([]);
    expect(await ids({ date_from: '2026-03-02', time_zone: 'Pacific/Kiritimati' })).toEqual([single]);
    expect(await ids({ month: '2026-02' })).toEqual([]);
    expect(await ids({ month: '2026-03' })).toEqual([single]);
  });

  it('sorts by any figure, both ways', async () => {
    const paid = await payFive();
    const all = Object.values(paid);
    expect((await ids({ sortField: 'stake', sortOrderDesc: false })).slice(0, 2)).toEqual([paid.live, paid.standard]);
    expect((await ids({ sortField: 'odd' }))[0]).toBe(paid.freebet);
    expect((await ids({ sortField: 'win' }))[0]).toBe(paid.freebet);
    expect((await ids({ sortOrderDesc: false }))[0]).toBe(paid.single);
    expect(new Set(await ids({ sortField: 'status' }))).toEqual(new Set(all));
  });

  it('shows nobody else’s tickets', async () => {
    await player.pay();
    const other = await player.stand.addPlayer();
    expect(await player.stand.desk.history(other, { page: 1 })).toMatchObject({ result: [], total: 0, totals: [] });
  });
});
