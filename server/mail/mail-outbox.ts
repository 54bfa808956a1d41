import { and, desc, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '../../contract/entities/scalars.ts';
import { language as languageSchema } from '../../contract/entities/scalars.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/client.ts';
import { contactMessages } from '../database/schema/contact.ts';
import { users } from '../database/schema/identity.ts';
import { type KeptMail, mails } from '../database/schema/mail.ts';
import { type LinkTokens, linkLife } from '../identity/link-tokens.ts';
import { loadUserSettings } from '../settings/user-settings.ts';
import { composeMail, type Mail, type MailKind } from './compose-mail.ts';
import { composeContactMail } from './contact-mail.ts';
import type { Postman } from './smtp.ts';

/** Which mail, to whom, and where it was asked for. */
export interface MailOrder {
  kind: MailKind | 'contact';
  emailKey: string;
  language: Language;
  origin: string;
  /** The visitor's message that is passed on. */
  contact?: string;
}

export interface MailOutbox {
  /** Orders a mail in the caller's transaction. */
  put(within: Database, order: MailOrder): Promise<void>;
  /** Sends what is due; rejects only when the database fails. A mail whose mark is lost is sent again, with a new link. */
  dispatch(): Promise<void>;
  /** As dispatch, for callers who do not wait. */
  dispatchSoon(): void;
  /** What was sent, newest first, to one folded address or to all. Nothing in production. */
  kept(emailKey: string | null): Promise<(KeptMail & { at: number })[]>;
  /** Begins to look for mail that failed before or was left by another node. */
  start(): void;
  close(): Promise<void>;
}

export interface MailOutboxNeeds {
  database: Database;
  clock: Clock;
  linkTokens: LinkTokens;
  /** Null: nobody takes mail. */
  postman: Postman | null;
  /** Whether what was sent stays to be read. */
  keep: boolean;
  log: FastifyBaseLogger;
}

const sweepInterval = 5_000;
/** How long a node may be at a mail before another tries. */
const claimed = 120_000;
const firstRetry = 60_000;
const longestRetry = 3_600_000;
const remembered = 30 * 24 * 3_600_000;
const listed = 200;
/** When a mail is no longer worth sending. */
const mailLife: Readonly<Record<MailOrder['kind'], number>> = {
  ...linkLife,
  passwordChanged: remembered,
  contact: remembered,
};

type Order = typeof mails.$inferSelect;

export const createMailOutbox = (needs: MailOutboxNeeds): MailOutbox => {
  const { database, clock, linkTokens, postman, keep, log } = needs;
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const claim = async (): Promise<Order | null> => {
    const now = clock.now();
    const next = database
      .select({ id: mails.id })
      .from(mails)
      .where(and(isNull(mails.doneAt), lte(mails.dueAt, now)))
      .orderBy(mails.id)
      .limit(1)
      .for('update', { skipLocked: true });
    const [order] = await database
      .update(mails)
      .set({ dueAt: now + claimed, tries: sql`${mails.tries} + 1` })
      .where(eq(mails.id, sql`(${next})`))
      .returning();
    return order ?? null;
  };

  const passOn = async ({ contact, language, origin }: Order): Promise<Mail | null> => {
    if (contact === null) return null;
    const [found] = await database
      .select({ message: contactMessages, username: users.username })
      .from(contactMessages)
      .leftJoin(users, eq(users.id, contactMessages.userId))
      .where(eq(contactMessages.id, contact));
    return found ? composeContactMail({ ...found.message, username: found.username }, language, origin) : null;
  };

  const toPlayer = async (kind: MailKind, { emailKey, ...order }: Order): Promise<Mail | null> => {
    const [user] = await database.select().from(users).where(eq(users.emailKey, emailKey));
    if (!user?.email) return null;
    if (kind === 'confirmEmail' && user.emailVerifiedAt !== null) return null;
    const chosen = languageSchema.safeParse((await loadUserSettings(database, user.id)).site?.lang);
    const token = kind === 'passwordChanged' ? null : await linkTokens.issue(user.id, kind);
    const language = chosen.success ? chosen.data : order.language;
    return composeMail(kind, { ...user, email: user.email }, token, language, order.origin);
  };

  /** What was sent; null where there is nothing to say: nobody's address, confirmed meanwhile, or too late. */
  const deliver = async (order: Order): Promise<KeptMail | null> => {
    if (clock.now() - order.createdAt > mailLife[order.kind]) return null;
    const mail = await (order.kind === 'contact' ? passOn(order) : toPlayer(order.kind, order));
    if (mail === null) return null;
    await postman?.send(mail, order.origin);
    const { to, subject, text, links } = mail;
    return { to, subject, text, links };
  };

  const handle = async (order: Order): Promise<void> => {
    try {
      const sent = await deliver(order);
      await database
        .update(mails)
        .set({ doneAt: clock.now(), kept: keep ? sent : null })
        .where(eq(mails.id, order.id));
      if (sent && keep)
        log.warn({ to: sent.to, subject: sent.subject, links: sent.links }, 'mail kept to be read here');
      else if (sent) log.info({ mail: String(order.id), kind: order.kind }, 'mail sent');
    } catch (error) {
      const wait = Math.min(longestRetry, firstRetry * 2 ** (order.tries - 1));
      // Its code alone: a mail server's answer may repeat the address, the error object the whole mail.
      const reason = String((error as { code?: unknown }).code ?? 'unknown');
      log.warn({ mail: String(order.id), kind: order.kind, tries: order.tries, reason }, 'mail not sent, tried again');
      await database
        .update(mails)
        .set({ dueAt: clock.now() + wait })
        .where(eq(mails.id, order.id));
    }
  };

  const drain = async (): Promise<void> => {
    let order = await claim();
    if (!order) return;
    for (; order; order = await claim()) await handle(order);
    await database.delete(mails).where(lt(mails.createdAt, clock.now() - remembered));
  };

  const dispatch = (): Promise<void> => {
    const turn = running.then(drain);
    running = turn.catch(() => undefined);
    return turn;
  };

  const dispatchSoon = (): void => {
    dispatch().catch((error: unknown) => log.error({ err: error }, 'mail dispatch failed'));
  };

  return {
    put: async (within, order) => {
      const now = clock.now();
      await within.insert(mails).values({ ...order, createdAt: now, dueAt: now });
    },
    dispatch,
    dispatchSoon,
    kept: async (emailKey) => {
      const rows = await database
        .select()
        .from(mails)
        .where(and(isNotNull(mails.kept), emailKey === null ? undefined : eq(mails.emailKey, emailKey)))
        .orderBy(desc(mails.id))
        .limit(listed);
      return rows.flatMap(({ kept, doneAt }) => (kept && doneAt !== null ? [{ ...kept, at: doneAt }] : []));
    },
    start: () => {
      timer = setInterval(dispatchSoon, sweepInterval);
      timer.unref();
    },
    close: async () => {
      clearInterval(timer);
      await running;
      postman?.close();
    },
  };
};
