import * as z from 'zod/mini';

const usernameMinLength = 3;
const passwordMinLength = 10;

const longestUsername = 64;
const longestName = 100;
const longestEmail = 254;
const longestPassword = 1000;

/** A new player's name: at least three characters once trimmed, no whitespace, nothing invisible (spec section 5). */
export const newUsername = z
  .string({ error: 'usernameRequired' })
  .check(
    z.trim(),
    z.minLength(1, 'usernameRequired'),
    z.maxLength(longestUsername, { error: 'usernameInvalid', abort: true }),
    z.minLength(usernameMinLength, 'usernameInvalid'),
    z.regex(/^[^\s\p{C}]*$/u, 'usernameInvalid'),
  );

/** First or last name: letters of any script with their marks, spaces, hyphens and whatever serves as apostrophe. */
export const personName = (required: 'firstNameRequired' | 'lastNameRequired') =>
  z
    .string({ error: required })
    .check(
      z.trim(),
      z.minLength(1, required),
      z.maxLength(longestName, { error: 'nameInvalid', abort: true }),
      z.regex(/^[\p{L}\p{M} \-‐‑'’‘ʼʻ`´]*\p{L}[\p{L}\p{M} \-‐‑'’‘ʼʻ`´]*$/u, 'nameInvalid'),
    );

export const email = z
  .string({ error: 'emailRequired' })
  .check(
    z.trim(),
    z.minLength(1, 'emailRequired'),
    z.maxLength(longestEmail, { error: 'emailInvalid', abort: true }),
    z.regex(z.regexes.email, 'emailInvalid'),
  );

/** Which rules of a new password hold for what has been typed, spaces around it not counted (spec section 5). */
export const passwordRules = (password: string) => {
  const trimmed = password.trim();
  return {
    length: [...trimmed].length >= passwordMinLength,
    upper: /\p{Lu}/u.test(trimmed),
    lower: /\p{Ll}/u.test(trimmed),
    digit: /\p{Nd}/u.test(trimmed),
  };
};
export type PasswordRule = keyof ReturnType<typeof passwordRules>;

const isStrong = (password: string): boolean => Object.values(passwordRules(password)).every(Boolean);

/** A password to be set: ten characters with upper case, lower case and a digit, spaces around it not counted; kept as typed. */
export const newPassword = z.string({ error: 'passwordRequired' }).check(
  z.refine((password) => password.trim() !== '', 'passwordRequired'),
  z.maxLength(longestPassword, { error: 'passwordInvalid', abort: true }),
  z.refine(isStrong, 'passwordInvalid'),
);

export const passwordConfirmation = z
  .string({ error: 'passwordConfirmationRequired' })
  .check(z.minLength(1, 'passwordConfirmationRequired'));

/**
 * The check of a form that its password was typed twice alike, made whatever is missing or wrong in other fields: a field
 * that aborts keeps it from being made, so only what is too long to be looked at does.
 */
export const typedTwice = <T extends { password: string; passwordConfirmation: string }>() =>
  z.refine<T>((form) => form.password === form.passwordConfirmation, {
    path: ['passwordConfirmation'],
    error: 'passwordsDiffer',
    when: ({ value }) => {
      const { password, passwordConfirmation: again } = Object(value) as Partial<T>;
      return typeof password === 'string' && typeof again === 'string' && again !== '';
    },
  });

/** A code of an affiliate; null when the field was left empty. */
export const promoCode = z.pipe(
  z.optional(z.nullable(z.string({ error: 'promoCodeInvalid' }).check(z.maxLength(64, 'promoCodeInvalid')))),
  z.transform((code) => code?.trim() || null),
);
