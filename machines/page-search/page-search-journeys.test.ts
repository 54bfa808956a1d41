import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { pageSearchMachine } from './page-search.machine.ts';

const start = (address = '') => {
  const searched: string[] = [];
  const clock = new SimulatedClock();
  const machine = pageSearchMachine.provide({ actions: { search: ({ context }) => searched.push(context.words) } });
  const actor = createActor(machine, { clock }).start();
  actor.send({ type: 'field.entered', words: address });
  const type = (words: string) => actor.send({ type: 'words.typed', words });
  return { actor, clock, searched, type };
};

test('words are searched for when they have rested for 200 ms, counted from the last letter', () => {
  const { actor, clock, searched, type } = start();
  type('par');
  clock.increment(199);
  type('part');
  clock.increment(199);
  expect(searched).toEqual([]);
  clock.increment(1);
  expect([actor.getSnapshot().value, searched]).toEqual([{ entered: 'resting' }, ['part']]);
  clock.increment(1_000);
  expect(searched).toEqual(['part']);
});

test('Enter searches at once, only once, and leaves the field', () => {
  const { actor, clock, searched, type } = start();
  type('partizan');
  actor.send({ type: 'words.asked' });
  expect([actor.getSnapshot().value, searched]).toEqual(['left', ['partizan']]);
  clock.increment(1_000);
  actor.send({ type: 'field.left' });
  expect([actor.getSnapshot().value, searched]).toEqual(['left', ['partizan']]);
});

test('Escape clears the field and its search, and leaves a field that is empty', () => {
  const { actor, clock, searched } = start('partizan');
  const is = () => [actor.getSnapshot().value, actor.getSnapshot().context.words];
  actor.send({ type: 'words.cleared' });
  clock.increment(1_000);
  expect([is(), searched]).toEqual([[{ entered: 'resting' }, ''], ['']]);
  actor.send({ type: 'words.cleared' });
  expect(is()).toEqual(['left', '']);
});

test('a field that is left empty before it rested has ended its search', () => {
  const { actor, searched, type } = start('partizan');
  type('');
  actor.send({ type: 'words.cleared' });
  expect([actor.getSnapshot().value, searched]).toEqual(['left', ['']]);
});

test('who leaves the field before his words have rested has searched for them', () => {
  const { actor, clock, searched, type } = start();
  type('partizan');
  actor.send({ type: 'field.left' });
  clock.increment(1_000);
  expect([actor.getSnapshot().value, searched]).toEqual(['left', ['partizan']]);
});

test('entering and leaving the field searches for nothing', () => {
  const { actor, clock, searched } = start('partizan');
  expect(actor.getSnapshot().context.words).toBe('partizan');
  clock.increment(1_000);
  actor.send({ type: 'field.left' });
  expect([actor.getSnapshot().value, searched]).toEqual(['left', []]);
});

test('words that have not rested are forgotten with their page', () => {
  const { actor, clock, searched, type } = start();
  type('partizan');
  actor.send({ type: 'field.gone' });
  clock.increment(1_000);
  expect([actor.getSnapshot().value, searched]).toEqual(['left', []]);
});
