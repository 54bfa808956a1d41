import { expect, test } from 'vitest';
import { holdCalls } from '../support/replays/held-calls.ts';
import { workerBrowser } from '../support/worker.ts';

const opened = async () => {
  const page = await (await workerBrowser()).newPage();
  await page.route('http://site.test/', (route) => route.fulfill({ contentType: 'text/html', body: '<p>site</p>' }));
  await page.goto('http://site.test/');
  return { page, calls: await holdCalls(page, ['/ping']) };
};

test('An answer goes to the call that is waited for, not to one that the page gave up a moment before', async () => {
  const { page, calls } = await opened();
  await page.evaluate(() => {
    const left = new AbortController();
    fetch('/ping', { signal: left.signal }).catch(() => undefined);
    Object.assign(window, { left });
  });
  await expect.poll(() => calls.isUnderWay('/ping')).toBe(true);
  await page.evaluate(() => {
    (window as unknown as { left: AbortController }).left.abort();
    Object.assign(window, { second: fetch('/ping').then((response) => response.json()) });
  });
  await calls.answer('/ping', 200, { answer: 'heard' });
  const second = page.evaluate(() => (window as unknown as { second: Promise<unknown> }).second);
  expect(await second).toEqual({ answer: 'heard' });
});

test('A call that is cut has no answer for the page', async () => {
  const { page, calls } = await opened();
  const answered = page.evaluate(() =>
    fetch('/ping').then(
      () => true,
      () => false,
    ),
  );
  await calls.cut('/ping');
  expect(await answered).toBe(false);
});
