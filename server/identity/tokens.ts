import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../time/clock.ts';

/** What a token is for. Each kind has its own audience and header type, so none passes for another. */
export type TokenKind = 'access' | 'refresh' | 'socket' | 'device';

const headerTypes = { access: 'at+jwt', refresh: 'rt+jwt', socket: 'ws+jwt', device: 'dt+jwt' } as const;
const issuer = 'matchday';
const longestToken = 4096;
/** Tokens whose signature is known to be good: a player shows the same one every few seconds for five minutes. */
const remembered = 10_000;

/** Claims every token of ours carries: the player, his session and the session's generation it was made in. */
export interface TokenClaims extends JWTPayload {
  sub: string;
  sid: string;
  gen: number;
}

export interface Tokens {
  /** `issuedAt` and `expiresAt` in milliseconds; the same arguments make the same token. */
  sign(kind: TokenKind, claims: TokenClaims, issuedAt: number, expiresAt: number): Promise<string>;
  /** Null for every token that is not ours, not of this kind, or over. */
  verify(kind: TokenKind, token: string): Promise<TokenClaims | null>;
  /** Whether the token of these claims, which was good, is not over: all that changes about it is its age. */
  stillGood(claims: TokenClaims): boolean;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isTokenClaims = (claims: JWTPayload): claims is TokenClaims =>
  typeof claims.sub === 'string' && uuid.test(String(claims.sid)) && Number.isInteger(claims.gen);

/** Signs and checks JWTs with HS256 and nothing else; keys named in a token's header are ignored. */
export const createTokens = (secret: string, clock: Clock): Tokens => {
  const key = new TextEncoder().encode(secret);
  const good = new Map<string, TokenClaims>();

  const remember = (name: string, claims: TokenClaims): void => {
    good.set(name, claims);
    const [oldest] = good.keys();
    if (good.size > remembered && oldest !== undefined) good.delete(oldest);
  };

  const stillGood = ({ exp = 0 }: TokenClaims): boolean => exp > Math.floor(clock.now() / 1000);

  return {
    stillGood,
    sign: (kind, claims, issuedAt, expiresAt) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: headerTypes[kind] })
        .setIssuer(issuer)
        .setAudience(kind)
        .setIssuedAt(Math.floor(issuedAt / 1000))
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .sign(key),
    verify: async (kind, token) => {
      if (token.length > longestToken) return null;
      const name = `${kind} ${token}`;
      const known = good.get(name);
      if (known) return stillGood(known) ? known : null;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer,
          audience: kind,
          typ: headerTypes[kind],
          requiredClaims: ['sub', 'exp', 'iat'],
          currentDate: new Date(clock.now()),
        });
        if (!isTokenClaims(payload)) return null;
        remember(name, payload);
        return payload;
      } catch {
        return null;
      }
    },
  };
};
