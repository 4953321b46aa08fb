import * as v from 'valibot';
import { now } from '../lib/time/clock.ts';
import { base64url, hmacSha256 } from '../lib/http/hmac.ts';

// It is public and guards nothing. It only has to differ from the sales API's, so that tokens are good in one place alone.
const secret = 'demo-modules';
const lifetime = 10 * 60_000;

export type TokenUse = 'access' | 'refresh';

interface Claims {
  use: TokenUse;
  userId: number;
  /** Tells tokens of the same moment apart. */
  serial: number;
  expiresAt: number;
}

const claimsSchema: v.GenericSchema<unknown, Claims> = v.object({
  use: v.picklist(['access', 'refresh']),
  userId: v.number(),
  serial: v.number(),
  expiresAt: v.number(),
});

/** Makes a token that is good for ten minutes from now on. */
export function issueToken({ use, userId, serial }: Omit<Claims, 'expiresAt'>): string {
  const claims: Claims = { use, userId, serial, expiresAt: now() + lifetime };
  return seal(base64url(new TextEncoder().encode(JSON.stringify(claims))));
}

/** Whom a token speaks for; undefined when it is not ours, made for another use, or too old. */
export function readToken(token: string, use: TokenUse): number | undefined {
  const [payload = ''] = token.split('.', 1);
  if (token !== seal(payload)) return undefined;
  const claims = v.parse(claimsSchema, JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))));
  return claims.use === use && claims.expiresAt > now() ? claims.userId : undefined;
}

function seal(payload: string): string {
  return `${payload}.${hmacSha256(secret, payload)}`;
}
