import { configJson } from '../machines/drawing/config-json.ts';
import { diagramOf } from '../machines/drawing/diagram.ts';
import { mermaidOf } from '../machines/drawing/mermaid.ts';
import { machines } from '../machines/index.ts';

/** What is written into docs/machines; the guide there is not. */
export const isMachineFile = (name: string): boolean => /\.(json|mmd)$/.test(name);

/** The files of docs/machines, by name: the config of each machine, mappers left out, and its Mermaid diagram. */
export const machineFiles = (): Map<string, string> =>
  new Map(
    machines.flatMap(({ id, machine }) => [
      [`${id}.json`, `${configJson(machine)}\n`] as const,
      [`${id}.mmd`, mermaidOf(diagramOf(machine))] as const,
    ]),
  );
