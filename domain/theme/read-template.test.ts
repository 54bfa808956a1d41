import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { themeModes, themeTokens } from '../../contract/entities/theme-template.ts';
import { mostTemplateBytes, readTemplate } from './read-template.ts';

const taken = (text: string) => {
  const read = readTemplate(text);
  if (typeof read === 'string') throw new Error(read);
  return read;
};
const filled = (bytes: number) => {
  const text = '{"light":{"accent":"#0b4a4a"},"name":""}';
  return text.replace('""', `"${'x'.repeat(bytes - text.length)}"`);
};

describe('a pasted text', () => {
  test('is read as a template of ours and as the answer of themesByDomain', () => {
    const wanted = [
      { mode: 'dark', token: 'accent', to: '#ff8a3d' },
      { mode: 'light', token: 'text-2', to: '#aabbcc' },
    ];
    expect(taken('{"name":"x","dark":{"accent":"#FF8A3D"},"light":{"text-2":"#abc"}}').wanted).toEqual(wanted);
    expect(
      taken('{"theme":{"dark":[{"colors":{"accent":"#ff8a3d"},"logo":"x"}],"light":[{"colors":{"text-2":"#aabbcc"}}]}}')
        .wanted,
    ).toEqual(wanted);
  });

  test('names what it leaves out: unknown names, and values that are no colours', () => {
    const { wanted, leftOut } = taken(
      '{"dark":{"accent":"#ff8a3d","brand":"#fff","text":"red"},"light":{"up":null},"css":"body{}"}',
    );
    expect(wanted).toEqual([{ mode: 'dark', token: 'accent', to: '#ff8a3d' }]);
    expect(leftOut).toEqual({ named: ['css', 'dark.brand', 'dark.text', 'light.up'], count: 4 });
  });

  test('of 64 kB is read, of one byte more refused', () => {
    expect(taken(filled(mostTemplateBytes)).wanted).toHaveLength(1);
    expect(readTemplate(filled(mostTemplateBytes + 1))).toBe('tooLong');
    // Bytes, not characters.
    expect(readTemplate(`"${'ж'.repeat(mostTemplateBytes / 2)}"`)).toBe('tooLong');
  });

  test.each([
    ['a depth of 10,000 lists', '['.repeat(10_000) + ']'.repeat(10_000), 'noColours'],
    ['a depth of 10,000 objects', `${'{"dark":'.repeat(7_000)}1${'}'.repeat(7_000)}`, 'noColours'],
    ['lists that never end', '['.repeat(10_000), 'notJson'],
    ['a script', '<script>alert(1)</script>', 'notJson'],
    ['nothing', '', 'notJson'],
    ['null', 'null', 'noColours'],
    ['an address', '{"dark":{"accent":"url(//evil.example/x)"}}', 'noColours'],
    ['an expression', '{"dark":{"accent":"expression(alert(1))"}}', 'noColours'],
    ['a way out of the value', '{"dark":{"accent":"#fff;background:url(//x)"}}', 'noColours'],
    ['a variable', '{"dark":{"accent":"var(--x)"}}', 'noColours'],
    ['a colour by its name', '{"dark":{"accent":"red"}}', 'noColours'],
    ['a list of colours', '{"dark":{"accent":["#ffffff"]}}', 'noColours'],
    ['lists for modes', '{"dark":["#ffffff"],"light":[]}', 'noColours'],
  ])('that is %s is refused as %s', (_, text, refusal) => {
    expect(readTemplate(text)).toBe(refusal);
  });

  test('with a value 10,000 deep takes the colours beside it', () => {
    const deep = '['.repeat(10_000) + ']'.repeat(10_000);
    const { wanted, leftOut } = taken(`{"dark":{"accent":"#ffffff","text":${deep}}}`);
    expect([wanted.length, leftOut]).toEqual([1, { named: ['dark.text'], count: 1 }]);
  });

  test('with __proto__ takes nothing from it and leaves every other object as it was', () => {
    expect(readTemplate('{"__proto__":{"dark":{"accent":"#ffffff"}}}')).toBe('noColours');
    const { wanted, leftOut } = taken(
      '{"dark":{"__proto__":"#ffffff","constructor":"#ffffff","accent":"#ff8a3d"},"__proto__":{"x":1}}',
    );
    expect(wanted).toEqual([{ mode: 'dark', token: 'accent', to: '#ff8a3d' }]);
    expect(leftOut.named).toEqual(['__proto__', 'dark.__proto__', 'dark.constructor']);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test('with thousands of unknown names says how many, and no more than the first by name', () => {
    const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`${'n'.repeat(5)}${index}`, 1]));
    const { leftOut } = taken(JSON.stringify({ dark: { accent: '#ffffff', ['long'.repeat(50)]: 1, ...many } }));
    expect(leftOut.count).toBe(3_001);
    expect(leftOut.named).toHaveLength(8);
    expect(leftOut.named.every((name) => name.length <= 33)).toBe(true);
  });

  property.prop([fc.oneof(fc.string(), fc.json())])('never gives anything but colours of the theme', (text) => {
    const read = readTemplate(text);
    if (typeof read === 'string') return;
    for (const { mode, token, to } of read.wanted) {
      expect(themeModes).toContain(mode);
      expect(themeTokens).toContain(token);
      expect(to).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});
