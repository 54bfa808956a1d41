/** Whoever a valid access token speaks for, as the database knows him now (never as the token claims). */
export interface Viewer {
  userId: string;
  username: string;
  roles: readonly string[];
  /** Money calls of a blocked player answer 403 youAreBlocked; the session stays. */
  blocked: boolean;
  emailVerified: boolean;
  /** Minutes between two reality checks; null for none. */
  realityCheck: number | null;
  sessionId: string;
}
