import { act, cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Language } from '../../../contract/entities/languages.ts';
import type { Connection } from '../../../contract/http/agency.ts';
import type { Profile } from '../../../contract/http/base-users.ts';
import type { PlayerSession } from '../../../contract/http/kcmanager-accounts.ts';
import { shownForms } from '../../../test/support/account-forms.tsx';
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

const nobodys: Connection = { parent: null, agent: null };

const shown = async (
  language: Language,
  sessions: PlayerSession[],
  changed: Partial<Profile> = {},
  connection: Connection = nobodys,
) => {
  const view = await shownForms(
    <SettingsPage
      profile={{ ...profile, ...changed }}
      sessions={sessions}
      resend={<p>resend</p>}
      connection={connection}
      changePassword={<p>change</p>}
      connectAgent={<p>connect</p>}
      preferences={<p>preferences</p>}
      notifications={<p>notifications</p>}
    />,
    language,
  );
  const section = (key: string) => within(screen.getByRole('region', { name: view.words(key) }));
  return { ...view, section };
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

test('who belongs to nobody may join an agent, who belongs to one reads to whom, and an agent is asked nothing', async () => {
  const agent = { userId: 'me', code: 'ACDEFGHJ', mayAppoint: false };
  const parent = { userId: 'his', username: 'kafe-lipa' };
  const free = await shown('rs', [here]);
  expect(free.section('account:agent.title').getByText('connect')).toBeDefined();
  cleanup();
  const joined = await shown('rs', [here], {}, { parent, agent: null });
  const { getByText, queryByText } = joined.section('account:agent.title');
  expect(getByText(joined.words('account:agent.yours', { name: 'kafe-lipa' }))).toBeDefined();
  expect(queryByText('connect')).toBeNull();
  cleanup();
  await shown('rs', [here], {}, { parent: null, agent });
  expect(screen.queryByText('connect')).toBeNull();
});
