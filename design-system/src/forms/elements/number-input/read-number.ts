const numberPattern = /^([-−]?)\s*(\d[\d.,\s'’]*|[.,]\d+)$/;

interface Reading {
  /** Whether a comma is decimal also before three digits, because the number beside it is written so. */
  isCommaDecimal?: boolean;
}

/**
 * Reads a number as people type it: `1.234,56`, `1,234.56`, `1234,5`. In every language, the last point or comma is the
 * decimal one unless it can only end a group: exactly three digits follow it, and before it stands a group or groups.
 * Returns it as JavaScript writes numbers, so that nothing is lost to rounding; `undefined` for what is no number.
 */
export function readDigits(text: string, { isCommaDecimal = false }: Reading = {}): string | undefined {
  const [, sign, number] = numberPattern.exec(text.trim()) ?? [];
  if (!number) return undefined;
  const bare = number.replaceAll(/[\s'’]/g, '');
  const decimal = isCommaDecimal && /^\d*,\d*$/.test(bare) ? bare.indexOf(',') : decimalPosition(bare);
  return `${sign ? '-' : ''}${digitsOf(bare.slice(0, decimal)) || 0}.${digitsOf(bare.slice(decimal)) || 0}`;
}

function decimalPosition(bare: string): number {
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  if (last === -1) return bare.length;
  const before = bare.slice(0, last);
  const hasOtherSign = /[.,]/.test(before.replaceAll(bare.charAt(last), ''));
  // No group begins with zero alone, and none has four figures.
  const isAfterGroups = /[1-9]/.test(before) && /^\d{1,3}$|[.,]/.test(before) && !hasOtherSign;
  return isAfterGroups && bare.length - last - 1 === 3 ? bare.length : last;
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}
