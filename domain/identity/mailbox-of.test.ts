import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

test.each([
  ['ana@mail.example', 'ana@mail.example'],
  ['ana+bets@mail.example', 'ana@mail.example'],
  ['ana+bets+2@mail.example', 'ana@mail.example'],
  ['a.na@mail.example', 'a.na@mail.example'],
  ['a.n.a+2@gmail.com', 'ana@gmail.com'],
  ['ana@googlemail.com', 'ana@gmail.com'],
  ['+ana@mail.example', '+ana@mail.example'],
])('%s leads to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
