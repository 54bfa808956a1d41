import { afterEach, expect, test } from 'vitest';
import type { Running } from '../running/running.tsx';
import { handOut } from './hand-out.ts';

const running = {} as Running;

afterEach(() => {
  delete document.documentElement.dataset.sandbox;
  delete window.matchday;
});

test('a page hands out its machines where its document says that testers are served, and nowhere else', () => {
  handOut(running);
  expect('matchday' in window).toBe(false);
  document.documentElement.dataset.sandbox = '';
  handOut(running);
  expect(window.matchday).toEqual({ running });
});
