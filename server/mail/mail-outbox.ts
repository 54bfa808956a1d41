import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '../../contract/entities/languages.ts';
import { language as languageSchema } from '../../contract/entities/scalars.ts';
import type { Database } from '../database/client.ts';
import type { KeptMail } from '../database/schema/mail.ts';
import { loadUserSettings } from '../settings/user-settings.ts';
import type { Clock } from '../time/clock.ts';
import { composeMail, type Mail, type MailKind } from './compose-mail.ts';
import { composeContactMail } from './contact-mail.ts';
import type { MailLinks } from './mail-links.ts';
import {
  addresseeOf,
  claimOrder,
  contactOf,
  deleteOrders,
  endOrder,
  keptOrders,
  putOffOrder,
  type StoredOrder,
  storeOrder,
} from './mail-repository.ts';
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
  links: MailLinks;
  /** Null: no mail is sent. */
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

export const createMailOutbox = (needs: MailOutboxNeeds): MailOutbox => {
  const { database, clock, links, postman, keep, log } = needs;
  /** When a mail is no longer worth sending. */
  const mailLife: Readonly<Record<MailOrder['kind'], number>> = {
    ...links.life,
    passwordChanged: remembered,
    contact: remembered,
  };
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const claim = (): Promise<StoredOrder | null> => {
    const now = clock.now();
    return claimOrder(database, now, now + claimed);
  };

  const passOn = async ({ contact, language, origin }: StoredOrder): Promise<Mail | null> => {
    const found = contact === null ? null : await contactOf(database, contact);
    return found && composeContactMail(found, language, origin);
  };

  const toPlayer = async (kind: MailKind, { emailKey, ...order }: StoredOrder): Promise<Mail | null> => {
    const user = await addresseeOf(database, emailKey);
    if (!user?.email) return null;
    if (kind === 'confirmEmail' && user.emailVerifiedAt !== null) return null;
    const chosen = languageSchema.safeParse((await loadUserSettings(database, user.id)).site?.lang);
    const token = kind === 'passwordChanged' ? null : await links.issue(user.id, kind);
    const language = chosen.success ? chosen.data : order.language;
    return composeMail(kind, { ...user, email: user.email }, token, language, order.origin);
  };

  /** What was sent; null where no mail is needed: unknown address, confirmed meanwhile, or too late. */
  const deliver = async (order: StoredOrder): Promise<KeptMail | null> => {
    if (clock.now() - order.createdAt > mailLife[order.kind]) return null;
    const mail = await (order.kind === 'contact' ? passOn(order) : toPlayer(order.kind, order));
    if (mail === null) return null;
    await postman?.send(mail, order.origin);
    const { to, subject, text, links } = mail;
    return { to, subject, text, links };
  };

  const handle = async (order: StoredOrder): Promise<void> => {
    try {
      const sent = await deliver(order);
      await endOrder(database, order.id, clock.now(), keep ? sent : null);
      if (sent && keep)
        log.warn({ to: sent.to, subject: sent.subject, links: sent.links }, 'mail kept to be read here');
      else if (sent) log.info({ mail: String(order.id), kind: order.kind }, 'mail sent');
    } catch (error) {
      const wait = Math.min(longestRetry, firstRetry * 2 ** (order.tries - 1));
      // Its code alone: a mail server's answer may repeat the address, the error object the whole mail.
      const reason = String((error as { code?: unknown }).code ?? 'unknown');
      log.warn({ mail: String(order.id), kind: order.kind, tries: order.tries, reason }, 'mail not sent, tried again');
      await putOffOrder(database, order.id, clock.now() + wait);
    }
  };

  const drain = async (): Promise<void> => {
    let order = await claim();
    if (!order) return;
    for (; order; order = await claim()) await handle(order);
    await deleteOrders(database, clock.now() - remembered);
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
    put: (within, order) => storeOrder(within, order, clock.now()),
    dispatch,
    dispatchSoon,
    kept: async (emailKey) => {
      const rows = await keptOrders(database, emailKey, listed);
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
