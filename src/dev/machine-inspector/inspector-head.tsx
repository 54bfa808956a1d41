import { IconArrowsDiagonal, IconArrowsDiagonalMinimize2, IconX } from '@tabler/icons-react';
import type { TicketTraceFile } from '../../../contract/entities/ticket-trace.ts';
import { configJson } from '../../../machines/drawing/config-json.ts';
import { scxmlOf } from '../../../machines/drawing/scxml.ts';
import { statelyText } from '../../../machines/drawing/stately-text.ts';
import type { MachineEntry } from '../../../machines/machine-cases.ts';
import { nodesOf, transitionsOf } from '../../../machines/testing/state-nodes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Recorded } from '../recording.ts';
import css from './inspector-head.module.css';
import { CopyButton } from './tools/copy-button.tsx';
import { journeyText } from './tools/journey-text.ts';
import { LoadTrace } from './trace/load-trace.tsx';

interface InspectorHeadProps {
  entry: MachineEntry;
  /** What would be copied as a test. */
  records: readonly Recorded[];
  trace: TicketTraceFile | null;
  onTrace(trace: TicketTraceFile | null): void;
  whole: boolean;
  onWhole(): void;
}

/** Which machine it is, and what can be taken away from here or brought along. */
export const InspectorHead = ({ entry, records, trace, onTrace, whole, onWhole }: InspectorHeadProps) => {
  const { id, machine } = entry;
  return (
    <header className={css.head}>
      <title>{`${id} · machines`}</title>
      <h1 className={css.title}>{id}</h1>
      <p className={css.figures}>
        {nodesOf(machine).length} states, {transitionsOf(machine).length} transitions
      </p>
      <CopyButton label="Copy for Stately" text={() => statelyText(id, machine)} />
      <CopyButton label="Copy as JSON" text={() => configJson(machine)} />
      <CopyButton label="Copy as SCXML" text={() => scxmlOf(machine)} />
      <CopyButton label="Copy as test" disabled={records.length === 0} text={() => journeyText(id, records)} />
      {trace ? (
        <IconButton label="Close the ticket trace" onClick={() => onTrace(null)}>
          <IconX size={18} stroke={1.75} aria-hidden />
        </IconButton>
      ) : (
        <LoadTrace onLoad={onTrace} />
      )}
      <IconButton label={whole ? 'Beside the slip' : 'Whole window'} onClick={onWhole}>
        {whole ? (
          <IconArrowsDiagonalMinimize2 size={18} stroke={1.75} aria-hidden />
        ) : (
          <IconArrowsDiagonal size={18} stroke={1.75} aria-hidden />
        )}
      </IconButton>
    </header>
  );
};
