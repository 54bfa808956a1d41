import { Link } from '@tanstack/react-router';
import { leafStates } from '../../../machines/leaf-states.ts';
import type { MachineEntry } from '../../../machines/machine-cases.ts';
import { useLatest } from '../page-recording.ts';
import css from './machine-list.module.css';

interface MachineListProps {
  machines: readonly MachineEntry[];
  chosen: string;
}

export const MachineList = ({ machines, chosen }: MachineListProps) => {
  const latest = useLatest();
  return (
    <nav className={css.list} aria-label="Machines">
      {machines.map(({ id }) => {
        const record = latest.get(id);
        return (
          <Link key={id} to="/machines" search={{ machine: id }} className={css.machine} aria-current={id === chosen}>
            <span className={css.name} data-running={record !== undefined}>
              {id}
            </span>
            <span className={css.state}>
              {record ? leafStates(record.snapshot.value).join(', ') || 'running' : 'not running'}
            </span>
          </Link>
        );
      })}
    </nav>
  );
};
