import { expect, test } from 'vitest';
import { documentFilesOf } from './service-worker.ts';

const documentOf = (site: string, styles: string) => `<!doctype html>
<script src="/mode.js"></script>
<script type="module" crossorigin src="/assets/rolldown-runtime-XKyaHtl.js"></script>
<script type="module" crossorigin src="/assets/${site}.js"></script>
<link rel="icon" href="/icons/icon.svg" />
<link rel="stylesheet" crossorigin href="/assets/${styles}.css">`;

test('a build is told by all that its document names, not by what builds share', () => {
  const [first, code, styles] = [
    documentFilesOf(documentOf('site-a', 'site-1')),
    documentFilesOf(documentOf('site-b', 'site-1')),
    documentFilesOf(documentOf('site-a', 'site-2')),
  ];
  expect(first).toEqual(['/assets/rolldown-runtime-XKyaHtl.js', '/assets/site-a.js', '/assets/site-1.css']);
  for (const other of [code, styles]) expect(other.every((file) => first.includes(file))).toBe(false);
});
