import type { Language } from '../../contract/entities/languages.ts';
import type { ContactTopic } from '../../contract/http/cms-contact.ts';
import { escaped } from '../calls/escaped.ts';
import { filled } from '../settings/filled.ts';
import { inboxOf, operatorOf } from '../settings/operators.ts';
import type { Mail } from './compose-mail.ts';
import { type MailTexts, mailTexts } from './mail-texts.ts';

interface PassedOn {
  reference: string;
  name: string;
  email: string;
  topic: ContactTopic;
  message: string;
  /** Null: written by a stranger. */
  username: string | null;
}

/** A visitor's message as the operator reads it, with the visitor's words at its end; an answer goes to the visitor. */
export const composeContactMail = (message: PassedOn, language: Language, origin: string): Mail => {
  const operator = operatorOf(origin)?.theme.light[0]?.name;
  if (operator === undefined) throw new Error(`no operator serves ${origin}`);
  const values = { ...message, operator, username: message.username ?? '' };
  const say = (key: keyof MailTexts) => filled(mailTexts[language][key], values);
  const subject = say('contactSubject');
  const lines = [say('contactText'), say(message.username === null ? 'contactStranger' : 'contactAccount')];
  return {
    operator,
    to: inboxOf(origin),
    replyTo: { name: message.name, address: message.email },
    subject,
    links: [],
    text: [...lines, message.message, ''].join('\n\n'),
    html: `<!doctype html>
<html>
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;background:#fff;color:#101214;font:16px/1.5 system-ui,sans-serif">
${lines.map((line) => `<p>${escaped(line)}</p>`).join('\n')}
<p style="white-space:pre-wrap;overflow-wrap:anywhere">${escaped(message.message)}</p>
</body>
</html>
`,
  };
};
