import { oddsHighlight } from '../../domain/limits.ts';
import type { Signal } from './signal.ts';

/** What a repaint needs of its surroundings, so that a test can drive time by hand. */
export interface RepaintClock {
  now(): number;
  /** Calls back before the browser paints next. */
  nextFrame(callback: () => void): void;
  later(callback: () => void, milliseconds: number): void;
}

/** A price on the page: notified once a frame, and with a highlight that ends. */
export interface PaintedCell {
  queued: boolean;
  highlighted: boolean;
  /** When its highlight began. */
  readonly movedAt: number;
  /** Whether anybody shows it. */
  readonly watched: boolean;
  /** Its highlight is over. */
  calm(): void;
  tell(): void;
}

/** While the feed moves, highlights end with a frame that it asked for: a frame of their own costs as much as its. */
const frameSweepInterval = 100;
const quietSweepInterval = 250;

/**
 * Collects what changed between two frames and notifies the listeners once. The end of a highlight is found by one
 * sweep over the highlighted cells: a CSS transition or a timer per cell costs several times as much.
 */
export class Repaint {
  readonly clock: RepaintClock;
  #cells: PaintedCell[] = [];
  #signals: Signal[] = [];
  #scheduled = false;
  #sweeping = false;
  #sweptAt = 0;
  readonly #highlighted: PaintedCell[] = [];

  constructor(clock: RepaintClock) {
    this.clock = clock;
  }

  cell(cell: PaintedCell): void {
    if (cell.queued) return;
    cell.queued = true;
    this.#cells.push(cell);
    this.#schedule();
  }

  signal(signal: Signal): void {
    if (signal.queued) return;
    signal.queued = true;
    this.#signals.push(signal);
    this.#schedule();
  }

  highlight(cell: PaintedCell): void {
    if (cell.highlighted) return;
    cell.highlighted = true;
    this.#highlighted.push(cell);
    if (this.#sweeping) return;
    this.#sweeping = true;
    this.#sweptAt = this.clock.now();
    this.clock.later(this.#sweepWhenQuiet, quietSweepInterval);
  }

  readonly #flush = (): void => {
    if (this.#sweeping) this.#sweep(frameSweepInterval);
    this.#scheduled = false;
    const cells = this.#cells;
    const signals = this.#signals;
    this.#cells = [];
    this.#signals = [];
    for (const cell of cells) {
      cell.queued = false;
      cell.tell();
    }
    for (const signal of signals) {
      signal.queued = false;
      signal.tell();
    }
  };

  /** Looks for highlights that are over, unless it did so less than `interval` ago. */
  #sweep(interval: number): void {
    const now = this.clock.now();
    if (now - this.#sweptAt < interval) return;
    this.#sweptAt = now;
    const before = now - oddsHighlight;
    const cells = this.#highlighted;
    let kept = 0;
    for (const cell of cells) {
      if (cell.movedAt > before && cell.watched) {
        cells[kept] = cell;
        kept += 1;
        continue;
      }
      cell.highlighted = false;
      if (cell.watched) cell.calm();
    }
    // In place: ten times a second a list of hundreds would be left behind.
    cells.length = kept;
  }

  readonly #sweepWhenQuiet = (): void => {
    this.#sweep(quietSweepInterval);
    this.#sweeping = this.#highlighted.length > 0;
    if (this.#sweeping) this.clock.later(this.#sweepWhenQuiet, this.#sweptAt + quietSweepInterval - this.clock.now());
  };

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.clock.nextFrame(this.#flush);
  }
}
