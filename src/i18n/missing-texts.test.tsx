import { fc, test as property } from '@fast-check/vitest';
import { cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { languageCodes } from '../../contract/entities/languages.ts';
import { startI18n } from './i18n.ts';
import { languageOf } from './language-code.ts';

beforeAll(() => startI18n('en'));

const Word = ({ name }: { name: string }) => <p>{useTranslation().t(name as never)}</p>;
const shown = async (name: string) => {
  cleanup();
  const { container, findByRole } = render(
    <Suspense>
      <Word name={name} />
    </Suspense>,
  );
  await findByRole('paragraph');
  return container.textContent;
};

const word = fc.string({ unit: fc.constantFrom(...'abcXYZ_019-č'), minLength: 1, maxLength: 12 });

describe('texts that are missing (L8)', () => {
  property.prop([fc.array(word, { minLength: 1, maxLength: 3 })], { numRuns: 30 })(
    'show their key in their place',
    async (parts) => {
      const key = ['nobody', ...parts].join('.');
      expect(await shown(key)).toBe(key);
    },
  );

  test('do not end the page, whatever the key is', async () => {
    for (const key of ['', '__proto__', 'constructor.name', 'nobody.{{name}}', '$t(nobody.else)', '<b>x</b>', 'a b'])
      await expect(shown(key)).resolves.toBeTypeOf('string');
  });

  property.prop([fc.oneof(fc.string(), fc.constantFrom('xx', '__proto__', 'toString', 'en-GB', 'SR-latn'))])(
    'of an unknown language are those of English',
    (code) => {
      const known = Object.values(languageCodes).includes(code);
      expect(languageOf(code) === 'en').toBe(!known || code === 'en');
    },
  );
});
