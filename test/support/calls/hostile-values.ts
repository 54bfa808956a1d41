/** A number that JSON can write and JavaScript cannot hold: put into the text in place of this word. */
export const beyondNumbers = '@beyond-numbers@';

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

/** What has broken servers before: types, extremes, scripts of the world, and words that mean something to a machine. */
export const hostileValues: readonly unknown[] = [
  [null, true, false, [], {}, [[]], [null], [20], { a: 1 }, nested(60), Array.from({ length: 300 }, () => 'x')],
  [0, -0, 1, -1, 1.5, 20.005, 0.1 + 0.2, 1e-7, 5e-324, 1e21, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63), 1.7e308],
  [beyondNumbers, '', ' ', '0', '1', '-1', '20', '1,85', '1e309', 'NaN', 'Infinity', 'null', 'undefined', '-'],
  [
    '٢٠',
    '１２３４',
    '½',
    'Ⅷ',
    'ß',
    'İ',
    'ǆ',
    'e\u0301',
    '\u202eabc',
    '\ud800',
    '\udc00x',
    '\ufeff',
    '\u2028',
    '😀'.repeat(40),
  ],
  ["' or 1=1 --", '"; drop table tickets; --', '%', '_', '\\', '$1', '<img src=x onerror=alert(1)>', '{{7*7}}'],
  [
    '../../etc/passwd',
    '%2e%2e%2f',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '//evil.example',
    'a\r\nset-cookie: x=1',
  ],
  ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'x'.repeat(65), 'x'.repeat(301), 'x'.repeat(5_000)],
  [
    '2026-02-30',
    '9999-12-31',
    '0000-00-00',
    '-271821-04-20',
    '2026-13',
    'Etc/Nowhere',
    'a@b',
    `${'a'.repeat(250)}@b.example`,
  ],
  [
    '00000000-0000-4000-8000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '1 or 1',
    '1'.repeat(16),
    '1 - 2 - 3',
  ],
].flat();
