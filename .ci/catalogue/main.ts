import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMistakes } from './catalogue.ts';
import { findUnsorted } from './sidebar.ts';

interface StoryIndex {
  entries: Record<string, { title: string; tags?: string[] }>;
}

const index: StoryIndex = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../dist/storybook/index.json'), 'utf8'),
);
const promised = readFileSync(join(import.meta.dirname, 'ids.txt'), 'utf8')
  .split('\n')
  .filter(Boolean);
const stories = Object.values(index.entries);
const mistakes = [
  ...findMistakes({ promised, tags: stories.flatMap(({ tags = [] }) => tags) }),
  ...findUnsorted(stories.map(({ title }) => title)),
];

for (const mistake of mistakes) console.error(`✗ ${mistake}`);
if (mistakes.length > 0) process.exitCode = 1;
else console.log(`All ${promised.length} promises of the catalogue are shown by stories.`);
