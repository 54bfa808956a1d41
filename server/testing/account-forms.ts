import type { Tokens } from '../../contract/entities/user.ts';
import type { TestServer } from './start-test-server.ts';

export const goodPassword = 'Sunny Terrace 7';

/** A registration that nothing is wrong with; the e-mail address follows the name. */
export const aRegistration = (username: string, change: Record<string, unknown> = {}) => ({
  username,
  firstName: 'Ana',
  lastName: 'Kovač',
  email: `${username}@mail.example`,
  password: goodPassword,
  passwordConfirmation: goodPassword,
  promoCode: '',
  ...change,
});

export interface ReadMail {
  to: string;
  subject: string;
  text: string;
  links: string[];
  at: string;
}

/** The mails an address got, newest first. */
export const mailsTo = async (server: TestServer, to: string): Promise<ReadMail[]> =>
  (await server.call('/sandbox/v1/mail', { to })).body as ReadMail[];

/** Both halves of the link in the newest mail to an address. */
export const newestLink = async (server: TestServer, to: string): Promise<{ userId: string; token: string }> => {
  const [mail] = await mailsTo(server, to);
  const query = new URL(mail?.links[0] ?? 'http://no.mail').searchParams;
  return { userId: query.get('userId') ?? '', token: query.get('token') ?? '' };
};

export const registered = async (server: TestServer, username: string): Promise<Tokens> => {
  const { status, body } = await server.call('/kcmanager/registerUser', aRegistration(username));
  if (status !== 200) throw new Error(`registration of ${username} answered ${status} ${JSON.stringify(body)}`);
  return body as Tokens;
};

/** Players of a test, each with a name of his own. */
export const playersNamed = (stem: string) => {
  let players = 0;
  return async (server: TestServer): Promise<{ name: string; token: string; userId: string }> => {
    players += 1;
    const name = `${stem}${players}`;
    const token = (await registered(server, name)).access_token;
    return { name, token, userId: ((await server.call('/base/v1/users', undefined, token)).body as { id: string }).id };
  };
};
