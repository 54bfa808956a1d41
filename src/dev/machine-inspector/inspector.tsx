import { memo, Suspense, useMemo, useState } from 'react';
import type { TicketTraceFile } from '../../../contract/entities/ticket-trace.ts';
import { machines } from '../../../machines/index.ts';
import type { MachineEntry } from '../../../machines/machine-cases.ts';
import type { Recorded } from '../recording.ts';
import { MachineDiagram } from './diagram/machine-diagram.tsx';
import css from './inspector.module.css';
import { InspectorHead } from './inspector-head.tsx';
import { EventLog } from './log/event-log.tsx';
import { RecordDetails } from './log/record-details.tsx';
import { type Past, TimeTravel } from './log/time-travel.tsx';
import { MachineList } from './machine-list.tsx';
import { marksOf, marksOfStep } from './shown.ts';
import { SendEvent } from './tools/send-event.tsx';
import type { TraceLine } from './trace/read-trace.ts';
import { TraceSteps } from './trace/trace-steps.tsx';

interface InspectorProps {
  entry: MachineEntry;
  /** Of all machines, oldest first. */
  records: readonly Recorded[];
  /** What the machine went through last. */
  latest: Recorded | undefined;
  trace: TicketTraceFile | null;
  onTrace(trace: TicketTraceFile | null): void;
  /** Whether it takes the whole window. */
  whole: boolean;
  onWhole(): void;
}

/** One machine with everything that can be known about it; a past moment or an exported ticket takes the place of now. */
export const Inspector = memo(({ entry, records, latest, trace, onTrace, whole, onWhole }: InspectorProps) => {
  const { id, machine } = entry;
  const [past, setPast] = useState<Past | null>(null);
  const [line, setLine] = useState<TraceLine | null>(null);
  const own = useMemo(() => records.filter((record) => record.machine === id), [records, id]);
  const shown = past?.records ?? own;
  const record = past ? past.records[past.index] : latest;
  const step = trace ? line?.states : null;
  const marks = useMemo(() => {
    if (trace) return marksOfStep(id, { states: [...(step ?? [])] });
    return marksOf(record);
  }, [id, trace, step, record]);

  return (
    <div className={css.inspector} data-whole={whole}>
      <MachineList machines={machines} chosen={id} />
      <div className={css.machine}>
        <InspectorHead
          entry={entry}
          records={past ? shown.slice(0, past.index + 1) : shown}
          trace={trace}
          onTrace={onTrace}
          whole={whole}
          onWhole={onWhole}
        />
        <Suspense fallback={<p className={css.drawing}>Drawing {id} ...</p>}>
          <MachineDiagram machine={machine} marks={marks} />
        </Suspense>
        <div className={css.dock} data-trace={trace !== null}>
          {trace ? (
            <TraceSteps trace={trace} chosen={line} onChoose={setLine} />
          ) : (
            <>
              <div className={css.log}>
                <TimeTravel past={past} records={own} onLook={setPast} />
                <EventLog
                  records={shown}
                  chosen={record}
                  onChoose={(chosen) => setPast({ records: shown, index: shown.indexOf(chosen) })}
                />
              </div>
              {record && <RecordDetails record={record} before={shown[shown.indexOf(record) - 1]} />}
              <SendEvent entry={entry} latest={latest} past={past !== null} />
            </>
          )}
        </div>
      </div>
    </div>
  );
});
