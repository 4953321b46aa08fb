import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readStories } from '../../../.ci/coverage/stories.ts';
import { machineFacts } from '../../statechart/chart/machines.data.ts';

const pages = globSync('*.mdx', { cwd: import.meta.dirname })
  .toSorted()
  .map((file) => ({ file, text: readFileSync(`${import.meta.dirname}/${file}`, 'utf8') }));
const stories = new Set(readStories().map(({ id }) => id));

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, id = '']) => id);

describe.each(pages)('the pattern of $file', ({ text }) => {
  it('says when, how, in which words, and what not to do', () => {
    expect(found(text, /^## (.+)$/gm)).toEqual(['When', 'How', 'Do and don’t', 'Words', 'Demo', 'Widgets']);
  });

  it('shows stories and charts that exist', () => {
    expect(found(text, /<LiveDemo\s+story="(.+?)"/g)).not.toEqual([]);
    expect(found(text, /<LiveDemo\s+story="(.+?)"/g).filter((id) => !stories.has(id))).toEqual([]);
    expect(found(text, /<MachineChart id="(.+?)"/g).filter((id) => !(id in machineFacts))).toEqual([]);
  });
});
