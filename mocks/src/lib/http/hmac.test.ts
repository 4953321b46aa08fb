import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hmacSha256 } from './hmac.ts';

it('signs exactly as the platform does, whatever the lengths of secret and message', () => {
  const text = fc
    .array(fc.constantFrom('a', '0', '.', 'é', '旅', '🛫'), { maxLength: 150 })
    .map((parts) => parts.join(''));

  fc.assert(
    fc.property(text, text, (secret, message) => {
      expect(hmacSha256(secret, message)).toBe(createHmac('sha256', secret).update(message).digest('base64url'));
    }),
  );
});
