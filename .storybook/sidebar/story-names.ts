/** The place that the sidebar has for a name, in letters. */
const LONGEST = 50;

/** Ids of the catalogue and of reports at the end of a name: `(BR2-39)`, `(MEX-01, XA-08)`, `(M17)`. */
const CODES = / \(((?:[A-Z]+\d*-\d+|[A-Z]\d+)(?:, (?:[A-Z]+\d*-\d+|[A-Z]\d+))*)\)$/;

interface NameInTree {
  name: string;
  /** The parts of the own name that are left out, by which the search finds the story too. */
  others: string[];
}

/**
 * The name of a story in the sidebar. Codes are for the search alone, and a sentence that is longer than the sidebar is wide gives
 * way to the words in the address.
 *
 * @param name as the file of stories has it
 */
export function nameInTree(name: string, id: string): NameInTree {
  const codes = CODES.exec(name)?.[1]?.split(', ') ?? [];
  const plain = name.replace(CODES, '');
  const words = capital(id.slice(id.indexOf('--') + 2).replaceAll('-', ' '));
  return plain.length > LONGEST && words.length < plain.length
    ? { name: words, others: [...codes, plain] }
    : { name: plain, others: codes };
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
