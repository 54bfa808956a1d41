// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Flag } from './flag.tsx';

const drawings = readFileSync(`${import.meta.dirname}/flags.svg`, 'utf8');

test.each(['Serbia', 'Bosnia and Herzegovina', 'Türkiye'])('points at the drawing of %s', (country) => {
  const { container } = render(<Flag country={country} />);
  const [, id = ''] = container.querySelector('use')?.getAttribute('href')?.split('#') ?? [];
  expect(drawings).toContain(`id="${decodeURIComponent(id)}"`);
});
