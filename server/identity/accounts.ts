import type { ErrorKey } from '../../contract/entities/error.ts';
import type { Language } from '../../contract/entities/languages.ts';
import type { SignedIn } from '../../contract/entities/user.ts';
import type {
  ChangePasswordPayload,
  ForgotPasswordPayload,
  RegistrationPayload,
  ResetPayload,
} from '../../contract/http/kcmanager-accounts.ts';
import { foldName } from '../../domain/identity/fold-name.ts';
import { carryBreak } from '../breaks/carried-break.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { createTurnstile } from '../calls/turnstile.ts';
import type { Database } from '../database/client.ts';
import { retried } from '../database/retry.ts';
import { openedCurrencies } from '../ledger/currencies.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { MailOutbox } from '../mail/mail-outbox.ts';
import { sendMessage } from '../messages/send-message.ts';
import { saveUserSettings } from '../settings/user-settings.ts';
import type { Clock } from '../time/clock.ts';
import { type Attempts, hour, quarterHour } from './attempts.ts';
import { createFailureLimits } from './failure-limits.ts';
import type { Identity } from './identity.ts';
import type { LinkTokens } from './link-tokens.ts';
import { passwordWeakness } from './password-weakness.ts';
import type { Referrals } from './referrals.ts';
import { confirmAddress, storeUser, type User, usersNamed } from './user-repository.ts';
import type { Viewer } from './viewer.ts';

/** Mails one account may cause in a quarter of an hour. */
const mailsPerAccount = 5;

/** Where a call came from: the caller's address, and the site he used, whose links his mails carry. */
export interface Caller {
  address: string;
  origin: string;
  /** The language his browser asked for, when the call itself names none. */
  language: Language;
  /** What his browser calls itself. */
  userAgent: string | null;
  /** From its cookies: the code of the link that led here, and the browser's own name. */
  linked: string | null;
  device: string | null;
}

export interface Accounts {
  /** Opens an account with empty wallets and signs the player in. Throws a RefusedCall that names every wrong field. */
  register(form: RegistrationPayload, caller: Caller): Promise<SignedIn>;
  confirmEmail(link: { userId: string; token: string }, address: string): Promise<void>;
  sendVerification(viewer: Viewer, caller: Caller): Promise<void>;
  /** Does the same for a known and for an unknown address: who it belongs to is looked up when the mail is sent. */
  forgotPassword(form: ForgotPasswordPayload, caller: Caller): Promise<void>;
  /** Answers a token by which the browser with the link is known to the player. */
  resetPassword(form: ResetPayload, address: string): Promise<string>;
  /** Ends every other session of the player and sends him a mail about it. */
  changePassword(form: ChangePasswordPayload, viewer: Viewer, caller: Caller): Promise<void>;
  /** Throws a RefusedCall (`passwordWrong` at this field, counted) unless the password is the player's. */
  requirePassword(password: string, field: string, viewer: Viewer, address: string): Promise<User>;
}

export interface AccountsNeeds {
  database: Database;
  clock: Clock;
  identity: Identity;
  attempts: Attempts;
  linkTokens: LinkTokens;
  ledger: Ledger;
  mail: MailOutbox;
  referrals: Referrals;
  /** Registrations, and mails asked for, that an address may cause in an hour. */
  accountCallsPerHour: number;
}

const refusedFields = (fields: Record<string, ErrorKey>): RefusedCall =>
  new RefusedCall(400, Object.values(fields)[0] ?? 'badRequest', fields);

