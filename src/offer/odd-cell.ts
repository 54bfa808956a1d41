import type { MarketStatus } from '../../contract/entities/match.ts';
import type { MovedOdd } from '../../contract/sockets/packed-odds.ts';
import { minDisplayedOdd, oddsHighlight } from '../../domain/limits.ts';
import type { Repaint } from './repaint.ts';

export type Movement = 'up' | 'down' | null;

/** Who shows a price: the object itself, for hundreds listen and a function of each would cost as much as they do. */
export interface OddListener {
  priceMoved(): void;
}

/**
 * The live price of one outcome. It is changed in place and read by the leaf that shows it: an object that keeps its
 * identity through snapshots is what lets a mounted button stay subscribed.
 */
export class OddCell {
  /** Its code in the market. */
  readonly selection: string;
  /** The market's next outcome. */
  next: OddCell | null = null;
  /** Not a number while there is none: a field of numbers alone is written in place, for it never holds another kind. */
  #odd = Number.NaN;
  status: MarketStatus = 'CLOSED';
  band: string | null = null;
  movement: Movement = null;
  movedAt = 0;
  queued = false;
  highlighted = false;
  /** False while the match does not offer this outcome. */
  offered = false;
  /** Mostly one, so no set: there are thousands of cells. */
  #listeners: readonly OddListener[] | null = null;
  readonly #repaint: Repaint;

  constructor(selection: string, repaint: Repaint) {
    this.selection = selection;
    this.#repaint = repaint;
  }

  get odd(): number | null {
    return Number.isNaN(this.#odd) ? null : this.#odd;
  }

  get watched(): boolean {
    return this.#listeners !== null;
  }

  get locked(): boolean {
    return this.status !== 'OPEN' || !(this.#odd >= minDisplayedOdd);
  }

  listen(listener: OddListener): void {
    if (this.movement !== null && this.movedAt <= this.#repaint.clock.now() - oddsHighlight) this.movement = null;
    if (this.movement !== null) this.#repaint.highlight(this);
    this.#listeners = this.#listeners?.concat(listener) ?? [listener];
  }

  unlisten(listener: OddListener): void {
    const others = this.#listeners?.filter((other) => other !== listener) ?? [];
    this.#listeners = others.length > 0 ? others : null;
  }

  /** Takes a new price. `at` is when it arrived, null for a snapshot: what changed while nobody listened is no movement. */
  take(price: Pick<MovedOdd, 'odd' | 'status' | 'band'>, at: number | null): void {
    const odd = price.odd ?? Number.NaN;
    const { status, band } = price;
    const before = this.#odd;
    if (Object.is(odd, before) && status === this.status && band === this.band) return;
    // Odds of two different lines do not compare, so a moved line is no rise or fall.
    if (at !== null && (odd > before || odd < before) && band === this.band) {
      this.movement = odd > before ? 'up' : 'down';
      this.movedAt = at;
      if (this.watched) this.#repaint.highlight(this);
    }
    this.#odd = odd;
    this.status = status;
    this.band = band;
    if (this.watched) this.#repaint.cell(this);
  }

  /** The outcome is no longer offered. */
  withdraw(): void {
    this.offered = false;
    this.movement = null;
    if (this.odd === null && this.status === 'CLOSED') return;
    this.#odd = Number.NaN;
    this.status = 'CLOSED';
    if (this.watched) this.#repaint.cell(this);
  }

  calm(): void {
    this.movement = null;
    this.#repaint.cell(this);
  }

  tell(): void {
    if (this.#listeners === null) return;
    for (const listener of this.#listeners) listener.priceMoved();
  }
}
