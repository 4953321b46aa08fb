/** Letters that are their own in Unicode, and signs with several forms, after the key that people type for them. */
const likes =
  'ssß aeæ oeœ thþ aⱥ bƀɓƃ cƈȼ dđðɖɗƌȡ eəɛǝɇ fƒ gǥɠɡ hħ iıɨɩɪ jȷɉ kĸƙ lłƚȴ nŋɲƞȵ oøɔɵ pƥ qɋ rɍ tŧƭʈȶⱦ uʉʊ vʋ yƴɏ zƶȥʒ x× σς \u0627\u0671 \u064a\u0649\u06cc \u0643\u06a9 \u0647\u0629 0٠۰ 1١۱ 2٢۲ 3٣۳ 4٤۴ 5٥۵ 6٦۶ 7٧۷ 8٨۸ 9٩۹ \'‘’‚‛ʼʻ′ "“”„‟«»″ -‐‑‒–—―− /⁄ ·\u0640';

const keys = new Map<string, string>();
for (const group of likes.split(' ')) {
  const [, key = '', others = ''] = /^([\0-\x7fσ\u0627\u064a\u0643\u0647]*)(.*)$/u.exec(group) ?? [];
  for (const like of others) keys.set(like, key);
}
const untyped = new RegExp(`[${[...keys.keys()].join('')}]`, 'gu');
const loneAccents = /[`´\u1fef\u1ffd\uff40]/g;
const beyondAscii = /[^\0-\x7f]/;
const unseen = /(?![\0-\x7f])[\p{M}\p{Cf}]/gu;

/**
 * Makes texts comparable the way a person reads them: without case, accents, strokes through letters and invisible characters.
 * It is the same as the design system's, which this package does not know; a test holds them together.
 */
export function fold(text: string): string {
  const plain = text.replace(loneAccents, "'").normalize('NFKD').replace(unseen, '').toLowerCase();
  if (!beyondAscii.test(plain)) return plain;
  const bare = plain.normalize('NFKD').replace(unseen, '');
  return bare.replace(untyped, (letter) => keys.get(letter) ?? letter);
}
