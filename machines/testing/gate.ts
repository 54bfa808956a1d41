import type { MachineEntry } from '../machine-cases.ts';
import { checkConfig } from './check-config.ts';
import type { Path } from './explore.ts';
import { notJson } from './not-json.ts';
import { nameOf, nodesOf, transitionsOf } from './state-nodes.ts';
import { coverOf, type Walks, walkEdges } from './walk.ts';

export interface GateReport {
  paths: number;
  /** Each list is empty when the machine passes; its entries are what to look at. */
  transitionsNotTaken: string[];
  statesNotVisited: string[];
  guardsOneWay: string[];
  differences: string[];
  habitsBroken: string[];
  contextNotJson: string[];
  /** The fewest paths found that take every transition: what a tester reads. */
  cover: Path[];
}

/** What the walks of a machine's edges never reached. */
export const gateOf = (entry: MachineEntry, { machine, walks, taken, visited, guardAnswers }: Walks): GateReport => ({
  paths: walks.length,
  transitionsNotTaken: transitionsOf(machine)
    .filter((transition) => !taken.has(transition))
    .map(nameOf),
  statesNotVisited: nodesOf(machine)
    .map(({ id }) => id)
    .filter((id) => !visited.has(id)),
  guardsOneWay: [...guardAnswers]
    .filter(([, answers]) => answers.size < 2)
    .map(([name, answers]) => (answers.size === 0 ? `${name} is never asked` : `${name} is always ${[...answers][0]}`)),
  differences: walks.flatMap(({ difference }) => difference ?? []),
  habitsBroken: checkConfig(entry.machine),
  contextNotJson: [...new Set(walks.flatMap(({ context }) => notJson(context, 'context')))],
  cover: coverOf(walks).map(({ path }) => path),
});

/** Walks every edge of a machine and reports what was never reached; throws when there are more of them than `limit`. */
export const gate = (entry: MachineEntry, limit?: number): GateReport => gateOf(entry, walkEdges(entry, limit));
