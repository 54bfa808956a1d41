import type { ThemeTemplate } from '../../contract/entities/theme-template.ts';
import { mostTemplates, storedThemeDraft, storedThemeTemplates } from '../../contract/storage/theme-templates.ts';
import { type ThemeDraft, withTemplate } from '../../domain/theme/draft.ts';
import type { ThemeFromTab } from '../../machines/theme-editor/theme-editor-event.ts';
import { createStored } from '../browser/stored.ts';

const keys = { templates: 'themeTemplates', draft: 'themeDraft' } as const;

/** Templates and draft of the theme editor in this browser. What finds no room is refused as `full`, never kept in memory alone. */
export const createThemeStore = (storage: () => Storage = () => localStorage, now: () => number = Date.now) => {
  const templates = createStored({ key: keys.templates, schema: storedThemeTemplates, storage });
  const draft = createStored({ key: keys.draft, schema: storedThemeDraft, storage });
  const put = async (key: string, value: unknown): Promise<void> => {
    try {
      storage().setItem(key, JSON.stringify(value));
    } catch {
      return Promise.reject('full');
    }
  };
  const saved = (): ThemeTemplate[] => templates.read()?.templates ?? [];
  const keepTemplates = async (next: ThemeTemplate[]): Promise<ThemeTemplate[]> => {
    await put(keys.templates, { version: 1, templates: next });
    return next;
  };
  return {
    templates: saved,
    draft: draft.read,
    /** Answers when it was kept; null where nothing differs from the operator's colours and nothing can be taken back. */
    keepDraft: async ({ base, colours, past, future }: ThemeDraft): Promise<number | null> => {
      if (base === null && past.length + future.length === 0) {
        draft.remove();
        return null;
      }
      const keptAt = now();
      await put(keys.draft, { version: 1, base, colours, past, future, keptAt });
      return keptAt;
    },
    /** Reads again what another tab may have saved meanwhile. */
    saveTemplate: async (template: ThemeTemplate): Promise<ThemeTemplate[]> => {
      const next = withTemplate(saved(), template);
      return next.length > mostTemplates ? Promise.reject('many') : keepTemplates(next);
    },
    deleteTemplate: (name: string | null): Promise<ThemeTemplate[]> =>
      keepTemplates(saved().filter((template) => template.name !== name)),
    /** Notifies of changes made in other tabs. */
    watch: (listener: (news: ThemeFromTab) => void): (() => void) => {
      const ends = [
        templates.watch((stored) => listener({ type: 'templates.changed', templates: stored?.templates ?? [] })),
        draft.watch((stored) => listener({ type: 'draft.followed', draft: stored })),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
  };
};

export type ThemeStore = ReturnType<typeof createThemeStore>;
