import type { TicketTraceFile } from '../../../../contract/entities/ticket-trace.ts';
import { type TraceLine, traceLines } from './read-trace.ts';
import css from './trace-steps.module.css';

interface TraceStepsProps {
  trace: TicketTraceFile;
  chosen: TraceLine | null;
  onChoose(line: TraceLine): void;
}

/** What happened to an exported ticket, line by line; a line of the browser shows the state of its machine. */
export const TraceSteps = ({ trace, chosen, onChoose }: TraceStepsProps) => {
  const lines = traceLines(trace);
  const { server } = trace;
  const begin = lines[0]?.at ?? 0;
  const codes = [server.subcode, server.etsCode].filter((code) => code !== null);
  return (
    <section className={css.trace} aria-label="Ticket trace">
      <p className={css.head}>
        Ticket {trace.ticketId}: {server.status}
        {codes.length > 0 && `, code ${codes.join(', ')}`}. Exported {new Date(trace.exportedAt).toISOString()}.
      </p>
      <ol>
        {lines.map((line) => (
          <li key={line.key}>
            <button
              type="button"
              className={css.line}
              data-side={line.side}
              disabled={line.states === null}
              aria-current={line.key === chosen?.key}
              onClick={() => onChoose(line)}
            >
              <time className={css.time} dateTime={new Date(line.at).toISOString()}>
                +{((line.at - begin) / 1000).toFixed(3)} s
              </time>
              <span className={css.side}>{line.side}</span>
              <span className={css.text}>{line.text}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};
