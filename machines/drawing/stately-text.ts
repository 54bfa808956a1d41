import type { AnyStateMachine } from 'xstate';
import { configJson } from './config-json.ts';

const block = (name: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`  ${name}: {`, ...lines.map((line) => `    ${line},`), '  },'] : [];

/**
 * A machine as a self-contained file: it imports nothing but XState, so that it can be pasted into the Stately editor
 * or any project. Named effects do nothing there; guards are true, delays that depend on context are 0.
 */
export const statelyText = (id: string, machine: AnyStateMachine): string => {
  const { actors = {}, actions = {}, guards = {}, delays = {} } = machine.implementations;
  const each = (names: object, body: (name: string) => string) =>
    Object.keys(names).map((name) => `${JSON.stringify(name)}: ${body(name)}`);
  const lasting = (name: string) => (typeof delays[name] === 'number' ? String(delays[name]) : '0');
  return [
    Object.keys(actors).length > 0 ? "import { fromPromise, setup } from 'xstate';" : "import { setup } from 'xstate';",
    '',
    `export const ${id}Machine = setup({`,
    ...block(
      'actors',
      each(actors, () => 'fromPromise(async () => undefined)'),
    ),
    ...block(
      'actions',
      each(actions, () => '() => undefined'),
    ),
    ...block(
      'guards',
      each(guards, () => '() => true'),
    ),
    ...block('delays', each(delays, lasting)),
    `}).createMachine(${configJson(machine)});`,
    '',
  ].join('\n');
};
