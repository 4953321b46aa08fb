import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Claims, createTokenService, readClaims, type TokenPolicy } from './sales-api.tokens.ts';

const marina = { email: 'marina@example.com', role: 'admin' } as const;

function openService(policy: Partial<TokenPolicy> = {}) {
  let time = Date.UTC(2030, 0, 1);
  const full = {
    accessTokenTtl: 10_000,
    refreshTokenTtl: 100_000,
    rotation: true,
    grace: 0,
    now: () => time,
    ...policy,
  };
  const service = createTokenService(full);
  const refresh = (token: string) => {
    const tokens = service.refresh(token);
    if (!tokens) throw new Error('refused');
    return tokens;
  };
  return {
    service,
    refresh,
    isSignedIn: (accessToken: string) => service.authenticate(accessToken) !== undefined,
    /** Another process with the same rules, such as the same page after a reload. */
    restart: () => createTokenService(full),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

function claimsOf(token: string): Claims {
  const claims = readClaims(token);
  if (!claims) throw new Error('not a token of ours');
  return claims;
}

describe('an access token', () => {
  it('names its person and its generation', () => {
    const { service } = openService();

    const { accessToken } = service.signIn(marina);

    expect(service.authenticate(accessToken)).toMatchObject({ ...marina, use: 'access', generation: 1 });
  });

  it('is good until the moment it expires', () => {
    const { service, isSignedIn, pass } = openService();
    const { accessToken } = service.signIn(marina);

    pass(9_999);
    expect(isSignedIn(accessToken)).toBe(true);

    pass(1);
    expect(isSignedIn(accessToken)).toBe(false);
  });

  it('can be made to expire early, which spares the refresh token and all that comes after', () => {
    const { service, refresh, isSignedIn } = openService();
    const before = service.signIn(marina);

    service.expireAccessTokens();
    const after = refresh(before.refreshToken);

    expect(isSignedIn(before.accessToken)).toBe(false);
    expect(isSignedIn(after.accessToken)).toBe(true);
    expect(isSignedIn(service.signIn(marina).accessToken)).toBe(true);
  });

  it('is refused once a single character of it was changed', () => {
    const { service, isSignedIn } = openService();
    const { accessToken } = service.signIn(marina);

    fc.assert(
      fc.property(fc.nat(accessToken.length - 1), fc.constantFrom('A', 'z', '.', '-', ''), (index, character) => {
        const forged = accessToken.slice(0, index) + character + accessToken.slice(index + 1);
        expect(isSignedIn(forged)).toBe(forged === accessToken);
      }),
    );
  });

  it('cannot be used as a refresh token, nor the other way round', () => {
    const { service, isSignedIn } = openService();
    const { accessToken, refreshToken } = service.signIn(marina);

    expect(service.refresh(accessToken)).toBeUndefined();
    expect(isSignedIn(refreshToken)).toBe(false);
    expect(isSignedIn(accessToken)).toBe(true);
  });

  it('carries names from outside ASCII unharmed', () => {
    const { service } = openService();
    const bearer = { email: 'inês@exemplo.pt', role: 'client' } as const;

    expect(service.authenticate(service.signIn(bearer).accessToken)).toMatchObject(bearer);
  });
});

describe('a rotating refresh token', () => {
  it('buys a new pair of the next generation', () => {
    const { service, refresh } = openService();
    const first = service.signIn(marina);

    const second = refresh(first.refreshToken);

    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(readClaims(second.accessToken)).toMatchObject({ generation: 2 });
    expect(readClaims(refresh(second.refreshToken).accessToken)).toMatchObject({ generation: 3 });
  });

  it('ends the whole family when it is used twice', () => {
    const { service, refresh, isSignedIn } = openService();
    const first = service.signIn(marina);
    const second = refresh(first.refreshToken);

    expect(service.refresh(first.refreshToken)).toBeUndefined();

    expect(isSignedIn(first.accessToken)).toBe(false);
    expect(isSignedIn(second.accessToken)).toBe(false);
    expect(service.refresh(second.refreshToken)).toBeUndefined();
  });

  it('takes no other family down with its own', () => {
    const { service, refresh, isSignedIn } = openService();
    const mine = service.signIn(marina);
    const yours = service.signIn(marina);
    refresh(mine.refreshToken);

    service.refresh(mine.refreshToken);

    expect(isSignedIn(yours.accessToken)).toBe(true);
    expect(service.refresh(yours.refreshToken)).toBeDefined();
  });

  it('expires', () => {
    const { service, pass } = openService();
    const { refreshToken } = service.signIn(marina);

    pass(100_001);

    expect(service.refresh(refreshToken)).toBeUndefined();
  });

  it('is refused after sign-out, and so is the access token', () => {
    const { service, isSignedIn } = openService();
    const { accessToken, refreshToken } = service.signIn(marina);

    service.revoke(claimsOf(accessToken));

    expect(isSignedIn(accessToken)).toBe(false);
    expect(service.refresh(refreshToken)).toBeUndefined();
  });
});

describe('within the grace', () => {
  it('the retired token buys the current generation again, and both buyers stay signed in', () => {
    const { service, refresh, isSignedIn, pass } = openService({ grace: 30_000, accessTokenTtl: 60_000 });
    const first = service.signIn(marina);
    const second = refresh(first.refreshToken);

    pass(29_000);
    const again = refresh(first.refreshToken);

    expect(readClaims(again.refreshToken)).toMatchObject({ generation: 2 });
    expect([second, again].map(({ accessToken }) => isSignedIn(accessToken))).toEqual([true, true]);
  });

  it('a token that was retired two generations ago still ends the family', () => {
    const { service, refresh } = openService({ grace: 30_000 });
    const first = service.signIn(marina);
    const third = refresh(refresh(first.refreshToken).refreshToken);

    expect(service.refresh(first.refreshToken)).toBeUndefined();
    expect(service.refresh(third.refreshToken)).toBeUndefined();
  });

  it('the time runs out', () => {
    const { service, refresh, pass } = openService({ grace: 30_000 });
    const first = service.signIn(marina);
    const second = refresh(first.refreshToken);

    pass(30_000);

    expect(service.refresh(first.refreshToken)).toBeUndefined();
    expect(service.refresh(second.refreshToken)).toBeUndefined();
  });
});

describe('without rotation', () => {
  it('the refresh token stays the same and may be used again', () => {
    const { service, refresh } = openService({ rotation: false });
    const { refreshToken } = service.signIn(marina);

    const second = refresh(refreshToken);
    const third = refresh(refreshToken);

    expect([second.refreshToken, third.refreshToken]).toEqual([refreshToken, refreshToken]);
    expect(readClaims(third.accessToken)).toMatchObject({ generation: 3 });
  });
});

describe('after a restart', () => {
  it('tokens of before are still good, and a used one is still recognised', () => {
    const { service, refresh, restart } = openService();
    const first = service.signIn(marina);
    const second = refresh(first.refreshToken);

    const restarted = restart();

    expect(restarted.authenticate(second.accessToken)).toMatchObject({ generation: 2 });
    expect(restarted.refresh(first.refreshToken)).toBeUndefined();
    expect(restarted.refresh(second.refreshToken)).toBeUndefined();
  });

  it('a session that began before can be ended', () => {
    const { service, restart } = openService();
    const { accessToken, refreshToken } = service.signIn(marina);

    const restarted = restart();
    restarted.revoke(claimsOf(accessToken));

    expect(restarted.authenticate(accessToken)).toBeUndefined();
    expect(restarted.refresh(refreshToken)).toBeUndefined();
  });
});

it('never accepts a family that was not signed', () => {
  const { service } = openService();

  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readClaims(text)).toBeUndefined();
      expect(service.refresh(text)).toBeUndefined();
      expect(service.authenticate(text)).toBeUndefined();
    }),
  );
});
