import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { onTop } from './on-top.ts';

const some = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e'));
const itself = (item: string) => item;

test.prop([some, some, some])(
  'what a tab did not touch is as the others left it, what it did is as it says',
  (there, before, now) => {
    const result = onTop(there, before, now, itself);
    for (const item of ['a', 'b', 'c', 'd', 'e']) {
      const untouched = before.includes(item) === now.includes(item);
      expect(result.filter((one) => one === item)).toHaveLength(Number((untouched ? there : now).includes(item)));
    }
  },
);
