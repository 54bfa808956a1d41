import { leafStates } from '../../../../machines/leaf-states.ts';
import type { Recorded } from '../../recording.ts';

const secretKeys = new Set(['access_token', 'refresh_token', 'accessToken', 'token', 'password']);

/** JSON without secrets: a test is written down and shared. The same secret gets the same name everywhere. */
const publicJson = () => {
  const names = new Map<unknown, string>();
  const hide = (key: string, value: unknown): unknown => {
    if (value instanceof Error) return String(value);
    if (!secretKeys.has(key) || typeof value !== 'string') return value;
    const name = names.get(value) ?? `secret-${names.size + 1}`;
    names.set(value, name);
    return name;
  };
  return (value: unknown): string => JSON.stringify(value, hide) ?? 'undefined';
};

/** `authForm` is in auth-form/auth-form.machine.ts. */
export const fileNameOf = (machine: string): string => machine.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`);

/**
 * What a machine went through, as a journey test for its folder. Answers of actors and timers are events like any
 * other; what it did not listen to is left out. Without its start among the records the journey begins in the first
 * state known.
 */
export const journeyText = (machine: string, records: readonly Recorded[]): string => {
  const [first, ...rest] = records;
  if (!first) return '';
  const json = publicJson();
  const steps = rest.filter(({ transitions }) => transitions.length > 0);
  const last = (steps.at(-1) ?? first).snapshot.value;
  const { event, snapshot } = first;
  const start =
    event.type === 'xstate.init'
      ? `input: ${json(event.input)} as never`
      : `snapshot: machine.resolveState({ value: ${json(snapshot.value)}, context: ${json(snapshot.context)} as never })`;
  return [
    "import { expect, test } from 'vitest';",
    "import { createActor, SimulatedClock } from 'xstate';",
    "import { testable } from '../testing/testable.ts';",
    `import { ${machine}Machine } from './${fileNameOf(machine)}.machine.ts';`,
    '',
    `test('the machine ${machine} ends in ${leafStates(last).join(' and ') || 'its only state'}', () => {`,
    `  const { machine } = testable(${machine}Machine);`,
    `  const actor = createActor(machine, { clock: new SimulatedClock(), ${start} }).start();`,
    '  const after = (event: object) => {',
    '    actor.send(event as never);',
    '    return actor.getSnapshot().value;',
    '  };',
    `  expect(actor.getSnapshot().value).toEqual(${json(snapshot.value)});`,
    ...steps.map((step) => `  expect(after(${json(step.event)})).toEqual(${json(step.snapshot.value)});`),
    '});',
    '',
  ].join('\n');
};
