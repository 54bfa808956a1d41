import type { Match, MatchChange } from '../../contract/entities/match.ts';
import type { FeedFrame, InitialData, LiveInactiveUpdate } from '../../contract/sockets/feedsocket.ts';
import type { MovedOdds } from '../../contract/sockets/packed-odds.ts';
import { MatchRecord } from './match-record.ts';
import type { Repaint } from './repaint.ts';
import { Signal } from './signal.ts';

/** `waiting` before the first snapshot, `fresh` while frames follow each other, `stale` after a gap or without a connection. */
export type TopicState = 'waiting' | 'fresh' | 'stale';

/** What became of a message; after a `gap` a snapshot has to be asked for. */
type Verdict = 'taken' | 'ignored' | 'gap';

/**
 * One topic of the feed: its matches and its place in the sequence of frames. Every topic keeps its own records, so
 * that a list (main markets) and a match view (all markets) of the same match never write over each other.
 */
export class OfferTopic {
  readonly records = new Map<string, MatchRecord>();
  readonly listSignal = new Signal();
  readonly stateSignal = new Signal();
  state: TopicState = 'waiting';
  #ids: readonly string[] | null = null;
  #seq = 0;
  #highest = 0;
  #awaiting = true;
  #askedAt = Number.POSITIVE_INFINITY;
  readonly #prematch: boolean;
  readonly #repaint: Repaint;

  constructor(name: string, repaint: Repaint) {
    this.#prematch = name.startsWith('prematch');
    this.#repaint = repaint;
  }

  /** Ids of the topic's matches; the same array until one comes or goes. */
  get ids(): readonly string[] {
    this.#ids ??= [...this.records.keys()];
    return this.#ids;
  }

  /** Of its first match. */
  get sport(): string | undefined {
    return this.records.values().next().value?.head.sport;
  }

  /** Matches that came by HTTP: they fill what the feed has not sent yet and never overwrite what it has. */
  seed(matches: readonly Match[]): void {
    for (const match of matches) {
      if (this.state === 'waiting' || !this.records.has(match.eventId)) this.#put(match);
    }
  }

  /** Frames mean nothing until the snapshot that was asked for arrives. */
  expectSnapshot(now: number): void {
    this.#awaiting = true;
    this.#askedAt = now;
  }

  /** Whether the snapshot that was asked for is still missing `patience` milliseconds later. */
  isOverdue(now: number, patience: number): boolean {
    return this.#awaiting && now - this.#askedAt >= patience;
  }

  /** The connection is gone, and with it the place in the sequence: a restarted server counts from the start. */
  lose(): void {
    this.#awaiting = true;
    this.#highest = 0;
    this.#become('stale');
  }

  /** `named` are the events that were asked for; undefined means the whole topic. */
  snapshot({ seq, matches }: InitialData, named: readonly string[] | undefined): Verdict {
    if (!this.#awaiting && seq < this.#seq) return 'ignored';
    const kept = new Set<string>();
    for (const match of matches) {
      kept.add(match.eventId);
      this.#put(match);
    }
    for (const id of [...this.records.keys()]) {
      if (kept.has(id)) continue;
      if (named === undefined || named.includes(id)) this.#leave(id);
      else this.#remove(id);
    }
    this.#seq = seq;
    this.#awaiting = this.#highest > seq;
    this.#become(this.#awaiting ? 'stale' : 'fresh');
    return this.#awaiting ? 'gap' : 'taken';
  }

  frame({ seq, matches, added }: FeedFrame): Verdict {
    const verdict = this.#advance(seq);
    if (verdict !== 'taken') return verdict;
    const now = this.#now();
    for (const change of matches) this.#change(change, now);
    if (!this.#prematch) {
      for (const match of added ?? []) this.#put(match);
    }
    return verdict;
  }

  odds({ seq, odds }: MovedOdds): Verdict {
    const verdict = this.#advance(seq);
    if (verdict !== 'taken') return verdict;
    const now = this.#now();
    for (const moved of odds) {
      const record = this.records.get(moved.eventId);
      if (record !== undefined && !record.locked) record.move(moved, now);
    }
    return verdict;
  }

  inactive({ seq, eventIds }: LiveInactiveUpdate): Verdict {
    const verdict = this.#advance(seq);
    if (verdict === 'taken') for (const id of eventIds) this.#leave(id);
    return verdict;
  }

  /** Prematch odds end at kick-off even when no message arrives. */
  lockStarted(now: number): void {
    if (!this.#prematch) return;
    for (const record of this.records.values()) {
      if (!record.locked && Date.parse(record.head.timeStart) <= now) record.lock();
    }
  }

  /** Whole milliseconds: every odd keeps when it moved, and a whole number needs no box of its own. */
  #now(): number {
    return Math.floor(this.#repaint.clock.now());
  }

  #advance(seq: number): Verdict {
    if (seq > this.#highest) this.#highest = seq;
    if (this.#awaiting || seq <= this.#seq) return 'ignored';
    if (seq > this.#seq + 1) {
      this.#awaiting = true;
      this.#become('stale');
      return 'gap';
    }
    this.#seq = seq;
    return 'taken';
  }

  #change(change: MatchChange, now: number): void {
    const record = this.records.get(change.eventId);
    if (record === undefined || record.locked) return;
    record.apply(change, now);
    if (this.#prematch && record.head.matchState !== 'NSY') record.lock();
  }

  /** A prematch row stays where it is, locked: nothing may move under the pointer. */
  #leave(eventId: string): void {
    if (this.#prematch) {
      this.records.get(eventId)?.lock();
      return;
    }
    this.#remove(eventId);
  }

  #remove(eventId: string): void {
    // A list that still shows the row (held under the pointer) must not offer its odds.
    this.records.get(eventId)?.lock();
    if (this.records.delete(eventId)) this.#relist();
  }

  #put(match: Match): void {
    const known = this.records.get(match.eventId);
    if (known === undefined) {
      this.records.set(match.eventId, new MatchRecord(match, this.#repaint));
      this.#relist();
    } else known.replace(match);
    if (this.#prematch && match.matchState !== 'NSY') this.records.get(match.eventId)?.lock();
  }

  #relist(): void {
    this.#ids = null;
    this.#repaint.signal(this.listSignal);
  }

  #become(state: TopicState): void {
    if (this.state === state) return;
    this.state = state;
    this.#repaint.signal(this.stateSignal);
  }
}
