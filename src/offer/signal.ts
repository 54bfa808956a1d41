/** A set of listeners that are notified together; `queued` keeps a signal from being in the same repaint twice. */
export class Signal {
  queued = false;
  #listeners: Set<() => void> | null = null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners ??= new Set();
    this.#listeners.add(listener);
    return () => this.#listeners?.delete(listener);
  };

  tell(): void {
    for (const listener of this.#listeners ?? []) listener();
  }
}
