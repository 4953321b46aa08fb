import { base64url, hmacSha256 } from '../../lib/http/hmac.ts';
import type { Role, Tokens } from '../sales-api.contract.ts';

export interface TokenPolicy {
  /** How long an access token lives, in milliseconds. */
  accessTokenTtl: number;
  /** How long a refresh token lives, in milliseconds. */
  refreshTokenTtl: number;
  /** Whether each refresh hands out a new refresh token and retires the one it was bought with. */
  rotation: boolean;
  /** How long the token that was just retired is answered once more instead of ending the session, in milliseconds. */
  grace: number;
  /** The server's clock, in milliseconds since 1970. */
  now: () => number;
}

/** Whom a token speaks for. */
export interface Bearer {
  email: string;
  role: Role;
}

/** The claims of a token. It is signed, so a server that was restarted still believes its own tokens. */
export interface Claims extends Bearer {
  use: 'access' | 'refresh';
  /** All tokens that descend from one sign-in share a family. */
  family: string;
  /** 1 at sign-in, one more with each refresh. */
  generation: number;
  /** Unique per token, so that all tokens of a moment can be told from those issued after it. */
  issuedAt: number;
  expiresAt: number;
}

interface Family {
  generation: number;
  rotatedAt: number;
  isRevoked: boolean;
}

/** The sales API's token rules, in memory. */
export interface TokenService {
  /** Starts a family. */
  signIn: (bearer: Bearer) => Tokens;
  /** Buys the next pair; undefined when the token is refused. A second use of a token revokes its whole family. */
  refresh: (refreshToken: string) => Tokens | undefined;
  /** The claims of an access token that is good right now. */
  authenticate: (accessToken: string) => Claims | undefined;
  /** Ends the family of a token: none of its tokens works from here on. */
  revoke: (claims: Claims) => void;
  /** Makes every access token that was handed out so far expired. Refresh tokens stay good. */
  expireAccessTokens: () => void;
}

// It is in the bundle of the demo build and protects nothing but the stand-in's own consistency.
const secret = 'sales-api-stand-in';

/** Creates a token service without any family. */
export function createTokenService(policy: TokenPolicy): TokenService {
  const families = new Map<string, Family>();
  let lastIssued = 0;
  let expiredThrough = 0;

  const issue = (use: Claims['use'], bearer: Bearer, family: string, generation: number) => {
    lastIssued = Math.max(policy.now(), lastIssued + 1);
    const ttl = use === 'access' ? policy.accessTokenTtl : policy.refreshTokenTtl;
    const { email, role } = bearer;
    return sign({ use, email, role, family, generation, issuedAt: lastIssued, expiresAt: lastIssued + ttl });
  };
  const issuePair = (bearer: Bearer, family: string, generation: number): Tokens => ({
    accessToken: issue('access', bearer, family, generation),
    refreshToken: issue('refresh', bearer, family, generation),
  });
  const familyOf = (claims: Claims) => adopt(families, claims);
  const good = (token: string, use: Claims['use']) => {
    const claims = readClaims(token);
    return claims?.use === use && claims.expiresAt > policy.now() && !familyOf(claims).isRevoked ? claims : undefined;
  };

  return {
    signIn(bearer) {
      const family = base64url(crypto.getRandomValues(new Uint8Array(9)));
      families.set(family, { generation: 1, rotatedAt: policy.now(), isRevoked: false });
      return issuePair(bearer, family, 1);
    },

    refresh(refreshToken) {
      const claims = good(refreshToken, 'refresh');
      if (!claims) return undefined;
      const family = familyOf(claims);
      const use = policy.rotation ? judge(claims, family, policy) : 'first';
      if (use === 'reuse') {
        family.isRevoked = true;
        return undefined;
      }
      if (use === 'first') Object.assign(family, { generation: family.generation + 1, rotatedAt: policy.now() });
      const next = issuePair(claims, claims.family, family.generation);
      return policy.rotation ? next : { ...next, refreshToken };
    },

    authenticate(accessToken) {
      const claims = good(accessToken, 'access');
      return claims && claims.issuedAt > expiredThrough ? claims : undefined;
    },

    revoke(claims) {
      familyOf(claims).isRevoked = true;
    },

    expireAccessTokens() {
      expiredThrough = Math.max(policy.now(), lastIssued);
      lastIssued = expiredThrough;
    },
  };
}

/** Reads a token without asking whether it is still good; undefined when its signature is not ours. */
export function readClaims(token: string): Claims | undefined {
  const [payload = ''] = token.split('.', 1);
  if (token !== seal(payload)) return undefined;
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
}

function sign(claims: Claims): string {
  return seal(base64url(new TextEncoder().encode(JSON.stringify(claims))));
}

function seal(payload: string): string {
  return `${payload}.${hmacSha256(secret, payload)}`;
}

/** A good signature is proof enough of a family that this process has not seen: a page was reloaded, a server restarted. */
function adopt(families: Map<string, Family>, { family, generation, issuedAt }: Claims): Family {
  const known = families.get(family) ?? { generation, rotatedAt: issuedAt, isRevoked: false };
  if (generation > known.generation) Object.assign(known, { generation, rotatedAt: issuedAt });
  families.set(family, known);
  return known;
}

function judge(claims: Claims, family: Family, { grace, now }: TokenPolicy): 'first' | 'again' | 'reuse' {
  if (claims.generation === family.generation) return 'first';
  const retiredFor = Math.max(0, now() - family.rotatedAt);
  return claims.generation === family.generation - 1 && retiredFor < grace ? 'again' : 'reuse';
}
