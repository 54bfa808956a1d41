import { expect, test } from 'vitest';
import { ownImage, safeLink } from './link.ts';

test.each([
  ['/betting', true],
  ['/betting?sport=T&time=3h#top', true],
  ['/', true],
  ['https://example.com/a?b=c', true],
  ['http://example.com', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/%2f%2fevil.example', false],
  ['/a/../b', false],
  ['/%2e%2e/b', false],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['data:text/html,x', false],
  ['https:\\\\evil.example', false],
  [' https://example.com', false],
  ['betting', false],
  ['', false],
  [`/${'x'.repeat(300)}`, false],
])('a link to %s is allowed: %s', (url, allowed) => {
  expect(safeLink.safeParse(url).success).toBe(allowed);
});

test.each([
  ['/images/banners/live.svg', true],
  ['https://example.com/live.svg', false],
  ['/images/live.html', false],
  ['data:image/svg+xml,x', false],
])('a picture at %s is allowed: %s', (path, allowed) => {
  expect(ownImage.safeParse(path).success).toBe(allowed);
});
