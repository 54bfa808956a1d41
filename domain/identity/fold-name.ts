/**
 * A username or e-mail address in the form it is compared in: two that differ by case or Unicode form alone (full-width
 * letters, composed or not, ß and ss) fold to the same text. Letters of different scripts stay different.
 */
export const foldName = (name: string): string =>
  name.trim().normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
