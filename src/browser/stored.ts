import type * as z from 'zod/mini';

/** A value kept in this browser. Corrupt, outdated or unreadable counts as absent; a full or forbidden storage falls back to memory. */
export interface Stored<Value> {
  read(): Value | null;
  write(value: Value): void;
  remove(): void;
  /** Notifies of changes made by other tabs. */
  watch(listener: (value: Value | null) => void): () => void;
}

export interface StoredOptions<Schema extends z.ZodMiniType> {
  key: string;
  schema: Schema;
  storage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

const parsed = <Schema extends z.ZodMiniType>(schema: Schema, text: string | null): z.output<Schema> | null => {
  if (text === null) return null;
  try {
    const result = schema.safeParse(JSON.parse(text));
    return result.success ? (result.data as z.output<Schema>) : null;
  } catch {
    return null;
  }
};

export const createStored = <Schema extends z.ZodMiniType>({
  key,
  schema,
  storage = () => localStorage,
}: StoredOptions<Schema>): Stored<z.output<Schema>> => {
  let kept: string | null = null;
  return {
    read() {
      try {
        return parsed(schema, kept ?? storage().getItem(key));
      } catch {
        return parsed(schema, kept);
      }
    },
    write(value) {
      const text = JSON.stringify(value);
      try {
        storage().setItem(key, text);
        kept = null;
      } catch {
        kept = text;
      }
    },
    remove() {
      kept = null;
      try {
        storage().removeItem(key);
      } catch {
        // What cannot be reached cannot be kept either.
      }
    },
    watch(listener) {
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener(parsed(schema, event.newValue));
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
};
