import { jwtDecode } from 'jwt-decode';
import { accessClaims, type Tokens } from '../../contract/entities/user.ts';
import type { Session } from '../../machines/signed-in.ts';

/** The client name under which the access token lists this site's roles. */
const site = 'site';

/** Reads who is signed in from the access token; throws when it is none of ours. */
export const sessionFrom = (tokens: Tokens): Session => {
  const { sub, preferred_username, exp, resource_access } = accessClaims.parse(jwtDecode(tokens.access_token));
  return {
    tokens,
    user: { id: sub, name: preferred_username, roles: resource_access[site]?.roles ?? [], expiresAt: exp * 1000 },
  };
};

/** As {@link sessionFrom}, but null for tokens that cannot be read. */
export const sessionOrNull = (tokens: Tokens | undefined): Session | null => {
  try {
    return tokens ? sessionFrom(tokens) : null;
  } catch {
    return null;
  }
};
