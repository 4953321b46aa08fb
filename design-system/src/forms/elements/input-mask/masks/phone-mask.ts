import { digitsOf, type Mask, patternMask } from './pattern-mask.ts';

interface PhoneOptions {
  /** How a number is written within its country: `(00) 00000-0000`. */
  pattern: string;
  /** How shorter numbers are written, such as those of landlines: `(00) 0000-0000`. */
  shorter?: string;
  /** The code of the country: `55`. */
  country: string;
  /** The digit before the area code that belongs to no number: `0`. Left out, the country has none. */
  trunk?: string;
  /**
   * How many digits of an operator may follow the trunk: two in `0 15 11 …`.
   * @default 0
   */
  operatorDigits?: number;
  /** The beginning of numbers that belong to no person, such as `800`: they do not fit, with the trunk or without it. */
  services?: RegExp;
  /** Prefixes that are dialled for a plus: `00`. */
  exits?: readonly string[];
}

/**
 * Telephone numbers of one country, written as within it. Country code, trunk and operator are recognised and left out,
 * however they are typed, pasted or filled in: `+55 (11) 91234-5678`, `0055 11 …`, `055 11 …`, `011 …`, `0 15 11 …`.
 * A number of another country does not fit.
 */
export function phoneMask({ pattern, shorter = '', ...options }: PhoneOptions): Mask {
  const { country, trunk = '', operatorDigits = 0, services, exits = ['00'] } = options;
  const national = patternMask(pattern, { shorter });
  const most = pattern.replaceAll(/[^0]/g, '').length;

  const withoutTrunk = (digits: string): string => {
    if (!trunk || !digits.startsWith(trunk)) return digits;
    const rest = digits.slice(trunk.length);
    return rest.length > most ? rest.slice(operatorDigits) : rest;
  };
  /** The digits after the plus or what stands for it; undefined without it. */
  const behindExit = (dialled: string): string | undefined => {
    const exit = ['+', ...exits].find((start) => dialled.startsWith(start));
    return exit === undefined ? undefined : dialled.slice(exit.length);
  };
  const numberIn = (text: string): string => {
    const dialled = dialledIn(text);
    const digits = behindExit(dialled);
    if (digits !== undefined) return withoutTrunk(digits.slice(country.length));
    // Without its plus, the country is told by there being more digits than places.
    const hasCountry = dialled.length > most && dialled.startsWith(country);
    return withoutTrunk(hasCountry ? dialled.slice(country.length) : dialled);
  };
  /** No number begins with a zero, however often the trunk was dialled. */
  const bareNumberIn = (text: string) => numberIn(text).replace(/^0+/, '');
  /** Whether it is a number of another country, or of a service. */
  const isForeign = (text: string): boolean => {
    const digits = behindExit(dialledIn(text)) ?? '';
    const isAbroad = !digits.startsWith(country) && !country.startsWith(digits);
    return isAbroad || services?.test(bareNumberIn(text)) === true;
  };
  const ownNumberIn = (text: string) => (isForeign(text) ? '' : bareNumberIn(text));

  return {
    read: (text) => national.read(ownNumberIn(text)),
    leftOut: (text) => (isForeign(text) ? dialledIn(text) : national.leftOut(bareNumberIn(text))),
    write: (characters) => national.write(ownNumberIn(characters)),
    // The end of a code is clear only once the number is whole, and a number that does not fit is told of once it is left.
    draftOf: (text) => {
      const isWhole = behindExit(dialledIn(text)) && numberIn(text).length >= most;
      const isDraft = isForeign(text) || (/^\D*[+＋0]/.test(text) && !isWhole);
      return isDraft ? withoutOpenBracket(text) : undefined;
    },
    inputMode: 'tel',
  };
}

/** Mobile and landline numbers of Brazil: `(11) 91234-5678`. */
export function brazilianPhoneMask(): Mask {
  return phoneMask({
    pattern: '(00) 00000-0000',
    shorter: '(00) 0000-0000',
    country: '55',
    trunk: '0',
    operatorDigits: 2,
    // No area code ends with a zero: that is how 0800 and 4004 begin.
    services: /^[1-9]0/,
  });
}

/** Without the bracket of an area code that turned out to be none. */
function withoutOpenBracket(text: string): string {
  return text.replace(/^\((?=[^)]*$)/, '');
}

/** The digits, and the plus before them. */
function dialledIn(text: string): string {
  const digits = digitsOf(text);
  return /^\D*[+＋]/.test(text) ? `+${digits}` : digits;
}
