// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Flag } from './flag.tsx';

afterEach(cleanup);

const drawings = readFileSync(`${import.meta.dirname}/flags.svg`, 'utf8');

test.each(['Serbia', 'Bosnia and Herzegovina', 'Türkiye'])('points at the drawing of %s', (country) => {
  const { container } = render(<Flag country={country} />);
  const [, id = ''] = container.querySelector('use')?.getAttribute('href')?.split('#') ?? [];
  expect(drawings).toContain(`id="${decodeURIComponent(id)}"`);
});
