import { describe, expect, test } from 'vitest';
import { sandboxMaintenance, sandboxMatch, sandboxState, sandboxTicket } from '../../../contract/http/sandbox.ts';
import { commandName, commands } from './commands.ts';
import { type Field, filledIn, formVariants, inputSchema } from './form-fields.ts';
import { presets } from './presets.ts';

const fieldsOf = (variant: readonly Field[] = []) => Object.fromEntries(variant.map((field) => [field.name, field]));

/** Something that fits a field as its schema describes it. */
const example = (command: string, { name, kind, choices, min }: Field): string => {
  if (choices[0] !== undefined) return choices[0];
  if (kind === 'number' || kind === 'integer') return String(min ?? 1);
  return presets[command]?.[name]?.value ?? (kind === 'boolean' ? 'true' : 'x');
};

describe('the forms of the sandbox page', () => {
  test('are there for every command of the contract but those the page makes itself', () => {
    const names = commands.map(commandName);
    expect(names).toEqual(expect.arrayContaining(['ticket', 'market', 'match', 'maintenance', 'block', 'status']));
    expect(names).toEqual(expect.arrayContaining(['betlimit', 'sockets', 'token', 'drop', 'clock']));
    for (const own of ['state', 'matches', 'takeback']) expect(names).not.toContain(own);
  });

  test.each(commands.map((endpoint) => [commandName(endpoint), endpoint] as const))(
    'filled in whole, and with what is required alone, are what %s takes',
    (command, endpoint) => {
      for (const fields of formVariants(endpoint)) {
        const named = fieldsOf(fields);
        const fill = (only: (field: Field) => boolean) =>
          filledIn(fields, (name) => {
            const field = named[name];
            return field && only(field) ? example(command, field) : '';
          });
        for (const input of [fill(() => true), fill(({ required }) => required)]) {
          expect(inputSchema(endpoint)?.safeParse(input).success ?? true, JSON.stringify(input)).toBe(true);
        }
      }
    },
  );

  test('know choices, bounds, patterns and what is required', () => {
    const ticket = fieldsOf(formVariants(sandboxTicket)[0]);
    expect(ticket.outcome).toMatchObject({ kind: 'choice', required: true });
    expect(ticket.outcome?.choices).toContain('reoffer');
    expect(ticket.delayMs).toMatchObject({ kind: 'integer', required: false, min: 0, max: 600_000 });
    expect(ticket.username).toMatchObject({ kind: 'text', required: false, maxLength: 64 });
    expect(ticket.subcode?.max).toBeUndefined();
    expect(fieldsOf(formVariants(sandboxMatch)[0]).finish?.pattern).toBe('^(\\d{1,3}-\\d{1,3}|abandoned)$');
  });

  test('are one for each member of a union', () => {
    const variants = formVariants(sandboxMaintenance);
    expect(variants.map((fields) => fields.map(({ name, kind }) => [name, kind]))).toEqual([
      [['timeLeft', 'number']],
      [['off', 'fixed']],
    ]);
    expect(filledIn(variants[1] ?? [], () => '')).toEqual({ off: true });
  });

  test('have no field for a call that is sent nothing', () => {
    expect(formVariants(sandboxState)).toEqual([[]]);
  });
});
