import { describe, expect, it } from 'vitest';
import { registrationPayload, resetPayload } from '../http/kcmanager-accounts.ts';

const form = {
  username: 'novak',
  firstName: 'Novak',
  lastName: 'Petrović',
  email: 'novak@mail.example',
  password: 'Sunny Terrace 7',
  passwordConfirmation: 'Sunny Terrace 7',
  promoCode: '',
};
/** The first key per field, as a form shows it. */
const wrongWith = (change: Record<string, unknown>) => {
  const parsed = registrationPayload.safeParse({ ...form, ...change });
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) fields[path.join('.')] ??= message;
  return fields;
};
const password = (text: unknown) => ({ password: text, passwordConfirmation: text });

describe('a registration', () => {
  it('is taken trimmed, with an empty promo code as none, and the password as typed', () => {
    const given = { ...form, username: ' novak ', email: ' novak@mail.example ', ...password(' Sunny Terrace 7 ') };
    expect(registrationPayload.parse(given)).toEqual({ ...form, promoCode: null, ...password(' Sunny Terrace 7 ') });
    expect(registrationPayload.parse({ ...form, promoCode: ' WELCOME ' }).promoCode).toBe('WELCOME');
    const { promoCode: _, ...without } = form;
    expect(registrationPayload.parse(without).promoCode).toBeNull();
  });

  it.each([
    [{ username: '' }, { username: 'usernameRequired' }],
    [{ username: '   ' }, { username: 'usernameRequired' }],
    [{ username: undefined }, { username: 'usernameRequired' }],
    [{ username: ' ab ' }, { username: 'usernameInvalid' }],
    [{ username: 'no vak' }, { username: 'usernameInvalid' }],
    [{ username: 'no\u00a0vak' }, { username: 'usernameInvalid' }],
    [{ username: 'nov\u202eak' }, { username: 'usernameInvalid' }],
    [{ username: 'x'.repeat(65) }, { username: 'usernameInvalid' }],
    [{ firstName: ' ' }, { firstName: 'firstNameRequired' }],
    [{ lastName: null }, { lastName: 'lastNameRequired' }],
    [{ firstName: 'R2D2' }, { firstName: 'nameInvalid' }],
    [{ firstName: '<b>' }, { firstName: 'nameInvalid' }],
    [{ lastName: '-' }, { lastName: 'nameInvalid' }],
    [{ lastName: 'x'.repeat(101) }, { lastName: 'nameInvalid' }],
    [{ email: '' }, { email: 'emailRequired' }],
    [{ email: 'novak' }, { email: 'emailInvalid' }],
    [{ email: 'novak@mail' }, { email: 'emailInvalid' }],
    [{ email: 'a b@mail.example' }, { email: 'emailInvalid' }],
    [{ email: 'a@mail.example\nBcc: b@mail.example' }, { email: 'emailInvalid' }],
    [password(''), { password: 'passwordRequired', passwordConfirmation: 'passwordConfirmationRequired' }],
    [password('          '), { password: 'passwordRequired' }],
    [password('Short 1'), { password: 'passwordInvalid' }],
    [password('  Nine chr1 '), { password: 'passwordInvalid' }],
    [password('sunny terrace 7'), { password: 'passwordInvalid' }],
    [password('SUNNY TERRACE 7'), { password: 'passwordInvalid' }],
    [password('Sunny Terrace'), { password: 'passwordInvalid' }],
    [{ passwordConfirmation: 'Sunny Terrace 8' }, { passwordConfirmation: 'passwordsDiffer' }],
    [{ passwordConfirmation: undefined }, { passwordConfirmation: 'passwordConfirmationRequired' }],
    [
      { username: 7, passwordConfirmation: 'other' },
      { username: 'usernameRequired', passwordConfirmation: 'passwordsDiffer' },
    ],
    [
      { username: '', firstName: '', lastName: '', email: '', passwordConfirmation: 'other' },
      {
        username: 'usernameRequired',
        firstName: 'firstNameRequired',
        lastName: 'lastNameRequired',
        email: 'emailRequired',
        passwordConfirmation: 'passwordsDiffer',
      },
    ],
    [{ promoCode: 'x'.repeat(65) }, { promoCode: 'promoCodeInvalid' }],
  ])('with %j is refused', (change, fields) => {
    expect(wrongWith(change)).toEqual(fields);
  });

  it.each([
    { firstName: 'Жељко', lastName: 'Ђокић' },
    { firstName: 'Αλέξανδρος', lastName: "O'Brien" },
    { firstName: 'Anne-Marie', lastName: 'D’Angelo' },
    { firstName: 'Z\u030Celjko', lastName: 'van der Berg' },
    password('Šećerana 12'),
    password('🌻🌻🌻🌻🌻🌻🌻Aa1'),
    { username: 'жељко' },
    { email: "o'brien+bets@mail.sub.example" },
  ])('with %j is taken', (change) => {
    expect(wrongWith(change)).toEqual({});
  });

  it('is refused with a password too long to be hashed in good time', () => {
    expect(wrongWith(password(`Aa1${'x'.repeat(998)}`))).toEqual({ password: 'passwordInvalid' });
    expect(wrongWith(password(`Aa1${'x'.repeat(997)}`))).toEqual({});
  });

  it('answers a field of 100 kB at once', () => {
    const texts = ['a'.repeat(100_000), 'a.'.repeat(50_000), `a@${'a.'.repeat(50_000)}`, '-'.repeat(100_000)];
    const took = Array.from({ length: 5 }, () => {
      const began = performance.now();
      for (const long of texts) {
        const wrong = wrongWith({ email: long, firstName: long, username: long, ...password(long) });
        expect(Object.keys(wrong)).toHaveLength(4);
      }
      return performance.now() - began;
    });
    // What looks back and forth is slow every time, a busy machine is not.
    expect(Math.min(...took) / texts.length).toBeLessThan(20);
  });
});

describe('a reset', () => {
  it('needs both halves of its link, and the rules of a new password', () => {
    const parsed = resetPayload.safeParse({ userId: '', ...password('weak') });
    expect(parsed.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['userId', 'resetLinkInvalid'],
      ['password', 'passwordInvalid'],
      ['token', 'resetLinkInvalid'],
    ]);
  });
});
