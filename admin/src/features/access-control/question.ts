import { fold } from '@embarque/design-system/fold';

/** Words with which people begin to ask, in the languages of the app. */
const asking = /^(?:can|may|pode|posso|puis-je|peut|darf|kann)\b/;

/** Words between the question and the thing: persons, and what the answer is about anyway. */
const people = /\b(?:i|we|they|who|anyone|somebody|someone|quem|eu|qui|wer|ich|the|a|an|o|os|as)\b/g;

/** The thing that a question is about, folded: "Can anyone delete invoices?" asks about "delete invoices"; empty when it is no question. */
export function questionIn(text: string): string {
  const folded = fold(text).trim();
  if (!asking.test(folded)) return '';
  return folded
    .replace(asking, '')
    .replaceAll(people, ' ')
    .replaceAll(/[?¿.…]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
