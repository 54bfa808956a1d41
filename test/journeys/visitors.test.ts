import { expect, test } from 'vitest';
import { sharedJourneys } from '../support/journey.ts';
import { desktop } from '../support/watched-page.ts';

// Visitors with the same options come to the same tab one after another (test/support/tabs.ts), unless it was spoilt. Nobody
// else has these.
const { site, visitor, expectComplaints } = sharedJourneys({ locale: 'en-IE' });

test('a visitor leaves traces of all kinds', async () => {
  const { page } = await visitor();
  await page.route('**/cms/**', (route) => route.abort());
  await page.goto(`${site().origin}/robots.txt`);
  await page.evaluate(async () => {
    localStorage.setItem('left', 'here');
    sessionStorage.setItem('left', 'here');
    await cookieStore.set('left', 'here');
    for (const step of ['#one', '#two']) history.pushState({}, '', step);
  });
  await page.setViewportSize({ width: 390, height: 844 });
});

const found = () => ({
  stored: [localStorage.length, sessionStorage.length, document.cookie],
  steps: history.length,
  size: { width: innerWidth, height: innerHeight },
  spoilt: 'spoilt' in window,
});

const nothing = { stored: [0, 0, ''], steps: 1, size: desktop.viewport, spoilt: false };

test('the next one goes on in his tab and finds none of them, and spoils it', async () => {
  const { page } = await visitor();
  expect(await page.evaluate(found)).toEqual(nothing);
  expectComplaints(/404/);
  expect(await page.evaluate(() => fetch('/cms/v1/nothing').then(({ status }) => status))).toBe(404);
  await page.addInitScript(() => Object.assign(window, { spoilt: true }));
  await page.reload();
  expect((await page.evaluate(found)).spoilt).toBe(true);
});

test('the one after him has a tab of his own', async () => {
  const { page } = await visitor();
  expect(page.url()).toBe('about:blank');
  await page.goto(`${site().origin}/robots.txt`);
  expect(await page.evaluate(found)).toMatchObject({ stored: nothing.stored, spoilt: false });
});
