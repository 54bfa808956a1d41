import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { type ThemeToken, themeModes, themeTokens } from '../../contract/entities/theme-template.ts';
import { mostThemeSteps } from '../../contract/storage/theme-templates.ts';
import {
  baseColours,
  changesBetween,
  chosen,
  redone,
  stepped,
  type ThemeDraft,
  undone,
  withTemplate,
} from './draft.ts';

const mode = (colour: string) =>
  Object.fromEntries(themeTokens.map((token) => [token, colour])) as Record<ThemeToken, string>;
const operator = { dark: mode('#101010'), light: mode('#f0f0f0') };
const fresh: ThemeDraft = { base: null, colours: operator, past: [], future: [] };
const accent = (to: string) => [{ mode: 'light' as const, token: 'accent' as const, to }];

describe('a draft', () => {
  test('of one pull at a slider is one step', () => {
    const first = chosen(fresh, accent('#000001'), false);
    const pulled = chosen(chosen(first, accent('#000002'), true), accent('#000003'), true);
    expect(pulled.past).toHaveLength(1);
    expect(pulled.colours.light.accent).toBe('#000003');
    expect(undone(pulled).colours).toEqual(operator);
  });

  test('that is pulled back to where it began has no step', () => {
    expect(chosen(chosen(fresh, accent('#000001'), false), accent('#f0f0f0'), true)).toEqual(fresh);
  });

  test('takes back which template it is of, but not the name it was saved under since', () => {
    const loaded = stepped(fresh, { dark: mode('#000000'), light: mode('#ffffff') }, 'Derby');
    expect(undone(loaded)).toMatchObject({ base: null, colours: operator });
    const saved = { ...chosen(fresh, accent('#000001'), false), base: 'Mine' };
    expect(undone(saved)).toMatchObject({ base: 'Mine', colours: operator });
    expect(redone(undone(saved))).toMatchObject({ base: 'Mine', colours: saved.colours });
  });

  test('keeps so many steps and no more', () => {
    let draft = fresh;
    for (let step = 0; step < mostThemeSteps + 20; step += 1)
      draft = chosen(draft, accent(`#${step.toString(16).padStart(6, '0')}`), false);
    expect(draft.past).toHaveLength(mostThemeSteps);
  });

  test('without a step has none to take back or do again', () => {
    expect(undone(fresh)).toBe(fresh);
    expect(redone(fresh)).toBe(fresh);
  });

  const wanted = fc.record({
    mode: fc.constantFrom(...themeModes),
    token: fc.constantFrom(...themeTokens),
    to: fc.constantFrom('#000000', '#123456', '#ffffff', '#f0f0f0'),
  });
  property.prop([fc.array(fc.array(wanted, { maxLength: 4 }), { maxLength: 12 })])(
    'goes all the way back and all the way forth again',
    (steps) => {
      const end = steps.reduce((draft, each) => chosen(draft, each, false), fresh);
      let draft = end;
      for (const _ of end.past) draft = undone(draft);
      expect(draft.colours).toEqual(operator);
      for (const _ of end.past) draft = redone(draft);
      expect(draft).toEqual(end);
    },
  );
});

test('templates are in the order of their names, one of each', () => {
  const named = (name: string, colour: string) => ({ name, dark: mode(colour), light: mode(colour) });
  const two = withTemplate([named('B', '#000000')], named('A', '#000000'));
  expect(two.map(({ name }) => name)).toEqual(['A', 'B']);
  const replaced = withTemplate(two, named('B', '#ffffff'));
  expect(replaced).toHaveLength(2);
  expect(changesBetween(operator, baseColours('B', replaced, operator))).toHaveLength(44);
  expect(baseColours('gone', replaced, operator)).toBe(operator);
});
