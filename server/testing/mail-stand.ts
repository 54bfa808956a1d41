import { pino } from 'pino';
import type { Database } from '../database/client.ts';
import { users } from '../database/schema/identity.ts';
import { createLinkTokens } from '../identity/link-tokens.ts';
import type { Mail } from '../mail/compose-mail.ts';
import { createMailOutbox, type MailOutbox } from '../mail/mail-outbox.ts';
import type { Postman } from '../mail/smtp.ts';
import type { MovableClock } from '../time/clock.ts';

export interface MailStand {
  outbox: MailOutbox;
  /** What the postman took. */
  sent: Mail[];
  /** What was logged, one line each. */
  logged: string[];
  /** Makes the postman refuse everything, until called with false. */
  refuse(refusing: boolean): void;
  addPlayer(name: string): Promise<void>;
  order(name: string, kind: 'confirmEmail' | 'resetPassword'): Promise<void>;
}

/** A mail outbox on this database whose postman is at hand; `keep` as the sandbox has it. */
export const createMailStand = (
  database: Database,
  clock: MovableClock,
  { keep = false, postman }: { keep?: boolean; postman?: Postman } = {},
): MailStand => {
  const sent: Mail[] = [];
  const logged: string[] = [];
  let refusing = false;
  const atHand: Postman = {
    send: async (mail) => {
      if (refusing)
        throw Object.assign(new Error(`550 mailbox ${mail.to} unavailable: ${mail.text}`), { code: 'EENVELOPE' });
      sent.push(mail);
    },
    close: () => undefined,
  };
  const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
  const linkTokens = createLinkTokens(database, clock);
  const outbox = createMailOutbox({ database, clock, links: linkTokens, postman: postman ?? atHand, keep, log });
  return {
    outbox,
    sent,
    logged,
    refuse: (value) => {
      refusing = value;
    },
    addPlayer: async (name) => {
      const email = `${name}@mail.example`;
      const names = { username: name, usernameKey: name, email, emailKey: email, firstName: 'Ana' };
      await database.insert(users).values({ ...names, passwordHash: '-', createdAt: clock.now() });
    },
    order: (name, kind) =>
      outbox.put(database, {
        kind,
        emailKey: `${name}@mail.example`,
        language: 'en',
        origin: 'https://matchday.example',
      }),
  };
};
