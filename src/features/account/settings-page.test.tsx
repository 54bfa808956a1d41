import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Language } from '../../../contract/entities/scalars.ts';
import type { Profile } from '../../../contract/http/base-users.ts';
import type { PlayerSession } from '../../../contract/http/kcmanager-accounts.ts';
import {
  type AuthFormReport,
  authFormMachine,
  type SentForm,
  type TakenForm,
} from '../../../machines/auth-form/auth-form.machine.ts';
import { emailConfirmationMachine } from '../../../machines/email-confirmation/email-confirmation.machine.ts';
import { answering, recording } from '../../../machines/testing/recorder.ts';
import { shownView, startedPart } from '../../../test/support/shown-view.tsx';
import { SettingsPage } from './settings-page.tsx';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1';
const here: PlayerSession = {
  id: 'here',
  current: true,
  startedAt: '2026-03-01T09:00:00.000Z',
  seenAt: '2026-03-02T09:00:00.000Z',
  rememberMe: false,
  device: null,
};
const elsewhere: PlayerSession = { ...here, id: 'elsewhere', current: false, device: phone };

const profile = {
  username: 'ana',
  firstName: 'Ana',
  lastName: 'Kovač',
  email: 'ana@mail.example',
  emailVerified: true,
  createdAt: '2026-01-31T23:30:00.000Z',
} as Profile;

const shown = async (language: Language, sessions: PlayerSession[], changed: Partial<Profile> = {}) => {
  const submit = answering<TakenForm, SentForm>();
  const report = recording<AuthFormReport>();
  const authForm = createActor(
    authFormMachine.provide({ actors: { submit: submit.logic }, actions: { report: report.action } }),
  ).start();
  const emailConfirmation = createActor(emailConfirmationMachine).start();
  const view = await shownView(
    <SettingsPage
      profile={{ ...profile, ...changed }}
      sessions={sessions}
      resend={<p>resend</p>}
      changePassword={<p>change</p>}
      preferences={<p>preferences</p>}
    />,
    language,
    { account: startedPart({ authForm, emailConfirmation }) },
  );
  const section = (key: string) => within(screen.getByRole('region', { name: view.words(key) }));
  return { ...view, submit, report, section };
};

test.each(['en', 'rs'] as const)('in %s a confirmed address says so and asks for nothing', async (language) => {
  const { words, section } = await shown(language, [here]);
  const { getByText, queryByText } = section('account:profile.title');
  expect(getByText('Ana Kovač')).toBeDefined();
  expect(getByText(words('account:profile.confirmed'))).toBeDefined();
  expect(queryByText('resend')).toBeNull();
});

test('an address that is not confirmed says what it keeps from the player, and lets him have another mail', async () => {
  const { words, section } = await shown('rs', [here], { emailVerified: false });
  const { getByText } = section('account:profile.title');
  expect(getByText(words('account:profile.unconfirmed'))).toBeDefined();
  expect(getByText(words('account:profile.unconfirmedText'))).toBeDefined();
  expect(getByText('resend')).toBeDefined();
});

test('who is signed in here alone has nothing to end', async () => {
  const { words, section } = await shown('rs', [here]);
  const { getByText, queryAllByRole } = section('account:sessions.title');
  expect(getByText(words('account:sessions.current'))).toBeDefined();
  expect(getByText(words('account:sessions.none'))).toBeDefined();
  expect(queryAllByRole('button')).toEqual([]);
});

test('a session elsewhere is ended by the name of its device, one at a time; this one never is', async () => {
  const { user, words, section, submit, report } = await shown('rs', [
    here,
    elsewhere,
    { ...elsewhere, id: 'old', device: 'x' },
  ]);
  const { getAllByRole, getByRole } = section('account:sessions.title');
  const names = () => getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
  const end = words('account:sessions.end');
  expect(names()).toEqual([
    `${end}: Safari, iPhone`,
    `${end}: ${words('account:sessions.unknown')}`,
    words('account:sessions.endOthers'),
  ]);
  await user.click(getByRole('button', { name: `${end}: Safari, iPhone` }));
  expect(submit.last().input).toMatchObject({ form: 'endSession', values: { id: 'elsewhere' } });
  expect(getAllByRole('button').every((button) => button.hasAttribute('disabled'))).toBe(true);
  await act(() => submit.last().fail('no answer'));
  expect(report.seen).toMatchObject([{ notice: { color: 'error', text: { key: 'sessionNotEnded' } } }]);
  await user.click(getByRole('button', { name: words('account:sessions.endOthers') }));
  expect(submit.last().input).toMatchObject({ form: 'endOtherSessions' });
  await act(() => submit.last().answer({ session: null, email: null }));
  expect(report.seen.map(({ type }) => type)).toEqual(['notice.raised', 'notice.raised', 'account.changed']);
});
