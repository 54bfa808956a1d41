/** Who plays in a walk. */
export const users = ['ana', 'ben'] as const;
export type User = (typeof users)[number];
