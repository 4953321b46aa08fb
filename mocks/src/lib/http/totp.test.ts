import { expect, it } from 'vitest';
import { isTotp, totpOf } from './totp.ts';

/** `12345678901234567890`, the secret of the examples in RFC 6238. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('the code at second %d is that of RFC 6238', (second, code) => {
  expect(totpOf(secret, second * 1000)).toBe(code);
});

it('a code is right for half a minute before and after its own', () => {
  const code = totpOf(secret, 600_000);

  expect([540_000, 570_000, 600_000, 630_000, 660_000].map((time) => isTotp(secret, code, time))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});
