import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AffiliateCalculation } from '../../../contract/entities/affiliate.ts';
import { shownView } from '../../../test/support/shown-view.tsx';
import { DayBars } from './day-bars.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 0, 9, 12) }));
afterEach(() => vi.useRealTimers());

test.each([
  ['en', ['today', 'yesterday', 'Wed 7', '12 Dec 2025']],
  ['rs', ['danas', 'juče', 'sre 7.', '12. dec 2025.']],
] as const)('in %s the bars of a month name their days as all lists do', async (language, names) => {
  const days = ['2026-01-09', '2026-01-08', '2026-01-07', '2025-12-12'].map((day) => ({ day, ngr: 10 }));
  await shownView(<DayBars days={days as AffiliateCalculation['days']} figure="ngr" />, language);
  expect(screen.getAllByRole('rowheader').map((head) => head.firstChild?.textContent)).toEqual(names);
});
