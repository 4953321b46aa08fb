/** How long a password would stand. */
export type Strength = 'none' | 'weak' | 'fair' | 'good' | 'strong';

/** The advice that would make the password stronger. */
export type Advice = 'longer' | 'lessCommon' | 'fewerRepeats' | 'notAboutYou';

export const strengths: readonly Strength[] = ['none', 'weak', 'fair', 'good', 'strong'];

export interface PasswordReport {
  strength: Strength;
  advice: readonly Advice[];
}

/** The most common passwords, in several languages. */
const common =
  /password|passwort|senha|contrase|admin|letmein|welcome|bemvindo|qwert|asdf|zxcv|iloveyou|dragon|monkey|football|futebol|flamengo|corinthians|brasil|embarque/;

const leastLength = 8;
const leet: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's' };

/**
 * Estimates how many guesses a password takes. It counts characters that say something new: not those that repeat or go on
 * like the ones before, and not words that everybody takes. No rule asks for signs or capitals, for they lengthen nothing.
 */
export function assessPassword(password: string, personal: readonly string[] = []): PasswordReport {
  if (password === '') return { strength: 'none', advice: [] };
  const plain = password.toLowerCase().replaceAll(/[01345@$]/g, (character) => leet[character] ?? character);
  const isCommon = common.test(plain);
  const isPersonal = personal.some((word) => word.length > 2 && password.toLowerCase().includes(word.toLowerCase()));
  const fresh = freshCharacters(password);
  const isRepeating = fresh < password.length * 0.6;
  const bits = fresh * Math.log2(alphabetSize(password)) - (isCommon ? 25 : 0) - (isPersonal ? 25 : 0);

  const advice: Advice[] = [];
  if (isCommon) advice.push('lessCommon');
  if (isPersonal) advice.push('notAboutYou');
  if (isRepeating) advice.push('fewerRepeats');
  if (password.length < leastLength || (bits < 60 && advice.length === 0)) advice.push('longer');
  return { strength: password.length < leastLength ? 'weak' : strengthOf(bits), advice };
}

function strengthOf(bits: number): Strength {
  if (bits < 36) return 'weak';
  if (bits < 50) return 'fair';
  return bits < 64 ? 'good' : 'strong';
}

/** Characters that neither repeat the one before nor follow it in the alphabet, in either direction. */
function freshCharacters(password: string): number {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const fresh = codes.filter((code, index) => {
    const before = codes[index - 1];
    return before === undefined || Math.abs(code - before) > 1;
  });
  const kinds = new Set(codes).size;
  return Math.min(fresh.length, kinds * 2);
}

function alphabetSize(password: string): number {
  const kinds: [RegExp, number][] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\d/, 10],
    [/[^\p{L}\d]/u, 20],
  ];
  return kinds.reduce((size, [kind, count]) => (kind.test(password) ? size + count : size), 0);
}
