import { editDistance } from '@embarque/design-system/edit-distance';
import { fold } from '@embarque/design-system/fold';

/** A page with the words that lead to it. */
export interface KnownPage {
  href: string;
  label: string;
}

const MOST = 5;
/** The least likeness at which a word counts as a misspelling of another. */
const ALIKE = 0.6;
/** A page that shares no more than a word of many pages, such as "apps", is not near. */
const NEAR = 0.35;
/** A word that no more pages share tells them from all others, misspelled too. */
const SHARED = 8;

/** The words of an address that leads nowhere: what its reader was looking for. */
export const wordsOfAddress = (pathname: string): string => wordsIn(decoded(pathname)).join(' ');

/** The pages whose address or title is spelled like a text, the nearest first. A word that few pages have tells more than a common one. */
export function pagesLike<Page extends KnownPage>(pages: readonly Page[], text: string): Page[] {
  const searched = wordsIn(text);
  const known = pages.map((page) => ({ page, words: [...new Set(wordsIn(`${page.href} ${page.label}`))] }));
  const counts = new Map<string, number>();
  for (const word of known.flatMap(({ words }) => words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const countOf = (word: string) => counts.get(word) ?? 1;
  const nearness = (word: string, words: readonly string[]) =>
    words.reduce((most, each) => Math.max(most, likeness(word, each) / Math.sqrt(countOf(each))), 0);
  const isMeant = (words: readonly string[]) =>
    words.some((each) => countOf(each) <= SHARED && searched.some((word) => likeness(word, each) > 0));

  const found = known
    .map(({ page, words }) => ({
      page,
      isMeant: isMeant(words),
      near: searched.reduce((sum, word) => sum + nearness(word, words), 0),
      distance: editDistance(searched.join(' '), wordsOfAddress(page.href)),
    }))
    .filter(({ isMeant, near }) => isMeant || near >= NEAR)
    .toSorted((one, other) => other.near - one.near || one.distance - other.distance);
  // Pages that share a misspelled word with many others are offered where no page is near.
  const isNear = found.some(({ near }) => near >= NEAR);
  return found
    .filter(({ near }) => near > (found[0]?.near ?? 0) / 2 && (!isNear || near >= NEAR))
    .slice(0, MOST)
    .map(({ page }) => page);
}

const wordsIn = (text: string) => fold(text).match(/[\p{L}\d]{2,}/gu) ?? [];

/** From 0, nothing in common, to 1, the same word. A beginning is nearly as good as the whole word. */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length > 2 && long.startsWith(short)) return 0.9;
  const alike = 1 - editDistance(one, other) / long.length;
  return alike >= ALIKE ? alike : 0;
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
