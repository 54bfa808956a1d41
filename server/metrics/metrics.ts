import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** A figure that is read when the metrics are requested, by its label where it has one. */
export interface ReadFigure {
  name: string;
  help: string;
  /** Name of the label; null: the figure has none. */
  label: string | null;
  read(): Promise<Readonly<Record<string, number>>> | Readonly<Record<string, number>>;
}

/** What an operator watches, in the text that Prometheus reads. docs/operations.md explains what each figure warns of. */
export interface Metrics {
  answered(call: { method: string; route: string; status: number; seconds: number }): void;
  /** A ticket was accepted, rejected or reoffered, `seconds` after it arrived. */
  decided(outcome: string, seconds: number): void;
  /** A line of the log, by its level. */
  logged(level: string): void;
  /** News of this many topics was sent. */
  framed(topics: number): void;
  watch(figure: ReadFigure): void;
  /** Figures of the process itself: memory, event loop, processor. */
  watchProcess(): void;
  contentType: string;
  text(): Promise<string>;
}

/** Bounds in seconds: a ticket waits as long as its live delay. */
const callBounds = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10];
const ticketBounds = [0.1, 0.5, 1, 2, 5, 6, 8, 10, 15, 20, 30];

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  const calls = new Histogram({
    name: 'matchday_call_seconds',
    help: 'Answered HTTP calls by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: callBounds,
    registers,
  });
  const tickets = new Histogram({
    name: 'matchday_ticket_seconds',
    help: 'Tickets by outcome, and how long after their arrival it was told.',
    labelNames: ['outcome'],
    buckets: ticketBounds,
    registers,
  });
  const lines = new Counter({
    name: 'matchday_log_lines_total',
    help: 'Lines written to the log, by level.',
    labelNames: ['level'],
    registers,
  });
  const frames = new Counter({
    name: 'matchday_feed_frames_total',
    help: 'Frames of the offer that were made for sockets, one for each topic with news.',
    registers,
  });
  return {
    answered: ({ method, route, status, seconds }) => calls.observe({ method, route, status: String(status) }, seconds),
    decided: (outcome, seconds) => tickets.observe({ outcome }, seconds),
    logged: (level) => lines.inc({ level }),
    framed: (topics) => frames.inc(topics),
    watch: ({ name, help, label, read }) => {
      new Gauge({
        name,
        help,
        labelNames: label === null ? [] : [label],
        registers,
        async collect() {
          this.reset();
          for (const [which, value] of Object.entries(await read())) {
            if (label === null) this.set(value);
            else this.set({ [label]: which }, value);
          }
        },
      });
    },
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
};
