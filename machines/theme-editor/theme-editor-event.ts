import type { ThemeColours, ThemeModeName, ThemeTemplate, ThemeToken } from '../../contract/entities/theme-template.ts';
import type { StoredThemeDraft } from '../../contract/storage/theme-templates.ts';
import type { WantedColour } from '../../domain/theme/draft.ts';
import type { ReadTemplate, TemplateRefusal } from '../../domain/theme/read-template.ts';

export type ThemeView = 'both' | ThemeModeName;

export interface ThemeRow {
  token: ThemeToken;
  mode: ThemeModeName;
}

/** Why something was not done: a text that holds no colours, no room in this browser, no clipboard. */
export type ThemeRefusal = TemplateRefusal | 'full' | 'many' | 'notCopied';

/** What was done last, reported once. */
export type ThemeNews =
  | { kind: 'saved' | 'deleted' | 'followed' | 'copied' | 'exported' | 'reset' }
  | { kind: 'pasted'; taken: number; leftOut: ReadTemplate['leftOut'] };

/** What another tab of this browser did. */
export type ThemeFromTab =
  | { type: 'templates.changed'; templates: ThemeTemplate[] }
  | { type: 'draft.followed'; draft: StoredThemeDraft | null };

export type ThemeEditorEvent =
  | ThemeFromTab
  | { type: 'editor.opened'; operator: ThemeColours; view: ThemeView }
  | { type: 'editor.closed' }
  | { type: 'view.chosen'; view: ThemeView }
  | { type: 'row.opened'; row: ThemeRow }
  | { type: 'row.closed' }
  /** `gesture` is the same for all that one pull at a slider chooses. */
  | { type: 'colours.chosen'; wanted: WantedColour[]; gesture: string | null }
  | { type: 'step.undone' }
  | { type: 'step.redone' }
  | { type: 'template.loaded'; name: string | null }
  | { type: 'save.wanted' }
  | { type: 'deletion.wanted' }
  | { type: 'reset.wanted' }
  | { type: 'paste.wanted' }
  | { type: 'question.cancelled' }
  | { type: 'template.named'; name: string }
  | { type: 'deletion.confirmed' }
  | { type: 'reset.confirmed' }
  | { type: 'text.pasted'; text: string }
  | { type: 'template.copied' }
  | { type: 'template.exported' }
  | { type: 'picking.begun' }
  | { type: 'picking.ended' }
  | { type: 'variable.picked'; row: ThemeRow }
  /** Raised by the machine: the draft belongs to another template now. */
  | { type: 'base.changed' }
  | { type: 'player.left' };
