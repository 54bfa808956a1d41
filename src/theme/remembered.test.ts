// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { remembered } from './remembered.ts';

const flag = () => remembered<boolean>('flag', (text) => text === 'true', String);

afterEach(() => localStorage.clear());

test('what is set is told, stored, and there again for who comes next', () => {
  const first = flag();
  const heard: boolean[] = [];
  const unwatch = first.watch(() => heard.push(first.current()));
  expect(first.current()).toBe(false);
  first.set(true);
  unwatch();
  first.set(true);
  expect(heard).toEqual([true]);
  expect(localStorage.getItem('flag')).toBe('true');
  expect(flag().current()).toBe(true);
});

test('what another tab stored is taken over when it is asked for again', () => {
  const choice = flag();
  expect(choice.current()).toBe(false);
  localStorage.setItem('flag', 'true');
  expect(choice.current()).toBe(false);
  choice.again();
  expect(choice.current()).toBe(true);
});
