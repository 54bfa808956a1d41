import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { realityCheckMachine } from '../../machines/reality-check/reality-check.machine.ts';
import { shownView, startedPart } from '../../test/support/shown-view.tsx';
import RealityCheckDialog from './reality-check-dialog.tsx';

const askingAfter = (minutes: number) => {
  const stretch = { userId: 'mira', startedAt: 0, checkedAt: 0, seenAt: minutes * 60_000 };
  const snapshot = realityCheckMachine.resolveState({
    value: { on: 'asking' },
    context: { player: null, stretch, now: stretch.seenAt, played: [] },
  });
  return createActor(realityCheckMachine, { snapshot });
};

test.each([
  [45, 'play:check.titleMinutes', { minutes: 45 }],
  [120, 'play:check.titleHours', { hours: 2 }],
  [125, 'play:check.title', { hours: 2, minutes: 5 }],
])('%i minutes of play are said in the units that they have', async (minutes, title, parts) => {
  const limits = startedPart({ realityCheck: askingAfter(minutes) });
  const { words } = await shownView(<RealityCheckDialog />, 'de', { playLimits: limits as never });
  expect(screen.getByRole('alertdialog', { name: words(title, parts) })).toBeTruthy();
});
