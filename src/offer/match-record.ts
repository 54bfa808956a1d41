import type { Markets, Match, MatchChange, SelectionPrice } from '../../contract/entities/match.ts';
import type { MovedOdd } from '../../contract/sockets/packed-odds.ts';
import { patchJson } from '../../domain/offer/json-patch.ts';
import { OddCell } from './odd-cell.ts';
import type { Repaint } from './repaint.ts';
import { Signal } from './signal.ts';

/** A match without its odds and tracker: replaced, never changed, so that a row can compare by identity. */
export type MatchHead = Omit<Match, 'markets' | 'tracker'>;

/** Which selections a market offers, in the feed's order. */
export interface OfferedMarket {
  code: string;
  selections: readonly string[];
}

const headOf = ({ markets: _markets, tracker: _tracker, ...head }: Match): MatchHead => head;

const patched = (before: Record<string, string>, change: Record<string, string | null>): Record<string, string> => {
  const after = { ...before };
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete after[key];
    else after[key] = value;
  }
  return after;
};

/** Most changes are of odds alone, and then the head keeps its identity. */
const changesHead = (change: MatchChange): boolean => {
  for (const key in change) if (key !== 'eventId' && key !== 'markets' && key !== 'tracker') return true;
  return false;
};

function* outcomesFrom(first: OddCell | undefined) {
  for (let cell = first; cell; cell = cell.next ?? undefined) yield cell;
}

/** One match of a topic: its head, which markets it offers, and a cell for every odd that was ever asked for. */
export class MatchRecord {
  head: MatchHead;
  /** Of a match that is followed alone, as it came. */
  tracker: unknown;
  #headSignal: Signal | null = null;
  #trackerSignal: Signal | null = null;
  #shapeSignal: Signal | null = null;
  #shape: readonly OfferedMarket[] | null = null;
  /** By market its first outcome, which leads to the next: most have two or three, and there are thousands of markets. */
  readonly #cells = new Map<string, OddCell>();
  readonly #repaint: Repaint;
  /** The price froze: a prematch match has started. */
  locked = false;

  constructor(match: Match, repaint: Repaint) {
    this.#repaint = repaint;
    this.head = headOf(match);
    this.tracker = match.tracker;
    this.#takeMarkets(match.markets, null);
  }

  /** Signals are made for who listens: of most matches nobody shows more than the odds. */
  get headSignal(): Signal {
    this.#headSignal ??= new Signal();
    return this.#headSignal;
  }

  get trackerSignal(): Signal {
    this.#trackerSignal ??= new Signal();
    return this.#trackerSignal;
  }

  get shapeSignal(): Signal {
    this.#shapeSignal ??= new Signal();
    return this.#shapeSignal;
  }

  /** Always the same cell for an outcome, offered or not. */
  cell(market: string, selection: string): OddCell {
    let last = this.#cells.get(market);
    if (last === undefined) {
      const first = new OddCell(selection, this.#repaint);
      this.#cells.set(market, first);
      return first;
    }
    while (last.selection !== selection) last = last.next ??= new OddCell(selection, this.#repaint);
    return last;
  }

  /** The offered markets; the same array until a market or selection comes or goes. */
  get shape(): readonly OfferedMarket[] {
    if (this.#shape === null) {
      const shape: OfferedMarket[] = [];
      for (const [code, first] of this.#cells) {
        const selections = [...outcomesFrom(first)].filter(({ offered }) => offered).map(({ selection }) => selection);
        if (selections.length > 0) shape.push({ code, selections });
      }
      this.#shape = shape;
    }
    return this.#shape;
  }

  /** Takes a snapshot: what it does not name is no longer offered. */
  replace(match: Match): void {
    this.locked = false;
    this.head = headOf(match);
    this.#tell(this.#headSignal);
    this.#takeTracker(match.tracker);
    for (const [market, first] of this.#cells) {
      for (const cell of outcomesFrom(first)) {
        if (cell.offered && match.markets[market]?.[cell.selection] === undefined) this.#withdraw(cell);
      }
    }
    this.#takeMarkets(match.markets, null);
  }

  /** Applies a change of the match that arrived at `at`, by the repaint's clock. */
  apply(change: MatchChange, at: number): void {
    if (changesHead(change)) {
      const { markets: _markets, tracker: _tracker, results, stats, lockReason, ...fields } = change;
      this.head = {
        ...this.head,
        ...fields,
        results: results === undefined ? this.head.results : patched(this.head.results, results),
        stats: stats === undefined ? this.head.stats : patched(this.head.stats, stats),
        lockReason: lockReason === undefined ? this.head.lockReason : (lockReason ?? undefined),
      };
      this.#tell(this.#headSignal);
    }
    if (change.tracker !== undefined) this.#takeTracker(patchJson(this.tracker, change.tracker));
    if (change.markets !== undefined) this.#takeMarkets(change.markets, at);
  }

  /** Takes one odd that moved `at` a moment of the repaint's clock. */
  move(moved: MovedOdd, at: number): void {
    const cell = this.cell(moved.market, moved.selection);
    if (!cell.offered) this.#offer(cell);
    cell.take(moved, at);
  }

  /** No odd of this match can be staked on any more. */
  lock(): void {
    if (this.locked) return;
    this.locked = true;
    for (const first of this.#cells.values()) {
      for (const cell of outcomesFrom(first)) {
        if (cell.offered) cell.take({ odd: null, status: 'CLOSED', band: cell.band }, null);
      }
    }
  }

  /** The match as the contract has it, where it is needed whole (a selection that goes to the slip). */
  toMatch(): Match {
    const markets: Markets = {};
    for (const { code, selections } of this.shape) {
      const row: Record<string, SelectionPrice> = {};
      for (const selection of selections) {
        const { odd, status, band } = this.cell(code, selection);
        row[selection] = { MS: status, ...(odd === null ? {} : { O: odd }), ...(band === null ? {} : { band }) };
      }
      markets[code] = row;
    }
    return { ...this.head, markets };
  }

  #takeTracker(tracker: unknown): void {
    if (tracker === this.tracker) return;
    this.tracker = tracker;
    this.#tell(this.#trackerSignal);
  }

  #takeMarkets(markets: NonNullable<MatchChange['markets']>, at: number | null): void {
    for (const market in markets) {
      const selections = markets[market];
      if (selections === undefined) continue;
      if (selections === null) {
        for (const cell of outcomesFrom(this.#cells.get(market))) this.#withdraw(cell);
        continue;
      }
      for (const selection in selections) {
        const price = selections[selection];
        if (price === undefined) continue;
        const cell = this.cell(market, selection);
        if (price === null) this.#withdraw(cell);
        else {
          if (!cell.offered) this.#offer(cell);
          cell.take({ odd: price.O ?? null, status: price.MS, band: price.band ?? null }, at);
        }
      }
    }
  }

  #tell(signal: Signal | null): void {
    if (signal !== null) this.#repaint.signal(signal);
  }

  #offer(cell: OddCell): void {
    cell.offered = true;
    this.#reshape();
  }

  #withdraw(cell: OddCell): void {
    if (!cell.offered) return;
    cell.withdraw();
    this.#reshape();
  }

  #reshape(): void {
    this.#shape = null;
    this.#tell(this.#shapeSignal);
  }
}