export const createAccounts = (needs: AccountsNeeds): Accounts => {
  const { database, clock, identity, attempts, linkTokens, ledger, mail, referrals, accountCallsPerHour } = needs;
  const linkLimits = createFailureLimits(attempts, 'link');
  const passwordLimits = createFailureLimits(attempts, 'password');
  // Counted one after the other, so that calls made at once cannot outrun a limit.
  const turn = createTurnstile(1);

  const countCall = (what: 'register' | 'mail', address: string, account?: string): Promise<void> =>
    turn(what, async () => {
      const allowances = [{ subject: `${what}:address:${address}`, most: accountCallsPerHour, window: hour }];
      if (account !== undefined) {
        allowances.push({ subject: `${what}:account:${account}`, most: mailsPerAccount, window: quarterHour });
      }
      await attempts.check('tooManyRequests', allowances);
      await attempts.count(allowances);
    });

  const taken = async (usernameKey: string, emailKey: string): Promise<Record<string, ErrorKey>> => {
    const found = await usersNamed(database, usernameKey, emailKey);
    return {
      ...(found.some((user) => user.usernameKey === usernameKey) ? { username: 'usernameTaken' } : {}),
      ...(found.some((user) => user.emailKey === emailKey) ? { email: 'emailTaken' } : {}),
    };
  };

  const addPlayer = (form: RegistrationPayload, passwordHash: string, caller: Caller): Promise<User | null> =>
    database.transaction(async (within) => {
      const { username, firstName, lastName, email, promoCode } = form;
      const keys = { usernameKey: foldName(username), emailKey: foldName(email) };
      const names = { ...keys, username, firstName, lastName, email, promoCode };
      const now = clock.now();
      const consentedAt = form.consent ? now : null;
      const user = await storeUser(within, { ...names, passwordHash, consentedAt, createdAt: now });
      if (!user) return null;
      const { linked, device, address } = caller;
      const came = { typed: promoCode, linked, device, address };
      await referrals.bind(within, { id: user.id, emailKey: keys.emailKey, firstName, lastName, ...came });
      for (const currencyId of openedCurrencies) await ledger.openWallet(user.id, currencyId, 0, within);
      await sendMessage(within, user.id, clock.now(), { key: 'welcome', params: {} });
      const language = form.language ?? caller.language;
      await saveUserSettings(within, user.id, [{ object: 'site', property: 'lang', value: language }]);
      await mail.put(within, { kind: 'confirmEmail', emailKey: keys.emailKey, language, origin: caller.origin });
      return user;
    });

  /** Answers whether the player is on a break that he took with another account of this mailbox. */
  const confirm = async (within: Database, userId: string): Promise<boolean> =>
    (await confirmAddress(within, userId, clock.now())) && carryBreak(within, userId, clock.now());

  /** Counts a link that is not good, so that trying them out ends soon. */
  const badLink = async (userId: string, address: string, key: 'resetLinkInvalid' | 'verificationLinkInvalid') => {
    await linkLimits.failed(userId, address);
    return new RefusedCall(400, key);
  };

  // One guess at a time, so that guesses made at once cannot outrun the limit.
  const requirePassword: Accounts['requirePassword'] = (password, field, { userId }, address) =>
    turn(`password:${userId}`, async () => {
      await passwordLimits.check(userId, address);
      const user = await identity.findUserById(userId);
      if (!user || !(await identity.knowsPassword(user, password))) {
        await passwordLimits.failed(userId, address);
        throw refusedFields({ [field]: 'passwordWrong' });
      }
      await passwordLimits.succeeded(userId);
      return user;
    });

  return {
    register: async (form, caller) => {
      await countCall('register', caller.address);
      const weakness = passwordWeakness(form.password, form.username);
      const [usernameKey, emailKey] = [foldName(form.username), foldName(form.email)];
      const isUnknown = form.promoCode !== null && !(await referrals.isKnown(form.promoCode));
      const wrong = {
        ...(await taken(usernameKey, emailKey)),
        ...(weakness ? { password: weakness } : {}),
        ...(isUnknown ? { promoCode: 'promoCodeInvalid' as const } : {}),
      };
      if (Object.keys(wrong).length > 0) throw refusedFields(wrong);
      const passwordHash = await identity.hashPassword(form.password);
      const user = await retried(() => addPlayer(form, passwordHash, caller));
      // Somebody was quicker with one of the two names.
      if (!user) throw refusedFields(await taken(usernameKey, emailKey));
      mail.dispatchSoon();
      return identity.admit(user, false, caller.userAgent);
    },

    confirmEmail: async ({ userId, token }, address) => {
      await linkLimits.check(userId, address);
      let confirmed = false;
      if (await linkTokens.isGood(userId, 'confirmEmail', token)) {
        await identity.endAllSessions(userId, async (within) => {
          confirmed = await linkTokens.spend(within, userId, 'confirmEmail', token);
          return confirmed && confirm(within, userId);
        });
      }
      if (!confirmed) throw await badLink(userId, address, 'verificationLinkInvalid');
    },

    sendVerification: async ({ userId, emailVerified }, { address, origin, language }) => {
      const emailKey = (await identity.findUserById(userId))?.emailKey ?? null;
      if (emailVerified) throw new RefusedCall(409, 'emailAlreadyConfirmed');
      if (emailKey === null) return;
      await countCall('mail', address, emailKey);
      await mail.put(database, { kind: 'confirmEmail', emailKey, language, origin });
      mail.dispatchSoon();
    },

    forgotPassword: async (form, { address, origin, language }) => {
      const emailKey = foldName(form.email);
      await countCall('mail', address, emailKey);
      await mail.put(database, { kind: 'resetPassword', emailKey, language: form.language ?? language, origin });
      mail.dispatchSoon();
    },

    resetPassword: async ({ userId, token, password }, address) => {
      await linkLimits.check(userId, address);
      // Checked first: a forged link must not cost a hash, nor a weak password the link.
      const user = (await linkTokens.isGood(userId, 'resetPassword', token))
        ? await identity.findUserById(userId)
        : null;
      if (!user) throw await badLink(userId, address, 'resetLinkInvalid');
      const weakness = passwordWeakness(password, user.username);
      if (weakness) throw refusedFields({ password: weakness });
      const spent = await identity.setPassword(user, password, async (within) => {
        if (!(await linkTokens.spend(within, userId, 'resetPassword', token))) return false;
        // The holder of the link has read the mail.
        await confirm(within, userId);
        return true;
      });
      if (!spent) throw await badLink(userId, address, 'resetLinkInvalid');
      return identity.deviceToken(user.id);
    },

    requirePassword,

    changePassword: async ({ currentPassword, password }, viewer, { address, origin, language }) => {
      const user = await requirePassword(currentPassword, 'currentPassword', viewer, address);
      const weakness = passwordWeakness(password, viewer.username);
      if (weakness) throw refusedFields({ password: weakness });
      const tell = async (within: Database) => {
        const { emailKey } = user;
        if (emailKey !== null) await mail.put(within, { kind: 'passwordChanged', emailKey, language, origin });
        await sendMessage(within, user.id, clock.now(), { key: 'passwordChanged', params: {} });
        return true;
      };
      await identity.setPassword(user, password, tell, viewer.sessionId);
      mail.dispatchSoon();
    },
  };
};
