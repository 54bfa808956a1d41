import * as z from 'zod/mini';

/**
 * Translation keys a refusal can carry (namespace `errors` of the locales).
 * The server sends no other, and every language has each of them.
 */
export const errorKeys = [
  'badRequest',
  'bodyTooLarge',
  'cashOutExpired',
  'cashOutMoved',
  'cashOutOver',
  'cashOutRatio',
  'cashOutSuspended',
  'cashOutUnavailable',
  'combinationsDiffer',
  'emailInvalid',
  'emailRequired',
  'emailTaken',
  'figuresDiffer',
  'firstNameRequired',
  'forbidden',
  'freebetNoSystem',
  'insufficientFunds',
  'internalError',
  'lastNameRequired',
  'loginFailed',
  'maxStake',
  'maxSystemTicketCombinations',
  'maxTicketSelections',
  'messageLong',
  'messageRequired',
  'methodNotAllowed',
  'minPayinPerSystemComb',
  'minSelectionsMaxOddFreebet',
  'minTicketPayin',
  'nameInvalid',
  'nameRequired',
  'notFound',
  'offerOver',
  'passwordCommon',
  'passwordConfirmationRequired',
  'passwordHasUsername',
  'passwordInvalid',
  'passwordRequired',
  'passwordWrong',
  'passwordsDiffer',
  'promoCodeInvalid',
  'resetLinkInvalid',
  'sameEventTwice',
  'sectionDisabled',
  'selectionUnknown',
  'sessionExpired',
  'settingUnknown',
  'snackbarMustLogin',
  'stakeInvalid',
  'systemInvalid',
  'ticketIdInvalid',
  'ticketIdReused',
  'tooManyAttempts',
  'tooManyRequests',
  'unavailable',
  'unknownWallet',
  'unsupportedMediaType',
  'usernameInvalid',
  'usernameRequired',
  'usernameTaken',
  'verificationLinkInvalid',
  'verifyEmail',
  'youAreBlocked',
] as const;

export type ErrorKey = (typeof errorKeys)[number];

/** Body of every 4xx and 5xx answer: a translation key, the same key as ErrorText, and keys per field (decisions, HTTP paths). */
export const refusal = z.object({
  error: z.string(),
  ErrorText: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type Refusal = z.infer<typeof refusal>;

/** Body of a 200 answer that carries nothing else: `{error: null, ErrorText: "ok"}`. */
export const done = z.object({ error: z.null(), ErrorText: z.literal('ok') });
export type Done = z.infer<typeof done>;
