import {
  type ColourChange,
  type ThemeColours,
  type ThemeStep,
  type ThemeTemplate,
  themeModes,
  themeTokens,
} from '../../contract/entities/theme-template.ts';
import { mostThemeSteps } from '../../contract/storage/theme-templates.ts';

/** Colours that are being worked on, and the way to them and back. */
export interface ThemeDraft {
  /** Of which template they are a draft; null for the operator's own colours. */
  base: string | null;
  colours: ThemeColours;
  past: ThemeStep[];
  future: ThemeStep[];
}

/** A colour wanted for one variable of one mode. */
export type WantedColour = Omit<ColourChange, 'from'>;

const painted = (colours: ThemeColours, changes: readonly WantedColour[]): ThemeColours => {
  const next = { dark: { ...colours.dark }, light: { ...colours.light } };
  for (const { mode, token, to } of changes) next[mode][token] = to;
  return next;
};

const backwards = ({ changes, base }: ThemeStep): ThemeStep => ({
  changes: changes.map((change) => ({ ...change, from: change.to, to: change.from })),
  base: { from: base.to, to: base.from },
});

const taken = (draft: ThemeDraft, { changes, base }: ThemeStep): Pick<ThemeDraft, 'base' | 'colours'> => ({
  // A template may have got its name since: only a step that chose another one goes back to the one before.
  base: base.from === base.to ? draft.base : base.to,
  colours: painted(draft.colours, changes),
});

/** What differs between two sets of colours, as the changes that lead from the one to the other. */
export const changesBetween = (before: ThemeColours, after: ThemeColours): ColourChange[] =>
  themeModes.flatMap((mode) =>
    themeTokens.flatMap((token) => {
      const [from, to] = [before[mode][token], after[mode][token]];
      return from === to ? [] : [{ mode, token, from, to }];
    }),
  );

/** A step further; what could be done again cannot any more. Without a difference nothing is done. */
export const stepped = (draft: ThemeDraft, colours: ThemeColours, base = draft.base): ThemeDraft => {
  const changes = changesBetween(draft.colours, colours);
  if (changes.length === 0 && base === draft.base) return draft;
  const step = { changes, base: { from: draft.base, to: base } };
  return { base, colours, past: [...draft.past, step].slice(-mostThemeSteps), future: [] };
};

/** Colours chosen one after another; with `goesOn` they belong to the step before, as those of one pull at a slider do. */
export const chosen = (draft: ThemeDraft, wanted: readonly WantedColour[], goesOn: boolean): ThemeDraft => {
  const last = draft.past.at(-1);
  const colours = painted(draft.colours, wanted);
  if (!goesOn || !last) return stepped(draft, colours);
  const before = { ...draft, ...taken(draft, backwards(last)), past: draft.past.slice(0, -1) };
  return stepped(before, colours, draft.base);
};

/** The last step taken back; the draft itself where there is none. */
export const undone = (draft: ThemeDraft): ThemeDraft => {
  const step = draft.past.at(-1);
  if (!step) return draft;
  return { ...taken(draft, backwards(step)), past: draft.past.slice(0, -1), future: [step, ...draft.future] };
};

/** What was taken back last, done again; the draft itself where there is nothing. */
export const redone = (draft: ThemeDraft): ThemeDraft => {
  const [step, ...future] = draft.future;
  if (!step) return draft;
  return { ...taken(draft, step), past: [...draft.past, step], future };
};

/** The colours that a draft began with: those of its template, or the operator's where it has none any more. */
export const baseColours = (
  base: string | null,
  templates: readonly ThemeTemplate[],
  operator: ThemeColours,
): ThemeColours => templates.find(({ name }) => name === base) ?? operator;

/** Templates with one more, in the order of their names; one of the same name is replaced. */
export const withTemplate = (templates: readonly ThemeTemplate[], template: ThemeTemplate): ThemeTemplate[] =>
  [...templates.filter(({ name }) => name !== template.name), template].sort((one, other) =>
    one.name < other.name ? -1 : 1,
  );
