import { expect, test } from 'vitest';
import { specials } from '../../../domain/sports/specials.ts';
import { offeredSports } from '../../../domain/sports/sports.ts';
import { groundOf } from './grounds.ts';

test.each(offeredSports.filter((sport) => !(sport in specials)))('%s is played on a ground', (sport) =>
  expect(groundOf(sport)).toBeDefined(),
);
