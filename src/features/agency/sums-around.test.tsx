import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { appCases } from '../../../machines/app/app.cases.ts';
import { appMachine } from '../../../machines/app/app.machine.ts';
import { exampleReceiver } from '../../../machines/credit-transfer/credit-transfer.cases.ts';
import { sessionCases } from '../../../machines/session/session.cases.ts';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import { shownView } from '../../../test/support/shown-view.tsx';
import { SumsAround } from './sums-around.tsx';

test.each([
  [0, 'credit'],
  [500, 'credit, without 500.00 of bonus'],
])('a bonus of %d is named, for lists count it as credit and the transfer does not', async (bonus, about) => {
  const running = {
    app: createActor(appMachine, { input: appCases.input }),
    session: createActor(sessionMachine, { input: sessionCases.input }),
  };
  await shownView(<SumsAround receiver={{ ...exampleReceiver, bonus }} change={1_000} />, 'en', running);
  const row = screen.getByRole('row', { name: /^kosta/ });
  expect(row.querySelector('small')?.textContent).toBe(about);
  expect(row.textContent).toContain('4,120.50');
});
