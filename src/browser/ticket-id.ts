const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** A new UUID v4. Browsers give `randomUUID` only to pages over https or on localhost; a phone in the same network has neither. */
export const newTicketId = (source: Crypto = crypto): string => {
  if (typeof source.randomUUID === 'function') return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const text = Array.from(bytes, hex).join('');
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-');
};
