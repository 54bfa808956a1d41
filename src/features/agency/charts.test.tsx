import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shownView } from '../../../test/support/shown-view.tsx';
import { TurnoverChart } from './charts.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 0, 9, 12) }));
afterEach(() => vi.useRealTimers());

test.each([
  ['en', ['today', 'yesterday', 'Wed 7', '12 Dec 2025']],
  ['de', ['heute', 'gestern', 'Mi 7.', '12. Dez. 2025']],
] as const)('in %s the bars of the turnover name their days as all lists do', async (language, names) => {
  const days = ['2026-01-09', '2026-01-08', '2026-01-07', '2025-12-12'].map((day) => ({
    day,
    staked: 10,
    returned: 0,
  }));
  await shownView(<TurnoverChart days={days} />, language);
  expect(screen.getAllByRole('rowheader').map((head) => head.firstChild?.textContent)).toEqual(names);
});
