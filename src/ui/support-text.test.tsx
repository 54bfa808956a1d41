import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SupportText } from './support-text.tsx';

test('address and number of the support are links, the rest is words', () => {
  const { container } = render(<SupportText>24/7 · support@matchday.example · +381 11 4000 400</SupportText>);
  expect(container.textContent).toBe('24/7 · support@matchday.example · +381 11 4000 400');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['support@matchday.example', 'mailto:support@matchday.example'],
    ['+381 11 4000 400', 'tel:+381114000400'],
  ]);
});

test.each(['', 'Ask at the counter, 08–24', 'javascript:alert(1)', '<a href="//x">@</a>'])(
  '%j leads nowhere',
  (text) => {
    const { container } = render(<SupportText>{text}</SupportText>);
    expect(container.textContent).toBe(text);
    expect(screen.queryAllByRole('link')).toEqual([]);
  },
);
