import { hunks } from './hunks.ts';

/** A run of words: in both texts, or in one alone. */
export interface WordChange {
  type: 'same' | 'added' | 'removed';
  text: string;
}

/** The words that one text has and the other has not, in their order. */
export function wordChanges(before: string, after: string): WordChange[] {
  const [from, to] = [wordsOf(before), wordsOf(after)];
  const runs: WordChange[] = [];
  let done = 0;
  for (const { start, end, items } of bridged(hunks(from, to), from)) {
    runs.push({ type: 'same', text: from.slice(done, start).join('') });
    runs.push({ type: 'removed', text: from.slice(start, end).join('') });
    runs.push({ type: 'added', text: items.join('') });
    done = end;
  }
  runs.push({ type: 'same', text: from.slice(done).join('') });
  return runs.filter(({ text }) => text !== '');
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

type Hunks = ReturnType<typeof hunks>;

/** Changes with nothing but a space between them read as one. */
function bridged(found: Hunks, from: readonly string[]): Hunks {
  return found.reduce<Hunks>((result, hunk) => {
    const last = result.at(-1);
    const gap = last ? from.slice(last.end, hunk.start) : [];
    if (!last || gap.join('').trim() !== '') return [...result, hunk];
    const items = [...last.items, ...gap, ...hunk.items];
    return [...result.slice(0, -1), { start: last.start, end: hunk.end, items }];
  }, []);
}
