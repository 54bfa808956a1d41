import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isPageAtRest } from './page-at-rest.ts';

test.each([
  ['a list', <ul key="list" />, true],
  [
    'an empty form',
    <form key="form">
      <input type="search" defaultValue="" />
    </form>,
    true,
  ],
  [
    'a switch in a form',
    <form key="form">
      <input type="checkbox" defaultChecked />
    </form>,
    true,
  ],
  ['a stake of the slip, which outlives a reload', <input key="stake" defaultValue="100" />, true],
  [
    'what was written into a form',
    <form key="form">
      <textarea defaultValue="Dear" />
    </form>,
    false,
  ],
  ['an open dialog', <dialog key="dialog" open />, false],
  ['a closed dialog', <dialog key="dialog" />, true],
  ['a game', <iframe key="game" title="game" />, false],
])('a page with %s', (_, content, rests) => {
  render(content);
  expect(isPageAtRest()).toBe(rests);
});
