import { expect, test } from 'vitest';
import { themeTokens } from '../../../contract/entities/theme-template.ts';
import { tokenGroups } from './token-groups.ts';

test('every variable stands in one group', () => {
  expect(tokenGroups.flatMap(({ tokens }) => [...tokens] as string[]).sort()).toEqual([...themeTokens].sort());
});
