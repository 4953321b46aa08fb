/** A state has a name of few words, such as "Nothing found"; a behaviour has a sentence. */
const MOST_WORDS_OF_A_STATE = 3;

/** The name of the story that checks what every widget owes. */
export const CONFORMANCE = 'Conforms';

/**
 * Whether a story with a play is there to check a behaviour, and not to be looked at: it shows no example, no state of a page and no
 * machine. The first story of a page shows the page.
 *
 * @param source of its file
 */
export function isTest(name: string, source: string): boolean {
  if (name === 'Playground' || name.endsWith('EveryState')) return false;
  if (new RegExp(`^export const ${name}\\b[^;]*?\\brender: examples\\.${name}\\b`, 'm').test(source)) return false;
  const isWidget = /\bconformance(?:<.*>)?\(|\.examples\.tsx'/.test(source);
  const [, first] = /^export const (\w+)\b/m.exec(source) ?? [];
  return isWidget || (name !== first && wordsOf(name) > MOST_WORDS_OF_A_STATE);
}

const wordsOf = (name: string) => name.match(/[A-Z][a-z\d]*/g)?.length ?? 0;
