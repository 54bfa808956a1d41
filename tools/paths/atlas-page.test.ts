import { expect, test } from 'vitest';
import { machines } from '../../machines/index.ts';
import { atlasOf } from '../../machines/testing/atlas.ts';
import { atlasPage } from './atlas-page.ts';
import { leavesOf, readable } from './readable.ts';

test('A state value is read as its leaves', () => {
  expect(leavesOf({ signedIn: { ping: 'asking', tokens: 'current' }, flags: {} })).toEqual([
    'signedIn.ping.asking',
    'signedIn.tokens.current',
    'flags',
  ]);
  expect(leavesOf('anonymous')).toEqual(['anonymous']);
});

test('A step says what happened, with what, and what is the case after it', () => {
  const after = JSON.stringify(['anonymous', ['nobody']]);
  expect(readable({ event: { type: 'xstate.done.actor.ping', output: { blocked: true } }, after })).toEqual({
    event: 'ping answered',
    payload: '{"blocked":true}',
    states: ['anonymous'],
    facts: '["nobody"]',
  });
});

test('The report is one file with every path, and nothing in its data ends the script', async () => {
  const entry = machines.find(({ id }) => id === 'notices');
  if (!entry) throw new Error('There is no machine of notices');
  const atlas = atlasOf(entry);
  const page = await atlasPage([{ atlas, entry, replays: { paths: {}, pictures: {} }, onScreens: null }]);
  for (const { id } of atlas.paths) expect(page).toContain(id);
  expect(page).not.toMatch(/(src|href)=/);
  expect(page.match(/<\/script>/g)).toHaveLength(2);
});
