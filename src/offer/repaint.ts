import { oddsHighlight } from '../../domain/limits.ts';
import type { OddCell } from './odd-cell.ts';
import type { Signal } from './signal.ts';

/** What a repaint needs of its surroundings, so that a test can drive time by hand. */
export interface RepaintClock {
  now(): number;
  /** Calls back before the browser paints next. */
  nextFrame(callback: () => void): void;
  later(callback: () => void, milliseconds: number): void;
}

const sweepInterval = 250;

/**
 * Collects what changed between two frames and tells the listeners once. The end of a highlight is found by one sweep
 * over the highlighted cells: a CSS transition or a timer per cell costs several times as much.
 */
export class Repaint {
  readonly clock: RepaintClock;
  #cells: OddCell[] = [];
  #signals: Signal[] = [];
  #scheduled = false;
  #sweeping = false;
  #highlighted: OddCell[] = [];

  constructor(clock: RepaintClock) {
    this.clock = clock;
  }

  cell(cell: OddCell): void {
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

  highlight(cell: OddCell): void {
    if (cell.highlighted) return;
    cell.highlighted = true;
    this.#highlighted.push(cell);
    if (this.#sweeping) return;
    this.#sweeping = true;
    this.clock.later(this.#sweep, sweepInterval);
  }

  readonly #flush = (): void => {
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

  readonly #sweep = (): void => {
    const before = this.clock.now() - oddsHighlight;
    this.#highlighted = this.#highlighted.filter((cell) => {
      if (cell.movedAt > before && cell.watched) return true;
      cell.highlighted = false;
      if (cell.watched) cell.calm();
      return false;
    });
    this.#sweeping = this.#highlighted.length > 0;
    if (this.#sweeping) this.clock.later(this.#sweep, sweepInterval);
  };

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.clock.nextFrame(this.#flush);
  }
}
