import type { FieldKinds } from '../../lib/merge/merge.ts';

export interface SamplePost {
  title: string;
  status: string;
  tags: readonly string[];
  text: string;
}

export const samplePostKinds: FieldKinds<SamplePost> = { title: 'value', status: 'value', tags: 'set', text: 'text' };

const day = (name: string, plan: string) => `${name}: ${plan}.`;

/** A post as two people opened it. */
export const samplePost: SamplePost = {
  title: 'A week in Lisbon',
  status: 'Draft',
  tags: ['Portugal', 'City'],
  text: [
    day('Monday', 'the castle before the crowds'),
    day('Tuesday', 'tram 28 to the end'),
    day('Wednesday', 'rest'),
  ].join('\n'),
};

/** The same post as one of them would save it. */
export const myPost: SamplePost = {
  ...samplePost,
  title: 'A slow week in Lisbon',
  tags: ['Portugal', 'City', 'Slow travel'],
  text: samplePost.text.replace('tram 28 to the end', 'a walk along tram 28'),
};

/** The same post as the other one has saved it meanwhile. */
export const herPost: SamplePost = {
  title: 'A week in Lisbon and Sintra',
  status: 'Pending',
  tags: ['Portugal'],
  text: samplePost.text.replace('tram 28 to the end', 'tram 28 before nine').replace('rest', 'the train to Sintra'),
};

/** Two thousand words; the second text differs in two of them. */
export const longText = Array.from({ length: 200 }, (_, index) =>
  day(`Day ${index + 1}`, 'sun, sea, a late lunch and a walk'),
).join(' ');
