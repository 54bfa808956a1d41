import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Match, MatchChange, SelectionPrice } from '../../../contract/entities/match.ts';
import { noFavourites } from '../../../domain/offer/favourites.ts';
import { liveMatchOf } from '../../../test/support/examples/match.ts';
import { shownView } from '../../../test/support/shown-view.tsx';
import { columnsFor } from '../../board/columns.ts';
import { FavouritesProvider } from '../../offer/favourites-desk.ts';
import { MatchRecord } from '../../offer/match-record.ts';
import { OddsDeskProvider } from '../../offer/odds-desk.ts';
import { Repaint } from '../../offer/repaint.ts';
import { LiveRow } from './live-row.tsx';

const prices = (MS: SelectionPrice['MS']): Match['markets'] => ({
  '1X2': { '1': { O: 2, MS }, X: { O: 3, MS }, '2': { O: 4, MS } },
});

const match = liveMatchOf({ eventId: '1', markets: prices('OPEN'), results: { G: '0-0' } });

/** The row of a match that a test moves by hand. */
const shown = async (language: 'en' | 'ru' = 'en') => {
  const frames: (() => void)[] = [];
  const clock = { now: () => 0, nextFrame: (frame: () => void) => void frames.push(frame), later: () => undefined };
  const record = new MatchRecord(match, new Repaint(clock));
  const desk = { listen: () => undefined, unlisten: () => undefined, isChosen: () => false, press: () => undefined };
  const favourites = { subscribe: () => () => undefined, favourites: () => noFavourites, toggle: () => undefined };
  const links = { href: () => '/', handlers: {} } as never;
  await shownView(
    <FavouritesProvider value={favourites}>
      <OddsDeskProvider value={desk}>
        <LiveRow
          record={record}
          groups={columnsFor('F', 320)}
          links={links}
          open={false}
          far={false}
          phone={false}
          fits={() => true}
        />
      </OddsDeskProvider>
    </FavouritesProvider>,
    language,
  );
  const tell = (change: Omit<MatchChange, 'eventId'>) =>
    act(() => {
      record.apply({ eventId: '1', ...change }, 0);
      for (const frame of frames.splice(0)) frame();
    });
  return { tell };
};

const odds = () => screen.getAllByRole('button').filter((button) => 'odd' in button.dataset);

test('a locked row says why in the place of its odds, which stay where they are, until it is open again', async () => {
  const { tell } = await shown();
  const before = odds();
  await tell({ markets: prices('SUSPENDED'), lockReason: 'suspended' });
  expect(screen.getByText('Suspended')).toBeTruthy();
  await tell({ results: { G: '1-0' }, lockReason: 'goal' });
  expect(screen.getByText('Goal')).toBeTruthy();
  expect(screen.queryByText('Suspended')).toBeNull();
  await tell({ lockReason: 'var' });
  expect(screen.getByText('VAR check')).toBeTruthy();
  await tell({ lockReason: 'redCard', stats: { PN: '1-0' } });
  expect(screen.getByText('Red card')).toBeTruthy();
  expect(odds()).toEqual(before);
  // Hundreds of rows lock in an evening: none is announced.
  expect(screen.queryByRole('status')).toBeNull();
  await tell({ markets: prices('OPEN'), lockReason: null });
  expect(screen.queryByText('Red card')).toBeNull();
  expect(odds().map((odd) => odd.getAttribute('aria-disabled'))).toEqual(['false', 'false', 'false']);
});

test('a feed that says no reason leaves the locks as they are', async () => {
  const { tell } = await shown('ru');
  await tell({ markets: prices('SUSPENDED') });
  expect(odds().map((odd) => odd.getAttribute('aria-disabled'))).toEqual(['true', 'true', 'true']);
  expect(screen.queryByText('Остановлено')).toBeNull();
});
