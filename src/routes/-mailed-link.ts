/** What a mailed link carries; each part is missing when it is no text. */
export interface MailedLinkSearch {
  userId?: string;
  token?: string;
}

/** The router reads `7` as a number. */
const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) || undefined : undefined;

/** Reads both halves of a mailed link from the address; one without the other is none. */
export const mailedLinkSearch = ({ userId, token }: Record<string, unknown>): MailedLinkSearch => {
  const link = { userId: text(userId), token: text(token) };
  return link.userId !== undefined && link.token !== undefined ? { userId: link.userId, token: link.token } : {};
};
