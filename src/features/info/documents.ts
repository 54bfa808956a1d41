import type { i18n } from 'i18next';

/** Texts that rule what is played here, by the name in their address: the only ones that /documents knows. */
export const documents = {
  terms: { text: 'terms', inForce: '2026-11-21' },
  rules: { text: 'rules', inForce: '2026-11-21' },
  privacy: { text: 'privacy', inForce: '2026-11-21' },
  'responsible-gambling': { text: 'responsible', inForce: '2026-11-21' },
  complaints: { text: 'complaints', inForce: '2026-11-21' },
} as const;
export type DocumentName = keyof typeof documents;
export const documentNames = Object.keys(documents) as DocumentName[];

/** The document of an address; null for anything but the names above, whatever is written there. */
export const documentNamed = (name: string): DocumentName | null =>
  Object.hasOwn(documents, name) ? (name as DocumentName) : null;

/** A text with headings: each namespace holds one. */
export type TextName = (typeof documents)[DocumentName]['text'] | 'about' | 'support';

export interface TextSection {
  id: string;
  title: string;
  text: readonly string[];
  list: readonly string[];
}

interface WrittenSection {
  title: string;
  text?: readonly string[];
  list?: readonly string[];
}

/** The sections of a text in their order, its placeholders filled. */
export const sectionsOf = (t: i18n['t'], name: TextName, values: Record<string, string>): TextSection[] => {
  const look = t as unknown as (key: string, options: object) => Readonly<Record<string, WrittenSection>>;
  const sections = look(`${name}:sections`, { ...values, returnObjects: true });
  return Object.entries(sections).map(([id, { title, text = [], list = [] }]) => ({ id, title, text, list }));
};
