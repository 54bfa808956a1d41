import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { nameOf } from '../../machines/testing/state-nodes.ts';

/** One event that a machine received, and what it made of it. */
export interface Recorded {
  seq: number;
  /** Milliseconds by the browser's clock. */
  at: number;
  machine: string;
  event: AnyEventObject;
  /** Id of the actor that sent it; null when it came from outside. */
  from: string | null;
  /** Names of the transitions taken, in their order; none when the machine did not listen. */
  transitions: readonly string[];
  /** Afterwards. */
  snapshot: AnyMachineSnapshot;
}

/** What the running machines of this page went through last. */
export interface Recording {
  inspect(inspection: InspectionEvent): void;
  /** Sends news, those of a moment together. */
  subscribe(listener: () => void): () => void;
  /** Oldest first; the same array until there is news. */
  records(): readonly Recorded[];
  /** The last record of each machine, also when it is no longer among the records. */
  latest(): ReadonlyMap<string, Recorded>;
  actorOf(machine: string): AnyActorRef | undefined;
}

interface RecordingOptions {
  size?: number;
  /** Calls back once, a moment later. */
  soon?: (tell: () => void) => void;
  now?: () => number;
}

const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;

const idOf = (ref: unknown): string | null =>
  typeof ref === 'object' && ref !== null && 'id' in ref ? String(ref.id) : null;

interface Receipt {
  seq: number;
  from: string | null;
}

/** Listens through XState's own inspection; keeps references only, so that following costs next to nothing. */
export const createRecording = ({
  size = 2_000,
  soon = (tell) => void setTimeout(tell, 100),
  now = Date.now,
}: RecordingOptions = {}): Recording => {
  const listeners = new Set<() => void>();
  const taken = new WeakMap<object, string[]>();
  const received = new WeakMap<object, WeakMap<AnyEventObject, Receipt>>();
  const actors = new Map<string, AnyActorRef>();
  let ring: Recorded[] = [];
  let seq = 0;
  let shown: readonly Recorded[] = [];
  let latest = new Map<string, Recorded>();
  let shownLatest: ReadonlyMap<string, Recorded> = latest;
  let toldSoon = false;

  const tell = () => {
    toldSoon = false;
    shown = ring.slice(-size);
    shownLatest = latest;
    latest = new Map(latest);
    for (const listener of listeners) listener();
  };

  /** An event is passed on as it is, so that only the receiver tells one receipt from another. */
  const noteReceipt = (receiver: object, event: AnyEventObject, from: string | null): Receipt => {
    const receipt = { seq: seq++, from };
    const receipts = received.get(receiver) ?? new WeakMap();
    received.set(receiver, receipts.set(event, receipt));
    return receipt;
  };

  const keep = (record: Recorded) => {
    // What a machine tells another meanwhile is done before it is done itself, but came later.
    let place = ring.length;
    while (place > 0 && (ring[place - 1]?.seq ?? 0) > record.seq) place -= 1;
    ring.splice(place, 0, record);
    // Cut rarely, so that a full ring is not copied for every event.
    if (ring.length > size * 2) ring = ring.slice(-size);
    latest.set(record.machine, record);
    if (toldSoon) return;
    toldSoon = true;
    soon(tell);
  };

  return {
    inspect(inspection) {
      const { actorRef } = inspection;
      if (inspection.type === '@xstate.event') noteReceipt(actorRef, inspection.event, idOf(inspection.sourceRef));
      if (inspection.type === '@xstate.microstep')
        taken.set(actorRef, [...(taken.get(actorRef) ?? []), ...inspection._transitions.map(nameOf)]);
      if (inspection.type !== '@xstate.snapshot' || !isMachineSnapshot(inspection.snapshot)) return;
      const { event, snapshot } = inspection;
      const machine = String(snapshot.machine.id);
      actors.set(machine, actorRef as AnyActorRef);
      const transitions = taken.get(actorRef) ?? [];
      taken.delete(actorRef);
      const receipt = received.get(actorRef)?.get(event) ?? noteReceipt(actorRef, event, null);
      keep({ ...receipt, at: now(), machine, event, transitions, snapshot });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    records: () => shown,
    latest: () => shownLatest,
    actorOf: (machine) => actors.get(machine),
  };
};
