import { type Language, languageCodes } from '../../contract/entities/languages.ts';
import { escaped } from '../calls/escaped.ts';
import type { LinkPurpose } from '../database/schema/identity.ts';
import { filled } from '../settings/filled.ts';
import { operatorOf } from '../settings/operators.ts';
import { type MailTexts, mailTexts } from './mail-texts.ts';

export interface Mail {
  /** Whose name is above the sender's address. */
  operator: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  /** Who an answer goes to, when that is not the sender. */
  replyTo?: { name: string; address: string };
}

export interface Addressee {
  id: string;
  username: string;
  email: string;
  firstName: string | null;
}

/** Mails carry a link that proves who reads them, except the one that only informs. */
export type MailKind = LinkPurpose | 'passwordChanged';

const pages: Readonly<Record<MailKind, string>> = {
  confirmEmail: 'verification',
  resetPassword: 'auth/reset-password',
  passwordChanged: 'auth/forgot-password',
};

const parts = {
  confirmEmail: {
    subject: 'confirmEmailSubject',
    text: 'confirmEmailText',
    action: 'confirmEmailAction',
    after: ['confirmEmailLife', 'confirmEmailOtherwise'],
  },
  resetPassword: {
    subject: 'resetPasswordSubject',
    text: 'resetPasswordText',
    action: 'resetPasswordAction',
    after: ['resetPasswordLife', 'resetPasswordOtherwise'],
  },
  passwordChanged: {
    subject: 'passwordChangedSubject',
    text: 'passwordChangedText',
    action: 'resetPasswordAction',
    after: ['passwordChangedOtherwise'],
  },
} as const satisfies Record<MailKind, Record<string, keyof MailTexts | readonly (keyof MailTexts)[]>>;

/** A mail in the player's language and in the name of the operator he asked; `token` makes its link good for once. */
export const composeMail = (
  kind: MailKind,
  { id, username, email, firstName }: Addressee,
  token: string | null,
  language: Language,
  origin: string,
): Mail => {
  const mode = operatorOf(origin)?.theme.light[0];
  if (!mode) throw new Error(`no operator serves ${origin}`);
  const values: Readonly<Record<string, string>> = { operator: mode.name, username, name: firstName ?? username };
  const say = (key: keyof MailTexts): string => filled(mailTexts[language][key], values);
  const said = parts[kind];
  const [subject, greeting] = [say(said.subject), say('greeting')];
  const [text, action, after] = [say(said.text), say(said.action), said.after.map(say)];
  const query = token === null ? '' : `?${new URLSearchParams({ userId: id, token })}`;
  const link = `${origin}/${language}/${pages[kind]}${query}`;
  const { accent = '#14171A', 'on-accent': onAccent = '#FFFFFF' } = mode.colors;
  return {
    operator: mode.name,
    to: email,
    subject,
    links: [link],
    text: [greeting, text, `${action}:\n${link}`, ...after, mode.name, ''].join('\n\n'),
    html: `<!doctype html>
<html lang="${languageCodes[language]}">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;background:#fff;color:#101214;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto">
<p>${escaped(greeting)}</p>
<p>${escaped(text)}</p>
<p><a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${accent};color:${onAccent};text-decoration:none">${escaped(action)}</a></p>
<p style="word-break:break-all">${escaped(link)}</p>
${after.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('\n')}
<p>${escaped(mode.name)}</p>
</div>
</body>
</html>
`,
  };
};
