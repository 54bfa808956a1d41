import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import type { TicketTraceFile } from '../../../../contract/entities/ticket-trace.ts';
import css from '../tools/tools.module.css';
import { readTrace } from './read-trace.ts';

export const LoadTrace = ({ onLoad }: { onLoad(trace: TicketTraceFile): void }) => {
  const [refused, setRefused] = useState(false);
  const load = async (file: File | undefined) => {
    if (!file) return;
    const trace = readTrace(await file.text());
    setRefused(trace === null);
    if (trace) onLoad(trace);
  };
  return (
    <label className={css.button}>
      <IconFileImport size={16} stroke={1.75} aria-hidden />
      <span aria-live="polite">{refused ? 'That is no ticket trace' : 'Load a ticket trace'}</span>
      <input
        type="file"
        accept="application/json,.json"
        className="visually-hidden"
        onChange={(change) => load(change.target.files?.[0])}
      />
    </label>
  );
};
