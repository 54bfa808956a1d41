import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Match } from '../../../../contract/entities/match.ts';
import { liveMatchOf } from '../../../../test/support/examples/match.ts';
import { shownView } from '../../../../test/support/shown-view.tsx';
import { OfferProvider } from '../../../offer/offer-context.tsx';
import { OfferStore } from '../../../offer/offer-store.ts';
import { LiveLine } from './live-line.tsx';

const match = liveMatchOf({ eventId: '1', matchPhase: { name: 'FH', timeMin: 12 }, results: { G: '1-0' } });
const topic = 'livematch:1';

/** The line of a selection in a slip whose match the feed tells of. */
const shown = async (locked: boolean, lockReason?: Match['lockReason']) => {
  const frames: (() => void)[] = [];
  const store = new OfferStore({ now: () => 0, nextFrame: (frame) => void frames.push(frame), later: () => undefined });
  store.seed(topic, [{ ...match, ...(lockReason ? { lockReason } : {}) }]);
  await shownView(
    <OfferProvider store={store}>
      <LiveLine eventId="1" locked={locked} />
    </OfferProvider>,
    'en',
  );
  const tell = (reason: Match['lockReason'] | null) =>
    act(() => {
      store.topic(topic).records.get('1')?.apply({ eventId: '1', lockReason: reason }, 0);
      for (const frame of frames.splice(0)) frame();
    });
  return { tell };
};

test('a locked selection says what happened in its match, and says it aloud', async () => {
  const { tell } = await shown(true, 'goal');
  const said = await screen.findByRole('status');
  expect(said.textContent).toBe('Goal · Market is suspended');
  await tell('var');
  expect(said.textContent).toBe('VAR check · Market is suspended');
});

test('where nothing says why, its market is suspended', async () => {
  const { tell } = await shown(true);
  const said = await screen.findByRole('status');
  expect(said.textContent).toBe('Market is suspended');
  await tell('suspended');
  expect(said.textContent).toBe('Market is suspended');
});

test('one that is open shows minute and score, and says nothing aloud', async () => {
  const { tell } = await shown(false);
  expect(await screen.findByText('12′ · 1st half · 1–0')).toBeTruthy();
  await tell('goal');
  expect(screen.getByRole('status').textContent).toBe('');
});
