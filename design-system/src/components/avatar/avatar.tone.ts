import type { Tone } from '../../theme/tones.ts';

/** Red and amber are left out: they point at what is wrong or waits. */
const personal: readonly [Tone, ...Tone[]] = ['primary', 'success', 'info', 'secondary'];

/** The colour of a person without a picture: always the same for the same name. */
export function toneOf(name: string): Tone {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return personal[sum % personal.length] ?? personal[0];
}
