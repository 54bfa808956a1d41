import * as z from 'zod/mini';

/**
 * Translation keys a refusal can carry (namespace `errors` of the locales).
 * The server sends no other, and every language has each of them.
 */
export const errorKeys = [
  'amountInvalid',
  'badRequest',
  'bodyTooLarge',
  'breakInvalid',
  'busy',
  'cashOutExpired',
  'cashOutMoved',
  'cashOutOver',
  'cashOutRatio',
  'cashOutSuspended',
  'cashOutUnavailable',
  'combinationsDiffer',
  'credentialsWrong',
  'depositTooLarge',
  'depositTooSmall',
  'depositLimitReached',
  'emailInvalid',
  'emailRequired',
  'emailTaken',
  'figuresDiffer',
  'firstNameRequired',
  'forbidden',
  'freebetNoDeposit',
  'freebetNoSystem',
  'idempotencyKeyInvalid',
  'idempotencyKeyReused',
  'insufficientFunds',
  'internalError',
  'lastNameRequired',
  'limitInvalid',
  'lossLimitReached',
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
  'onTimeOut',
  'passwordCommon',
  'passwordConfirmationRequired',
  'passwordHasUsername',
  'passwordInvalid',
  'passwordRequired',
  'passwordWrong',
  'passwordsDiffer',
  'paymentOver',
  'promoCodeInvalid',
  'resetLinkInvalid',
  'sameEventTwice',
  'sectionDisabled',
  'selectionUnknown',
  'selfExcluded',
  'selfExcludedForGood',
  'sessionExpired',
  'settingUnknown',
  'snackbarMustLogin',
  'stakeInvalid',
  'stakeLimitReached',
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
  'emailAlreadyConfirmed',
  'verifyEmail',
  'voucherAmount',
  'voucherCurrency',
  'voucherInvalid',
  'youAreBlocked',
] as const;

export type ErrorKey = (typeof errorKeys)[number];

/**
 * Body of every 4xx and 5xx answer: a translation key, the same key as ErrorText, and keys per field (decisions, HTTP
 * paths). `values` are what the text of the key names: amounts in major units, times as
 * `2026-11-28 14:00` by the operator's clock.
 */
export const refusal = z.object({
  error: z.string(),
  ErrorText: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type Refusal = z.infer<typeof refusal>;

/** Body of a 200 answer that carries nothing else: `{error: null, ErrorText: "ok"}`. */
export const done = z.object({ error: z.null(), ErrorText: z.literal('ok') });
export type Done = z.infer<typeof done>;
