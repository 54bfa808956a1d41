import {
  type ThemeColours,
  type ThemeModeName,
  type ThemeToken,
  themeTokens,
} from '../../../contract/entities/theme-template.ts';
import { formatColour } from '../../../domain/theme/colour.ts';

const borders = ['top', 'right', 'bottom', 'left'] as const;

/** `#rrggbb` of a computed colour; null for one that is seen through. */
const opaque = (computed: string): string | null => {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(computed)?.slice(1).map(Number);
  const [red = 0, green = 0, blue = 0] = parts ?? [];
  return parts ? formatColour([red, green, blue]) : null;
};

const hasWords = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

const view = (element: Element): Window => element.ownerDocument.defaultView ?? window;
const styleOf = (element: Element) => view(element).getComputedStyle(element);

/** What is behind an element: its own background, or that of the first around it which has one. */
const groundOf = (element: Element): string | null => {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const colour = opaque(styleOf(around).backgroundColor);
    if (colour) return colour;
  }
  return null;
};

/** The colours of an element as it is drawn: ground, words or strokes, edges. */
const coloursOf = (element: Element): (string | null)[] => {
  const style = styleOf(element);
  const drawn = element.closest('svg');
  return [
    groundOf(element),
    ...(hasWords(element) ? [opaque(style.color)] : []),
    ...(drawn ? [opaque(styleOf(drawn).color), opaque(style.fill), opaque(style.stroke)] : []),
    ...borders.map((side) =>
      style.getPropertyValue(`border-${side}-style`) !== 'none' &&
      Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0
        ? opaque(style.getPropertyValue(`border-${side}-color`))
        : null,
    ),
  ];
};

const styleRules = (rules: CSSRuleList, window: Window & typeof globalThis): CSSStyleRule[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof window.CSSStyleRule ? [rule] : []),
    ...('cssRules' in rule ? styleRules(rule.cssRules as CSSRuleList, window) : []),
  ]);

/** Whether the style sheets name a variable for an element or what is around it. */
const isNamedFor = (element: Element, token: ThemeToken): boolean => {
  const document = element.ownerDocument;
  const rules = [...document.styleSheets].flatMap((sheet) =>
    styleRules(sheet.cssRules, view(element) as Window & typeof globalThis),
  );
  const naming = rules.filter(({ style }) => style.cssText.includes(`var(--md-${token})`));
  for (let around: Element | null = element; around; around = around.parentElement) {
    const here = around;
    if (naming.some(({ selectorText }) => here.matches(selectorText))) return true;
  }
  return false;
};

/**
 * Which variables an element is drawn with: those whose colour it has. Where several have the same colour, those that the
 * style sheets name for it.
 */
export const variablesUnder = (element: Element, colours: ThemeColours[ThemeModeName]): ThemeToken[] => {
  const seen = new Set(coloursOf(element));
  const found = [...seen].flatMap((colour) => {
    const same = colour ? themeTokens.filter((token) => colours[token] === colour) : [];
    if (same.length < 2) return same;
    const named = same.filter((token) => isNamedFor(element, token));
    return named.length > 0 ? named : same;
  });
  return [...new Set(found)];
};
