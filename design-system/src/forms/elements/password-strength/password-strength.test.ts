import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessPassword, strengths } from './password-strength.ts';

describe('a password', () => {
  it.each([
    ['', 'none'],
    ['lisbon', 'weak'],
    ['P@ssw0rd', 'weak'],
    ['aaaaaaaaaaaa', 'weak'],
    ['abcdefghijkl', 'weak'],
    ['98765432', 'weak'],
    ['window7seat', 'good'],
    ['calm harbour green kettle', 'strong'],
    ['xK9#mQ2$vL7!', 'strong'],
  ])('%j is %s', (password, strength) => {
    expect(assessPassword(password).strength).toBe(strength);
  });

  it('gets advice that fits it', () => {
    expect(assessPassword('lisbon').advice).toEqual(['longer']);
    expect(assessPassword('P@ssw0rd2026').advice).toEqual(['lessCommon']);
    expect(assessPassword('aaaaaaaaaaaa').advice).toEqual(['fewerRepeats']);
    expect(assessPassword('marinaduarte88', ['Marina', 'Duarte']).advice).toEqual(['notAboutYou']);
    expect(assessPassword('calm harbour green kettle').advice).toEqual([]);
  });

  it('is never weaker for a word more', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (password) => {
        const [before, after] = [password, `${password} harbour green kettle`].map((text) =>
          strengths.indexOf(assessPassword(text).strength),
        );
        expect(after).toBeGreaterThanOrEqual(before ?? 0);
      }),
    );
  });
});
