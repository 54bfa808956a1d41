import { createTransport } from 'nodemailer';
import type { Mail } from './compose-mail.ts';

/** Hands mails to the world; rejects when the world did not take one. */
export interface Postman {
  send(mail: Mail, origin: string): Promise<void>;
  close(): void;
}

const patience = 20_000;

/**
 * A postman that uses SMTP (`smtp://` or `smtps://user:password@host:port`), with one connection kept open while there
 * is mail.
 */
export const createSmtpPostman = (url: string, from: string | null): Postman => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ operator, to, subject, text, html, replyTo }, origin) => {
      await transport.sendMail({
        from: { name: operator, address: from ?? `no-reply@${new URL(origin).hostname}` },
        to: { name: '', address: to },
        ...(replyTo ? { replyTo } : {}),
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
};
