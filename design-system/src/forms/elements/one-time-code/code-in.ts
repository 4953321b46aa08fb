import type { Adjustment } from '../../adjustment/useAdjustment.ts';
import { withPlainDigits } from '../../../lib/i18n/plain-digits.ts';
import { digitsOf } from '../input-mask/masks/pattern-mask.ts';

/** Digits as they stand together, and digits in groups: `123456`, `123 456`, `123-456`. */
const writings = [/\d+/g, /\d+(?:[ -]\d+)*/g];

/** The only code of so many digits in a text, such as a whole message with an hour in it; undefined where there is none. */
function codeIn(text: string, length: number): string | undefined {
  const plain = withPlainDigits(text).replaceAll(/[\p{Pd}\p{Zs}]/gu, (sign) => (/\s/.test(sign) ? ' ' : '-'));
  const all = digitsOf(plain);
  if (all.length === length) return all;
  const found = writings.map((writing) =>
    plain
      .match(writing)
      ?.map(digitsOf)
      .filter((run) => run.length === length),
  );
  const codes = new Set(found.find((runs) => runs && runs.length > 0));
  return codes.size === 1 ? [...codes][0] : undefined;
}

/**
 * The digits that a pasted text puts in place of all others, or why it changes nothing; undefined where it fits beside the
 * digits that stay.
 */
export function readPastedCode(
  text: string,
  staying: string,
  length: number,
): { code: string } | Adjustment | undefined {
  const code = codeIn(text, length);
  if (code !== undefined) return { code };
  const [pasted, joined] = [digitsOf(text).length, digitsOf(text + staying).length];
  if (pasted === 0 || pasted > length) return { kind: 'wrong length', length, pasted };
  return joined > length ? { kind: 'no room', length, joined } : undefined;
}
