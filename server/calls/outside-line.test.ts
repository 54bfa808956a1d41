import { isIP } from 'node:net';
import { expect, test } from 'vitest';
import { createPostOutside, isOutside, isOutsideUrl } from './outside-line.ts';

test.each([
  'http://example.com/x',
  'ftp://example.com',
  'https://localhost/x',
  'https://a.localhost',
  'https://db.internal/x',
  'https://127.0.0.1/x',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://017700000001/',
  'https://127.1/',
  'https://10.0.0.5',
  'https://172.20.1.1',
  'https://192.168.1.1',
  'https://169.254.169.254/latest',
  'https://100.64.0.1',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:a00:1]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://0.0.0.0/',
  'https://255.255.255.255/',
  'https://[::]/',
  'https://example.com:8443/x',
  'https://user:pass@example.com/',
  'https://intranet/',
  'https://printer.local/',
  'https://localhost./',
  '',
  'example.com',
  'javascript:alert(1)',
  'https://',
  'https:///x',
  'https://224.0.0.1/',
])('%s is no address for a postback, and nothing is sent to it', async (url) => {
  expect(isOutsideUrl(url)).toBe(false);
  await expect(createPostOutside()(url, {}, '{}')).rejects.toThrow();
});

test.each([
  ['the house itself', ['127.0.0.1']],
  ['the house itself by IPv6', ['::1']],
  ['the house itself, its number in another family', ['::ffff:127.0.0.1']],
  ['a neighbour', ['10.0.0.5']],
  ['what a cloud tells its machines', ['169.254.169.254']],
  ['somebody outside and a neighbour', ['93.184.215.14', '192.168.1.1']],
])('nothing is sent to a name that leads to %s', async (_whom, addresses) => {
  const asked: string[] = [];
  const post = createPostOutside({
    resolve: (hostname, _options, answer) => {
      asked.push(hostname);
      answer(
        null,
        addresses.map((address) => ({ address, family: isIP(address) })),
      );
    },
  });
  const url = 'https://partner.example.com/postback';
  expect(isOutsideUrl(url)).toBe(true);
  await expect(post(url, {}, '{}')).rejects.toThrow('partner.example.com leads into the house');
  expect(asked).toEqual(['partner.example.com']);
});

test('an address of the open network is', () => {
  const good = [
    'https://example.com/hook?a=1',
    'https://8.8.8.8/x',
    'https://[2606:4700::1111]/',
    'https://EXAMPLE.com.',
  ];
  expect(good.map(isOutsideUrl)).toEqual(good.map(() => true));
  expect(['nonsense', '', '1.2.3'].map(isOutside)).toEqual([false, false, false]);
});
