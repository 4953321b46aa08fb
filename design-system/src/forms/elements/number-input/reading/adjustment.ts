import type { Adjustment } from '../../../adjustment/useAdjustment.ts';

interface Taken {
  /** The typed number as JavaScript writes it, with all its digits. */
  typed: string;
  /** The number that stands in its place, written in the same way. */
  taken: string;
  /** How the field writes a number. */
  write: (number: number) => string;
}

/** The difference between the number that was typed and the one that the field took; undefined when it is the same. */
export function adjustmentOf({ typed, taken, write }: Taken): Adjustment | undefined {
  if (shortest(typed) === shortest(taken)) return undefined;
  const [asked, written] = [write(Number(typed)), write(Number(taken))];
  return { kind: asked === written ? 'rounded' : 'nearest', taken: written };
}

/** Without zeros that mean nothing. */
function shortest(figures: string): string {
  const [whole = '', decimals = ''] = figures.replace('-', '').split('.');
  const bare = `${whole.replace(/^0+/, '')}.${decimals.replace(/0+$/, '')}`;
  return figures.startsWith('-') && bare !== '.' ? `-${bare}` : bare;
}
