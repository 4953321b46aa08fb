import { type Chances, pick } from '../../lib/time/clock.ts';

type Lines = readonly [string, ...string[]];

/** Replies by a word of the text that they answer; the first match decides. */
const replies: readonly (readonly [asked: RegExp, lines: Lines])[] = [
  [/\b(thanks?|thank you|obrigad[oa])\b/i, ["You're welcome!", 'Any time.', 'Glad it helped.']],
  [/\b(hi|hello|hey|good (morning|evening)|ol[aá]|bom dia)\b/i, ['Hello Marina!', 'Hi! How can I help?']],
  [
    /\b(claim|receipt|refund|sinistro)\b/i,
    ['I have the file open. Two receipts are still missing.', 'It is paid on Thursday.'],
  ],
  [
    /\b(esim|activation|network|signal)\b/i,
    ['The profile is active, the phone needs one restart.', 'I see it online since this morning.'],
  ],
  [/\b(call|phone|ligar)\b/i, ['In ten minutes? I am still on another line.', 'Gladly, after two.']],
  [/\?\s*$/, ['Good question. Let me look it up.', 'Yes, that should work.', 'Give me a moment, I will check.']],
];

const others: Lines = ['All right.', 'Got it, thank you.', 'I will take care of it.', 'Perfect, that helps.', 'Noted.'];

/** The texts that contacts begin a conversation with. */
export const openings: Lines = [
  'Do you have a minute? A group of 40 wants to change their return flight.',
  'The new eSIM prices for Chile are in. They look good.',
  'Short question: who signs the letters to the clinics this week?',
  'The customer from this morning called again. All solved.',
];

/** The answer to a message of the reader. */
export function replyTo(message: string, chances: Chances): string {
  const lines = replies.find(([asked]) => asked.test(message))?.[1] ?? others;
  return pick(lines, chances);
}
