import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../test/support/free-port.ts';
import { composeMail } from './compose-mail.ts';
import { createSmtpPostman } from './smtp.ts';

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

/** A mail server that takes what it is sent, or refuses every recipient; returns the lines it received. */
const startMailServer = async (recipientAnswer = '250 ok') => {
  const heard: string[] = [];
  const port = await freePort();
  server = createServer((socket) => {
    let inMail = false;
    let rest = '';
    socket.write('220 test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const lines = (rest + String(data)).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        heard.push(line);
        if (inMail) {
          if (line !== '.') continue;
          inMail = false;
          socket.write('250 taken\r\n');
        } else if (line === 'DATA') {
          inMail = true;
          socket.write('354 go on\r\n');
        } else if (line.startsWith('RCPT')) {
          socket.write(`${recipientAnswer}\r\n`);
        } else {
          socket.write('250 ok\r\n');
        }
      }
    });
  });
  await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${port}`, heard };
};

const addressee = { id: 'u1', username: 'ana', email: 'ana@mail.example', firstName: 'Ana' };
const origin = 'https://play.matchday.example';

test('a mail goes out in the operator’s name, as text and as HTML', async () => {
  const { url, heard } = await startMailServer();
  const postman = createSmtpPostman(url, null);
  await postman.send(composeMail('resetPassword', addressee, 'tok', 'de', origin), origin);
  postman.close();
  const said = heard.join('\n');
  expect(said).toContain('MAIL FROM:<no-reply@play.matchday.example>');
  expect(said).toContain('RCPT TO:<ana@mail.example>');
  expect(said).toContain('From: Matchday <no-reply@play.matchday.example>');
  expect(said).toContain('Content-Type: multipart/alternative');
  expect(said).toContain('text/plain');
  expect(said).toContain('text/html');
});

test('the configured sender is used', async () => {
  const { url, heard } = await startMailServer();
  const postman = createSmtpPostman(url, 'post@matchday.example');
  await postman.send(composeMail('confirmEmail', addressee, 'tok', 'en', origin), origin);
  postman.close();
  expect(heard.join('\n')).toContain('MAIL FROM:<post@matchday.example>');
});

test('a recipient the mail server refuses, and a mail server that is away, are said', async () => {
  const mail = composeMail('confirmEmail', addressee, 'tok', 'en', origin);
  const { url } = await startMailServer('550 nobody here');
  const postman = createSmtpPostman(url, null);
  await expect(postman.send(mail, origin)).rejects.toThrow('550');
  postman.close();
  const away = createSmtpPostman(`smtp://127.0.0.1:${await freePort()}`, null);
  await expect(away.send(mail, origin)).rejects.toThrow('ECONNREFUSED');
  away.close();
});

test('what a player is called is text in a mail, never markup', () => {
  const { html, text } = composeMail('resetPassword', { ...addressee, username: '<img/src=x>&"' }, 'tok', 'en', origin);
  expect(html).toContain('&lt;img/src=x&gt;&amp;&quot;');
  expect(html).not.toContain('<img');
  expect(text).toContain('<img/src=x>&"');
});

test('a mail says its language to whatever reads it aloud', () => {
  const htmlIn = (language: 'rs' | 'ba' | 'el') => composeMail('confirmEmail', addressee, 'tok', language, origin).html;
  expect(htmlIn('rs')).toContain('<html lang="sr-Latn">');
  expect(htmlIn('ba')).toContain('<html lang="bs-Latn">');
  expect(htmlIn('el')).toContain('<html lang="el">');
});
