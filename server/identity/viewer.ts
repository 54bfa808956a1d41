/** The user of a valid access token, by the current data of the database (never by the token's claims). */
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
