import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ComponentProps, useCallback, useDeferredValue, useState } from 'react';
import type { TicketTraceFile } from '../../../contract/entities/ticket-trace.ts';
import { machines } from '../../../machines/index.ts';
import { useLatest, useRecords } from '../page-recording.ts';
import { Inspector } from './inspector.tsx';

const traced = 'ticket';

/** Follows when the browser has time for it: events come first, and what is drawn of them may skip some. */
const Following = (props: Omit<ComponentProps<typeof Inspector>, 'records' | 'latest'>) => {
  const records = useDeferredValue(useRecords());
  const latest = useDeferredValue(useLatest().get(props.entry.id));
  return <Inspector {...props} records={records} latest={latest} />;
};

/** The machines of this page at work: drawn, followed, looked back at, and poked. For developers. */
export const InspectorPage = () => {
  const { machine: asked } = useSearch({ from: '/_default/machines' });
  const navigate = useNavigate();
  const [trace, setTrace] = useState<TicketTraceFile | null>(null);
  const [whole, setWhole] = useState(false);
  const entry = machines.find(({ id }) => id === asked) ?? machines.find(({ id }) => id === traced);
  const toggleWhole = useCallback(() => setWhole((now) => !now), []);
  const load = useCallback(
    (loaded: TicketTraceFile | null) => {
      setTrace(loaded);
      if (loaded) navigate({ to: '/machines', search: { machine: traced } });
    },
    [navigate],
  );
  if (!entry) return null;
  return (
    <Following
      key={entry.id}
      entry={entry}
      trace={entry.id === traced ? trace : null}
      whole={whole}
      onWhole={toggleWhole}
      onTrace={load}
    />
  );
};
