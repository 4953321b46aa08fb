/** How many letters go into one number. */
const LETTERS = 6;
/** Nothing, all that is neither digit nor letter, ten digits, 26 letters: in the order that languages give them. */
const CODES = 38;
/** Room below the letters for the place of a text, so that one number holds both. */
const PLACES = 2 ** 21;

/**
 * Orders texts roughly alphabetically, without case and accents. Browsers sort numbers much faster than they compare
 * texts, so the next letters of each text become one number, and texts that share them are sorted further. Above two
 * million texts the rest keep their order.
 */
export function orderByLetters(texts: readonly string[]): Uint32Array {
  const order = new Uint32Array(texts.length);
  for (let index = 0; index < order.length; index += 1) order[index] = index;
  if (texts.length <= PLACES) {
    sortStretch({ texts, order, packed: new Float64Array(texts.length) }, { from: 0, to: texts.length, at: 0 });
  }
  return order;
}

interface Sorting {
  texts: readonly string[];
  order: Uint32Array;
  packed: Float64Array;
}

interface Stretch {
  from: number;
  to: number;
  /** How many letters they all share. */
  at: number;
}

function sortStretch({ texts, order, packed }: Sorting, { from, to, at }: Stretch): void {
  for (let index = from; index < to; index += 1) {
    const position = order[index] ?? 0;
    packed[index] = lettersOf(texts[position] ?? '', at) * PLACES + position;
  }
  packed.subarray(from, to).sort();

  let start = from;
  let shared = Math.floor((packed[from] ?? 0) / PLACES);
  for (let index = from; index < to; index += 1) {
    const letters = Math.floor((packed[index] ?? 0) / PLACES);
    order[index] = (packed[index] ?? 0) - letters * PLACES;
    if (letters === shared) continue;
    sortShared({ texts, order, packed }, { from: start, to: index, at }, shared);
    start = index;
    shared = letters;
  }
  sortShared({ texts, order, packed }, { from: start, to, at }, shared);
}

/** Texts that end within the letters are the same but for case, accents and signs. */
function sortShared(sorting: Sorting, { from, to, at }: Stretch, letters: number): void {
  const goOn = letters % CODES > 0;
  if (to - from > 1 && goOn) sortStretch(sorting, { from, to, at: at + LETTERS });
}

function lettersOf(text: string, at: number): number {
  let letters = 0;
  for (let index = at; index < at + LETTERS; index += 1) {
    letters = letters * CODES + (index < text.length ? (codes[text.charCodeAt(index)] ?? 1) : 0);
  }
  return letters;
}

/** The code of each letter of the Latin scripts, also with an accent. */
const codes = Uint8Array.from({ length: 0x250 }, (_, code) => {
  const letter = String.fromCharCode(code).normalize('NFD').charAt(0).toLowerCase();
  if (/[a-z]/.test(letter)) return letter.charCodeAt(0) - 97 + 12;
  return /[0-9]/.test(letter) ? Number(letter) + 2 : 1;
});
