import { expect, test } from 'vitest';
import { isRemembered } from './remembered-page.ts';

test.each([
  ['/', true],
  ['/betting?sport=T&time=3h', true],
  ['/live_betting?event=10245', true],
  ['/ticket_history', true],
  ['/casino', true],
  ['/casino_sections', true],
  ['/casino_section', false],
  ['/casino_section?section=slots', false],
  ['/Casino_Section/', false],
  ['/auth/login', false],
  ['/auth/reset-password?userId=1&token=secret', false],
  ['/logout', false],
  ['/callback?payment=7', false],
  ['/verification#token', false],
])('%s can be come back to: %s', (path, remembered) => {
  expect(isRemembered(path)).toBe(remembered);
});
