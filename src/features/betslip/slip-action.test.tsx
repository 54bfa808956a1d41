import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { SlipSelection } from '../../../domain/ticket/slip-selection.ts';
import { answering } from '../../../machines/testing/recorder.ts';
import { ticketMachine } from '../../../machines/ticket/ticket.machine.ts';
import {
  exampleUserId,
  selectionOf,
  settingsOf,
  sharedSlipOf,
  walletOf,
} from '../../../machines/ticket/ticket-examples.ts';
import { shownView, startedPart } from '../../../test/support/shown-view.tsx';
import { SlipAction, SlipReasons } from './slip-action.tsx';

const both = (
  <>
    <SlipReasons />
    <SlipAction />
  </>
);

/** The slip of a player whose wallet asks for 50.00 at least. */
const slip = async (selections: SlipSelection[], stake: number, wallet_0 = 900_000) => {
  const ticket = createActor(
    ticketMachine.provide({ actors: { checkSelections: answering<never, never>().logic as never } }),
    { input: { stored: sharedSlipOf({ selections, stake }) } },
  ).start();
  ticket.send({ type: 'user.changed', userId: exampleUserId });
  ticket.send({ type: 'settings.changed', settings: settingsOf() });
  ticket.send({ type: 'wallet.changed', wallet: walletOf({ wallet_0 }) });
  const view = await shownView(both, 'en', { player: startedPart({ ticket }) as never });
  return { ...view, stake: () => ticket.getSnapshot().context.stake };
};

test.each([
  ['too low', 4_000, 'Raise to 50.00', 5_000],
  ['too high', 20_000_100, 'Lower the stake to 200,000.00', 20_000_000],
])('a stake that is %s is mended at one press', async (_, typed, words, mended) => {
  const { user, stake } = await slip([selectionOf('1')], typed);
  await user.click(await screen.findByRole('button', { name: words }));
  expect(stake()).toBe(mended);
});

test('a stake that is allowed has nothing to mend', async () => {
  await slip([selectionOf('1')], 5_000);
  expect(await screen.findAllByRole('button')).toHaveLength(1);
});

const gone = (eventId: string, lockedBy: 'started' | 'suspended') => selectionOf(eventId, { odd: '-', lockedBy });

test('a stake above the most and above the wallet has one way down: what the wallet can pay', async () => {
  await slip([selectionOf('1')], 20_000_100, 1_000);
  expect(await screen.findByText('The maximum stake is 200,000.00.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Lower/ })).toBeNull();
});

const begun = '1 match has begun. Delete its selection to pay.';
const locked = '1 selection is locked. Delete it to pay, or wait until it opens.';

test.each([
  ['a match that has begun', [gone('1', 'started')], [begun]],
  ['a market that may open again', [gone('2', 'suspended')], [locked]],
  ['one of each', [gone('1', 'started'), gone('2', 'suspended')], [begun, locked]],
])('what a player hears of %s', async (_, selections, words) => {
  await slip(selections, 5_000);
  for (const each of words) expect(await screen.findByText(each)).toBeTruthy();
  expect(screen.queryAllByText(/to pay/)).toHaveLength(words.length);
});
