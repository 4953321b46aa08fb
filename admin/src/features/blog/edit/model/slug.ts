import { fold } from '@embarque/design-system/fold';

const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/u;
const APOSTROPHES = /['’ʼ]/g;

/** A title as the part of an address; empty when it has neither letters nor digits. */
export function slugOf(title: string): string {
  const words = title.normalize('NFC').replaceAll(APOSTROPHES, '').match(WORDS) ?? [];
  return words.flatMap(plain).join('-');
}

/** Marks are accents in Latin words, and letters in those of other scripts. */
function plain(word: string): readonly string[] {
  return LATIN.test(word) ? (fold(word).match(WORDS) ?? []) : [word.toLowerCase()];
}
