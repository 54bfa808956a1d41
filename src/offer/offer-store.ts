import type { Match } from '../../contract/entities/match.ts';
import type { FeedFrame, InitialData, LiveInactiveUpdate, SidebarUpdate } from '../../contract/sockets/feedsocket.ts';
import type { MovedOdds } from '../../contract/sockets/packed-odds.ts';
import { OfferTopic } from './offer-topic.ts';
import { Repaint, type RepaintClock } from './repaint.ts';
import { type CountsTopic, SidebarCounts } from './sidebar-counts.ts';
import { Signal } from './signal.ts';

/** How the store asks the feed for topics, by the sport of their first match. Subscribing again asks for a snapshot. */
export interface FeedPort {
  subscribe(topic: string, eventIds: readonly string[] | undefined, sport?: string): void;
  unsubscribe(topic: string, sport?: string): void;
}

/** Somebody who shows a topic; `eventIds` are the events he shows of it, all when undefined. */
interface Holder {
  eventIds: readonly string[] | undefined;
}

/** A topic outlives its last holder by this, so that a change of page or filter does not ask for everything again. */
const dropDelay = 2_000;
/** A page that is being drawn shows a topic before it holds it, on a slow device for seconds. */
const drawingDelay = 30_000;
const mostNamedEvents = 200;
/** A snapshot that takes longer will not come: the question or its answer was lost. */
const snapshotPatience = 5_000;

/** Live matches and odds, outside React and outside every machine: keyed, with listeners per leaf notified once a frame. */
export class OfferStore {
  connected = false;
  readonly connectionSignal = new Signal();
  /** Matches and messages of the offer that were broken and left out since the page was opened. */
  skipped = 0;
  readonly skippedSignal = new Signal();
  readonly counts: Record<CountsTopic, SidebarCounts> = {
    sidebar: new SidebarCounts(),
    live_sidebar: new SidebarCounts(),
  };
  readonly #topics = new Map<string, OfferTopic>();
  readonly #holders = new Map<string, Set<Holder>>();
  readonly #repaint: Repaint;
  #port: FeedPort | null = null;

  constructor(clock: RepaintClock) {
    this.#repaint = new Repaint(clock);
  }

  topic(name: string): OfferTopic {
    const known = this.#topics.get(name);
    if (known !== undefined) return known;
    const topic = new OfferTopic(name, this.#repaint);
    this.#topics.set(name, topic);
    this.#dropLater(name, drawingDelay);
    return topic;
  }

  /** Subscribes to a topic until the returned function is called. `eventIds` names the events a prematch list shows. */
  hold(name: string, eventIds?: readonly string[]): () => void {
    const topic = this.topic(name);
    const holders = this.#holders.get(name) ?? new Set();
    const before = holders.size === 0 ? null : this.#named(name);
    const holder = { eventIds };
    this.#holders.set(name, holders.add(holder));
    if (before === null || before?.join() !== this.#named(name)?.join()) this.#ask(name, topic);
    return () => {
      holders.delete(holder);
      if (holders.size === 0) this.#dropLater(name);
    };
  }

  /** The feed is there: every wanted topic is asked for again, because frames may have been missed. */
  attach(port: FeedPort): void {
    this.#port = port;
    this.#connect(true);
    for (const [name, topic] of this.#held()) this.#ask(name, topic);
  }

  /** The feed is gone: what is shown is kept and marked stale. */
  detach(): void {
    this.#port = null;
    this.#connect(false);
    for (const topic of this.#topics.values()) topic.lose();
  }

  seed(name: string, matches: readonly Match[]): void {
    this.topic(name).seed(matches);
  }

  takeSnapshot(data: InitialData): void {
    this.#settle(data.topic, (topic) => topic.snapshot(data, this.#named(data.topic)));
  }

  takeFrame(data: FeedFrame): void {
    this.#settle(data.topic, (topic) => topic.frame(data));
  }

  takeOdds(data: MovedOdds): void {
    this.#settle(data.topic, (topic) => topic.odds(data));
  }

  takeInactive(data: LiveInactiveUpdate): void {
    this.#settle(data.topic, (topic) => topic.inactive(data));
  }

  /** Counts matches and messages that could not be read. */
  readonly skip = (count: number): void => {
    this.skipped += count;
    this.skippedSignal.tell();
  };

  /** A match that could not be read takes no bets until a snapshot sends it whole again. */
  takeBroken(name: string, eventIds: readonly string[]): void {
    for (const eventId of eventIds) this.#topics.get(name)?.records.get(eventId)?.lock();
  }

  /** Counts are sent complete per time filter, so that neither order nor gaps matter. */
  takeCounts({ topic, sports }: SidebarUpdate): void {
    if (topic === 'sidebar' || topic === 'live_sidebar') this.counts[topic].take(sports);
  }

  /** Asks again for snapshots that did not come: no topic stays stale on a line that is up. */
  askAgain(): void {
    const now = this.#repaint.clock.now();
    for (const [name, topic] of this.#held()) if (topic.isOverdue(now, snapshotPatience)) this.#ask(name, topic);
  }

  lockStarted(now: number): void {
    for (const topic of this.#topics.values()) topic.lockStarted(now);
  }

  #settle(name: string, take: (topic: OfferTopic) => 'taken' | 'ignored' | 'gap'): void {
    const topic = this.#topics.get(name);
    if (topic !== undefined && take(topic) === 'gap') this.#ask(name, topic);
  }

  #ask(name: string, topic: OfferTopic): void {
    if (this.#port === null) return;
    topic.expectSnapshot(this.#repaint.clock.now());
    this.#port.subscribe(name, this.#named(name), topic.sport);
  }

  #held(): [string, OfferTopic][] {
    return [...this.#holders].flatMap(([name, { size }]) => (size > 0 ? [[name, this.topic(name)]] : []));
  }

  /** The events named by all holders together; undefined when one wants the whole topic. */
  #named(name: string): readonly string[] | undefined {
    const ids = new Set<string>();
    for (const { eventIds } of this.#holders.get(name) ?? []) {
      if (eventIds === undefined) return undefined;
      for (const id of eventIds) ids.add(id);
    }
    return ids.size > mostNamedEvents ? undefined : [...ids].sort();
  }

  #dropLater(name: string, delay = dropDelay): void {
    this.#repaint.clock.later(() => {
      if ((this.#holders.get(name)?.size ?? 0) > 0) return;
      if (this.#holders.delete(name)) this.#port?.unsubscribe(name, this.#topics.get(name)?.sport);
      this.#topics.delete(name);
    }, delay);
  }

  #connect(connected: boolean): void {
    if (this.connected === connected) return;
    this.connected = connected;
    this.#repaint.signal(this.connectionSignal);
  }
}
