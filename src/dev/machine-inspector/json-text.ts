const readable = (_: string, value: unknown): unknown => (value instanceof Error ? String(value) : value);

/** A value for reading; what is too long to be read is cut off. */
export const jsonText = (value: unknown, most = 20_000): string => {
  const text = JSON.stringify(value, readable, 2) ?? 'undefined';
  return text.length > most ? `${text.slice(0, most)}\n... ${text.length - most} characters more` : text;
};

/** The value of a JSON text; null when it is invalid, as no event is null. */
export const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
