import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLogin, parseToken, parseTokens, parseUser, parseUserData } from './session.user.ts';

const ANA = {
  email: 'ana@example.org',
  fullName: 'Ana Souza',
  username: 'ana',
  avatar: '/ana.png',
  role: 'admin',
  ability: [{ action: 'manage', subject: 'all' }],
};

describe('a token', () => {
  it.each(['undefined', 'null', '[object Object]', 'NaN', '""', '', ' ', '\t\n', undefined, null, 7, {}, [], true])(
    'is none when it is %j',
    (value) => {
      expect(parseToken(value)).toBeNull();
    },
  );

  it('loses the blanks around it', () => {
    expect(parseToken(' abc\n')).toBe('abc');
  });
});

describe('a user', () => {
  it('is what the login answered, without unknown fields', () => {
    expect(parseUser({ ...ANA, accessToken: 'a', refreshToken: 'b', passwordHash: 'c' })).toEqual(ANA);
  });

  it('can be shown even when only the address is known (SPEC-6.1-a)', () => {
    expect(parseUser({ email: 'ana@example.org' })).toEqual({
      email: 'ana@example.org',
      fullName: 'ana@example.org',
      username: 'ana@example.org',
      avatar: null,
      role: '',
      ability: [{ action: 'read', subject: 'Auth' }],
    });
  });

  it('has text where text belongs, whatever came', () => {
    const user = parseUser({
      email: 'ana@example.org',
      fullName: 7,
      username: {},
      avatar: [],
      role: null,
      ability: 'all',
    });

    expect(user).toEqual(parseUser({ email: 'ana@example.org' }));
  });

  it.each([null, undefined, 'ana', 7, [], {}, { email: '' }, { email: ' ' }, { email: 7 }])(
    'is refused without an email: %j',
    (value) => {
      expect(parseUser(value)).toBeNull();
    },
  );

  it('keeps the rules of the list that are rules, without what else is on them', () => {
    const ability = [
      { action: 'read', subject: 'Sales', conditions: { $where: '1' } },
      { action: 'read' },
      null,
      'all',
    ];

    expect(parseUser({ ...ANA, ability })?.ability).toEqual([{ action: 'read', subject: 'Sales' }]);
  });
});

describe('stored user data', () => {
  it('reads what was written (SPEC-6.1-a)', () => {
    expect(parseUserData(JSON.stringify(ANA))).toEqual(ANA);
  });

  it('never throws and never changes a prototype, whatever is stored', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .json()
        .map((json) => `{"email":"a@b.c","__proto__":${json},"constructor":{"prototype":${json}},"ability":${json}}`),
    );

    fc.assert(
      fc.property(hostile, (stored) => {
        const user = parseUserData(stored);
        expect(user === null || Object.keys(user).length === 6).toBe(true);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
  });

  it('is refused when it is longer than any user', () => {
    expect(parseUserData(JSON.stringify({ ...ANA, fullName: 'x'.repeat(5_000_000) }))).toBeNull();
  });
});

describe('an answer with tokens', () => {
  it.each([
    { email: undefined },
    { email: 7, fullName: ['Ana'], role: null, avatar: { url: 'x' }, ability: { action: 'all' } },
  ])('needs no more than the tokens to be a login: %j', (odd) => {
    expect(parseLogin({ ...odd, accessToken: 'a', refreshToken: 'b' }, 'typed@example.org')).toEqual({
      user: parseUser({ email: 'typed@example.org' }),
      tokens: { accessToken: 'a', refreshToken: 'b' },
    });
  });

  it('is a login when it has a user and both tokens', () => {
    expect(parseLogin({ ...ANA, accessToken: 'a', refreshToken: 'b' }, 'typed@example.org')).toEqual({
      user: ANA,
      tokens: { accessToken: 'a', refreshToken: 'b' },
    });
  });

  it.each([
    [{ ...ANA, accessToken: 'a' }],
    [{ ...ANA, refreshToken: 'b' }],
    [{ ...ANA, accessToken: 'a', refreshToken: 'undefined' }],
    [{ user: ANA, tokens: { accessToken: 'a', refreshToken: 'b' } }],
    [null],
    ['<html></html>'],
  ])('is no login: %j', (value) => {
    expect(parseLogin(value, 'typed@example.org')).toBeNull();
  });

  it('is a refresh when it has an access token; the refresh token may be missing', () => {
    expect(parseTokens({ accessToken: 'a', refreshToken: 'b' })).toEqual({ accessToken: 'a', refreshToken: 'b' });
    expect(parseTokens({ accessToken: 'a' })).toEqual({ accessToken: 'a' });
    expect(parseTokens({ accessToken: 'a', refreshToken: null })).toEqual({ accessToken: 'a' });
  });

  it.each([null, '', '<html></html>', [], {}, { refreshToken: 'b' }, { accessToken: 7 }])(
    'is no refresh: %j',
    (value) => {
      expect(parseTokens(value)).toBeNull();
    },
  );
});
