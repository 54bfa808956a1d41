import type { TraceStep } from '../../../contract/entities/ticket-trace.ts';
import type { Recorded } from '../recording.ts';

/** What is marked in a drawing: ids of states, names of transitions. */
export interface Marks {
  active: readonly string[];
  taken: readonly string[];
}

export const nothing: Marks = { active: [], taken: [] };

export const marksOf = (record: Recorded | undefined): Marks =>
  record ? { active: record.snapshot._nodes.map(({ id }: { id: string }) => id), taken: record.transitions } : nothing;

/** States of an exported ticket, as ids of the machine's nodes: every state lies in those before it. */
export const marksOfStep = (machine: string, { states }: Pick<TraceStep, 'states'>): Marks => {
  const ids = states.flatMap((path) => {
    const keys = path.split('.');
    return keys.map((_, depth) => [machine, ...keys.slice(0, depth + 1)].join('.'));
  });
  return { active: [machine, ...new Set(ids)], taken: [] };
};
