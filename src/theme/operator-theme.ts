import { contrast, formatColour, mix, parseColour, type Rgb, raise } from '../../domain/theme/colour.ts';
import { type Mode, modeTokens, type Token } from './tokens.ts';

const ink: Rgb = [18, 21, 10];
const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

/** The operator's own where it is readable, else ink or white; black where neither reaches AA. */
const onAccentFor = (accent: Rgb, own: Rgb | null): Rgb => {
  if (own && contrast(own, accent) >= 4.5) return own;
  const better = contrast(ink, accent) >= contrast(white, accent) ? ink : white;
  return contrast(better, accent) >= 4.5 ? better : black;
};

/** Shares of text mixed into surface-1 where an operator names no surfaces of his own. */
const shares = {
  dark: { 'surface-2': 0.04, 'surface-3': 0.09, hairline: 0.09, 'hairline-2': 0.17 },
  light: { 'surface-2': 0.06, 'surface-3': 0.11, hairline: 0.12, 'hairline-2': 0.2 },
} as const;

const signals = ['up', 'down', 'live', 'danger', 'warning', 'money'] as const;
const tints = { 'up-tint': 'up', 'down-tint': 'down', 'warning-tint': 'warning', 'danger-tint': 'danger' } as const;

/**
 * Every token of a mode from the colours an operator sent: his own where they are valid, derived or default where they
 * are missing, all clamped so that text keeps AA on each surface it is on.
 */
export const operatorTheme = (mode: Mode, colors: Readonly<Record<string, string>>): Record<Token, string> => {
  const defaults = modeTokens[mode];
  const given = (token: Token): Rgb | null => parseColour(Object.hasOwn(colors, token) ? (colors[token] ?? '') : '');
  const ownSurfaces = (['surface-0', 'surface-1', 'text'] as const).some((token) => given(token) !== null);
  const standard = (token: Token): Rgb => parseColour(defaults[token]) ?? white;

  const surface0 = given('surface-0') ?? standard('surface-0');
  const text = raise(given('text') ?? standard('text'), mode === 'dark' ? white : black, [surface0], 7);
  const surface1 =
    given('surface-1') ?? (ownSurfaces ? (mode === 'dark' ? mix(surface0, text, 0.04) : white) : standard('surface-1'));
  const step = (token: keyof (typeof shares)['dark']): Rgb =>
    given(token) ?? (ownSurfaces ? mix(surface1, text, shares[mode][token]) : standard(token));
  const surface2 = step('surface-2');
  const surface3 = step('surface-3');
  const surfaces = [surface0, surface1, surface2, surface3];
  const readable = (token: Token, ratio: number, grounds = surfaces): Rgb =>
    raise(given(token) ?? standard(token), text, grounds, ratio);

  const accent = raise(given('accent') ?? standard('accent'), text, [surface1], 3);
  const onAccent = onAccentFor(accent, given('on-accent') ?? (given('accent') ? null : standard('on-accent')));

  const result: Record<Token, Rgb> = {
    'surface-0': surface0,
    'surface-1': surface1,
    'surface-2': surface2,
    'surface-3': surface3,
    hairline: step('hairline'),
    'hairline-2': step('hairline-2'),
    control: readable('control', 3, [surface0, surface1, surface2]),
    text,
    'text-2': readable('text-2', 7),
    'text-3': readable('text-3', 4.8),
    accent,
    'on-accent': onAccent,
    up: readable('up', 4.5),
    down: readable('down', 4.5),
    live: readable('live', 4.5),
    danger: given('danger') ? readable('danger', 4.5) : readable('live', 4.5),
    warning: readable('warning', 4.5),
    money: readable('money', 4.5),
    'up-tint': surface1,
    'down-tint': surface1,
    'warning-tint': surface1,
    'danger-tint': surface1,
  };
  for (const [tint, signal] of Object.entries(tints) as [keyof typeof tints, (typeof signals)[number]][]) {
    const own = given(tint) ?? (ownSurfaces || given(signal) ? mix(surface1, result[signal], 0.15) : standard(tint));
    result[tint] = contrast(result[signal], own) >= 4.5 ? own : mix(surface1, result[signal], 0.08);
  }
  return Object.fromEntries(Object.entries(result).map(([token, rgb]) => [token, formatColour(rgb)])) as Record<
    Token,
    string
  >;
};
