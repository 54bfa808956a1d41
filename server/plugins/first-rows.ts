import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Language } from '../../contract/entities/languages.ts';
import type { ThemesByDomain } from '../../contract/entities/theme.ts';
import { operatorOf } from '../settings/operators.ts';
import type { FirstAnswered } from './first-answers.ts';
import { type DocumentAddress, pageStylesOf } from './first-files.ts';

/** Whose document it is; `prefix` is the language's part of its address, `/de`. */
export interface FirstPage extends DocumentAddress {
  prefix: string;
  origin: string;
}

/** An operator's words in a language; no version is none. */
interface OwnWords {
  version: string;
  texts: Readonly<Record<string, string>>;
}

/** Of the build (src/first-rows/draw.tsx): the rows as markup, null where the page shows none. */
type DrawFirstRows = (
  page: FirstPage & { answers: Record<string, unknown>; at: number; zone: string; words: OwnWords },
) => Promise<string | null>;

/** What the build draws with for the server; null where a build has none (npm run dev). */
interface Drawing {
  drawFirstRows: DrawFirstRows;
  /** An operator's colours as a style sheet. */
  themeStyle(theme: ThemesByDomain): string;
}

type LoadDrawing = () => Promise<Drawing | null>;

/** Loads it with the first document: a server that serves none starts without it. */
export const drawingOf = (root: string): LoadDrawing => {
  const file = `${root}/.vite/first-rows.js`;
  if (!existsSync(file)) return async () => null;
  let drawing: Promise<Drawing> | null = null;
  return () => {
    drawing ??= import(pathToFileURL(file).href);
    return drawing;
  };
};

/** The operator's colours as a part of a document's head, for both modes; empty where they are not known. */
export const createColours = (load: LoadDrawing): ((origin: string) => Promise<string>) => {
  const kept = new WeakMap<ThemesByDomain, string>();
  return async (origin) => {
    const theme = operatorOf(origin);
    const drawing = await load();
    if (drawing === null || theme === null) return '';
    const style = kept.get(theme) ?? `<style id="colours">${drawing.themeStyle(theme)}</style>`;
    kept.set(theme, style);
    return style;
  };
};

/** The first rows of a page, drawn with its document from what it answers; empty where there are none. */
export type FirstRows = (page: FirstPage, answered: FirstAnswered) => Promise<string>;

interface FirstRowsNeeds {
  /** Whose clock is drawn: nobody knows that of the reader. */
  zone: string;
  wordsOf(origin: string, language: Language): Promise<OwnWords>;
  onFailed(error: unknown): void;
}

/** Pages in all languages at all operators. */
const mostKept = 42;

/** Draws the rows once for all who open a page while its answers are the same. A document without rows is none that fails. */
export const createFirstRows = (
  root: string,
  load: LoadDrawing,
  { zone, wordsOf, onFailed }: FirstRowsNeeds,
): FirstRows => {
  const stylesOf = pageStylesOf(root);
  const kept = new Map<string, { of: string; rows: Promise<string> }>();
  const draw = async (page: FirstPage, { at, json }: FirstAnswered): Promise<string> => {
    try {
      const drawing = await load();
      if (drawing === null) return '';
      const words = await wordsOf(page.origin, page.language);
      const rows = await drawing.drawFirstRows({ ...page, answers: JSON.parse(json), at, zone, words });
      return rows === null ? '' : stylesOf(page.path) + rows;
    } catch (error) {
      onFailed(error);
      return '';
    }
  };
  return (page, answered) => {
    const key = [page.path, page.prefix, page.language, page.origin].join(' ');
    const before = kept.get(key);
    if (before?.of === answered.json) return before.rows;
    const rows = draw(page, answered);
    kept.delete(key);
    kept.set(key, { of: answered.json, rows });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return rows;
  };
};
