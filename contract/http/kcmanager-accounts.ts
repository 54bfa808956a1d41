import * as z from 'zod/mini';
import {
  email,
  newPassword,
  newUsername,
  passwordConfirmation,
  personName,
  promoCode,
  typedTwice,
} from '../entities/account.ts';
import { done } from '../entities/error.ts';
import { id, instant, language } from '../entities/scalars.ts';
import { deviceTokens, signedIn } from '../entities/user.ts';
import { endpoint } from './endpoint.ts';

// Apart from kcmanager.ts, which every first page loads: most visits never open one of these forms.

/** Login form and call; the messages are translation keys (spec section 5). `devices` are tokens by which this browser is known to some player. */
export const loginPayload = z.object({
  username: z
    .string({ error: 'usernameRequired' })
    .check(z.trim(), z.minLength(1, 'usernameRequired'), z.maxLength(200, 'usernameRequired')),
  password: z
    .string({ error: 'passwordRequired' })
    .check(z.minLength(1, 'passwordRequired'), z.maxLength(1000, 'passwordRequired')),
  rememberMe: z.boolean(),
  devices: z.optional(deviceTokens),
});
export type LoginPayload = z.infer<typeof loginPayload>;

export const loginUser = endpoint({
  method: 'POST',
  url: '/kcmanager/loginUser',
  summary: 'Signs a player in',
  access: 'anyone',
  body: loginPayload,
  ok: signedIn,
});

/**
 * Registration form and call (spec sections 3 and 5). `language` is the site's when the player wrote it: his mails
 * begin in it. `consent`: he is of age and accepts the terms; only true is accepted. A call without it is the
 * specification's own and opens an account whose consent is not on record.
 */
export const registrationPayload = z
  .object({
    username: newUsername,
    firstName: personName('firstNameRequired'),
    lastName: personName('lastNameRequired'),
    email,
    password: newPassword,
    passwordConfirmation,
    promoCode,
    language: z.optional(language),
    consent: z.optional(z.literal(true, { error: 'consentRequired' })),
  })
  .check(typedTwice());
export type RegistrationPayload = z.infer<typeof registrationPayload>;

export const registerUser = endpoint({
  method: 'POST',
  url: '/kcmanager/registerUser',
  summary: 'Opens an account with its wallets, signs the player in and mails him a link that confirms his address',
  access: 'anyone',
  body: registrationPayload,
  ok: signedIn,
});

/** Both halves of a mailed link, as its query has them. */
const linkPart = (invalid: 'resetLinkInvalid' | 'verificationLinkInvalid') =>
  z.string({ error: invalid }).check(z.minLength(1, invalid), z.maxLength(200, invalid));

export const confirmEmailVerification = endpoint({
  method: 'POST',
  url: '/kcmanager/confirmEmailVerification',
  summary: 'Confirms an e-mail address by the link mailed to it: once, within a day',
  access: 'anyone',
  body: z.object({ userId: linkPart('verificationLinkInvalid'), token: linkPart('verificationLinkInvalid') }),
  ok: done,
});

export const sendVerificationEmail = endpoint({
  method: 'POST',
  url: '/kcmanager/sendVerificationEmail',
  summary: 'Mails the player another link that confirms his address; the earlier one is void',
  access: 'player',
  ok: done,
});

export const forgotPasswordPayload = z.object({ email, language: z.optional(language) });
export type ForgotPasswordPayload = z.infer<typeof forgotPasswordPayload>;

export const sendResetPasswordEmail = endpoint({
  method: 'POST',
  url: '/kcmanager/sendResetPasswordEmail',
  summary: 'Mails a link to set a new password; answers alike whether or not the address is known',
  access: 'anyone',
  body: forgotPasswordPayload,
  ok: done,
});

/** The part of a reset that the player types. */
export const newPasswordPayload = z.object({ password: newPassword, passwordConfirmation }).check(typedTwice());

export const resetPayload = z
  .object({
    userId: linkPart('resetLinkInvalid'),
    password: newPassword,
    passwordConfirmation,
    token: linkPart('resetLinkInvalid'),
  })
  .check(typedTwice());
export type ResetPayload = z.infer<typeof resetPayload>;

export const resetPassword = endpoint({
  method: 'POST',
  url: '/kcmanager/resetPassword',
  summary:
    'Sets a new password by the link mailed for it: once, within an hour; every session ends, and the browser is known',
  access: 'anyone',
  body: resetPayload,
  ok: z.extend(done, { device_token: z.optional(z.string()) }),
});

/** Form and call of a player who knows his password and wants another (ours). */
export const changePasswordPayload = z
  .object({
    currentPassword: z
      .string({ error: 'passwordRequired' })
      .check(z.minLength(1, 'passwordRequired'), z.maxLength(1000, 'passwordRequired')),
    password: newPassword,
    passwordConfirmation,
  })
  .check(typedTwice());
export type ChangePasswordPayload = z.infer<typeof changePasswordPayload>;

export const changePassword = endpoint({
  method: 'POST',
  url: '/kcmanager/changePassword',
  summary: 'Sets another password by the current one; every other session ends and the player is told by mail',
  access: 'player',
  body: changePasswordPayload,
  ok: done,
});

/**
 * A sign-in that is still valid. `seenAt` is its last renewal; `device` what its browser called itself, null when it
 * sent nothing.
 */
export const playerSession = z.object({
  id,
  current: z.boolean(),
  startedAt: z.nullable(instant),
  seenAt: instant,
  rememberMe: z.boolean(),
  device: z.nullable(z.string()),
});
export type PlayerSession = z.infer<typeof playerSession>;

export const sessions = endpoint({
  method: 'GET',
  url: '/kcmanager/sessions',
  summary: "The player's sessions that are still good, the one that asks first",
  access: 'player',
  ok: z.array(playerSession),
});

export const endSessionPayload = z.object({ id });
export type EndSessionPayload = z.infer<typeof endSessionPayload>;

export const endSession = endpoint({
  method: 'POST',
  url: '/kcmanager/endSession',
  summary: "Ends one session of the player's own; 404 notFound when there is none of this id",
  access: 'player',
  body: endSessionPayload,
  ok: done,
});

export const endOtherSessions = endpoint({
  method: 'POST',
  url: '/kcmanager/endOtherSessions',
  summary: 'Ends every session of the player but the one that asks',
  access: 'player',
  ok: done,
});
