import type { Tokens } from '../contract/entities/user.ts';

/** The signed-in user, from the access token; roles decide only what is shown. */
export interface SessionUser {
  id: string;
  name: string;
  roles: readonly string[];
  /** When the access token ends, milliseconds by the server's clock. */
  expiresAt: number;
}

export interface Session {
  tokens: Tokens;
  user: SessionUser;
}
