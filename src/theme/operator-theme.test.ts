import { readFileSync } from 'node:fs';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { contrast, parseColour, type Rgb } from '../../domain/theme/colour.ts';
import { operatorTheme } from './operator-theme.ts';
import { type Mode, modeTokens, type Token } from './tokens.ts';

const modes: Mode[] = ['dark', 'light'];
const rgb = (text: string): Rgb => {
  const colour = parseColour(text);
  if (!colour) throw new Error(`not a colour: ${text}`);
  return colour;
};
const ratio = (theme: Record<Token, string>, one: Token, other: Token) => contrast(rgb(theme[one]), rgb(theme[other]));
const hex = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((parts) => {
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
});

describe('operator theme', () => {
  it.each(modes)('leaves the default operator as it is drawn in %s', (mode) => {
    expect(operatorTheme(mode, {})).toEqual(modeTokens[mode]);
  });

  it.each(modes)('takes valid colours of the operator as given in %s', (mode) => {
    const accent = mode === 'dark' ? '#e2f55b' : '#0b4a4a';
    expect(operatorTheme(mode, { accent }).accent).toBe(accent);
  });

  it('lets no other CSS through than colours', () => {
    const colors = {
      accent: 'red;background:url(//x)',
      text: 'var(--x)',
      'surface-0': 'expression(1)',
      __proto__: '#fff',
    };
    expect(operatorTheme('dark', colors)).toEqual(modeTokens.dark);
  });

  it('takes nothing from keys that are no colours of its own, and leaves every other object as it was', () => {
    const pasted = JSON.parse('{"__proto__":{"accent":"#ffffff","x":"1"},"constructor":{"prototype":{"x":"1"}}}');
    expect(operatorTheme('dark', pasted)).toEqual(modeTokens.dark);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it('says in tokens.css what the table says', () => {
    const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
    const [darkBlock = '', lightBlock = ''] = css.split('html[data-mode="light"]');
    for (const [mode, block] of [
      ['dark', darkBlock],
      ['light', lightBlock],
    ] as const)
      for (const [token, colour] of Object.entries(modeTokens[mode]))
        expect(block).toContain(`--md-${token}: ${colour};`);
  });

  property.prop([fc.constantFrom(...modes), hex, hex])(
    'keeps text and signals readable whatever accent and page colour an operator picks',
    (mode, accent, picked) => {
      // An operator may tint the page, not turn night into day.
      const page = rgb(picked).map((channel) => (mode === 'dark' ? channel / 8 : 255 - channel / 8));
      const surface0 = `#${page.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
      const theme = operatorTheme(mode, { accent, 'surface-0': surface0 });
      for (const surface of ['surface-0', 'surface-1', 'surface-2', 'surface-3'] as const)
        for (const token of ['text', 'text-2', 'text-3', 'up', 'down', 'live', 'danger', 'warning', 'money'] as const)
          expect(ratio(theme, token, surface)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(theme, 'accent', 'surface-1')).toBeGreaterThanOrEqual(3);
      expect(ratio(theme, 'on-accent', 'accent')).toBeGreaterThanOrEqual(4.5);
    },
  );
});
