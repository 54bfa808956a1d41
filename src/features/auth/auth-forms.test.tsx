import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Language } from '../../../contract/entities/languages.ts';
import { shownForms } from '../../../test/support/account-forms.tsx';
import { MantineIsland } from '../../theme/mantine-island.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

const shown = async (form: 'login' | 'register', language: Language) => {
  const view = await shownForms(
    <MantineIsland>{form === 'login' ? <LoginForm /> : <RegisterForm />}</MantineIsland>,
    language,
  );
  return view;
};

/** The message at an invalid field; null at a valid one. */
const problemAt = (label: string) => {
  const field = screen.getByLabelText(label);
  if (field.getAttribute('aria-invalid') !== 'true') return null;
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join('');
};

test.each([['en', 'Username', 'Password'] as const, ['rs', 'Korisničko ime', 'Lozinka'] as const])(
  'in %s an empty login is not sent: each field says what it misses, and the first is where the player is',
  async (language, username, password) => {
    const { user, words, submit } = await shown('login', language);
    await user.click(screen.getByRole('button', { name: words('auth:submit') }));
    expect(problemAt(username)).toBe(words('errors:usernameRequired'));
    expect(problemAt(password)).toBe(words('errors:passwordRequired'));
    expect(document.activeElement).toBe(screen.getByLabelText(username));
    expect(submit.calls).toEqual([]);
  },
);

test('a login under way cannot be sent again; refused, it says why at its button until a field is changed', async () => {
  const { user, words, submit, report } = await shown('login', 'rs');
  await user.type(screen.getByLabelText('Korisničko ime'), 'player');
  await user.type(screen.getByLabelText('Lozinka'), 'Sunny Terrace 7{Enter}');
  expect(submit.last().input).toMatchObject({ form: 'login', values: { username: 'player', rememberMe: false } });
  const waiting = await screen.findByRole('button', { name: words('auth:submitting') });
  expect(waiting).toHaveProperty('disabled', true);
  await submit.last().fail({ status: 401, key: 'credentialsWrong' });
  const button = await screen.findByRole('button', {
    name: words('auth:submit'),
    description: words('errors:credentialsWrong'),
  });
  expect(button).toHaveProperty('disabled', false);
  expect(report.seen).toMatchObject([
    { type: 'notice.raised', notice: { text: { key: 'credentialsWrong' }, color: 'error' } },
  ]);
  await user.type(screen.getByLabelText('Lozinka'), '8');
  await vi.waitFor(() => expect(screen.queryByText(words('errors:credentialsWrong'))).toBeNull());
});

test('a password is shown by its eye, which says what it does', async () => {
  const { user, words } = await shown('login', 'rs');
  const password = screen.getByLabelText('Lozinka');
  expect(password).toHaveProperty('type', 'password');
  await user.click(screen.getByRole('button', { name: words('auth:showPassword') }));
  expect(password).toHaveProperty('type', 'text');
  expect(screen.getByRole('button', { name: words('auth:hidePassword') })).toBeDefined();
});

test('what the server objects to in a registration stands at its field until that is changed', async () => {
  const { user, words, submit } = await shown('register', 'rs');
  const fill = (key: string, text: string) => user.type(screen.getByLabelText(words(key)), text);
  await fill('auth:username', 'ana');
  await fill('auth:register.firstName', 'Ana');
  await fill('auth:register.lastName', 'Kovač');
  await fill('auth:email', 'ana@mail.example');
  await fill('auth:password', 'Sunny Terrace 7');
  await fill('auth:passwordConfirmation', 'Sunny Terrace 8');
  const form = within(screen.getByRole('form', { name: words('auth:register.title') }));
  const send = () => user.click(form.getByRole('button', { name: words('auth:register.submit') }));
  await send();
  expect(problemAt(words('auth:passwordConfirmation'))).toBe(words('errors:passwordsDiffer'));
  expect(submit.calls).toEqual([]);
  await user.clear(screen.getByLabelText(words('auth:passwordConfirmation')));
  await fill('auth:passwordConfirmation', 'Sunny Terrace 7');
  await send();
  await submit.last().fail({ status: 400, key: 'badRequest', fields: { username: 'usernameTaken' } });
  await vi.waitFor(() => expect(problemAt(words('auth:username'))).toBe(words('errors:usernameTaken')));
  expect(problemAt(words('auth:email'))).toBeNull();
  await fill('auth:username', '7');
  expect(problemAt(words('auth:username'))).toBeNull();
});
