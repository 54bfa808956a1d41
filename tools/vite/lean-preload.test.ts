// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { helper } from './lean-preload.ts';

type Preload = <Part>(load: () => Promise<Part>, styles?: string[]) => Promise<Part | undefined>;

let count = 0;
/** The helper as a page that was just opened has it. */
const opened = async (): Promise<Preload> => {
  count += 1;
  const page = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(helper)}//${count}`);
  return page.__vitePreload;
};

const links = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
const answer = (type: 'load' | 'error') => document.querySelector('link')?.dispatchEvent(new Event(type));

afterEach(() => {
  document.head.replaceChildren();
});

test('asks for code and styles at once, and waits for both', async () => {
  const preload = await opened();
  const load = vi.fn(async () => 'part');
  const part = preload(load, ['assets/part.css']);
  expect(load).toHaveBeenCalledOnce();
  expect(links()).toEqual(['/assets/part.css']);
  const settled = vi.fn();
  void part.then(settled);
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  answer('load');
  expect(await part).toBe('part');
});

test('asks for the styles of several parts once, and not for those of the document', async () => {
  const preload = await opened();
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/page.css">';
  expect(await preload(async () => 'page', ['assets/page.css'])).toBe('page');
  const parts = [preload(async () => 1, ['assets/shared.css']), preload(async () => 2, ['assets/shared.css'])];
  expect(links()).toEqual(['/assets/page.css', '/assets/shared.css']);
  document.querySelector('link:last-of-type')?.dispatchEvent(new Event('load'));
  expect(await Promise.all(parts)).toEqual([1, 2]);
});

test('tells of styles that do not come, and asks for them again the next time', async () => {
  const preload = await opened();
  const told = vi.fn();
  window.addEventListener('vite:preloadError', told, { once: true });
  const part = preload(async () => 'part', ['assets/part.css']);
  answer('error');
  await expect(part).rejects.toThrow('/assets/part.css');
  expect(told).toHaveBeenCalledOnce();
  expect(links()).toEqual([]);
  const again = preload(async () => 'part', ['assets/part.css']);
  answer('load');
  expect(await again).toBe('part');
});

test('who hears of a failure may keep it from being thrown', async () => {
  const preload = await opened();
  window.addEventListener('vite:preloadError', (event) => event.preventDefault(), { once: true });
  expect(await preload(() => Promise.reject(new Error('no code')))).toBeUndefined();
});
