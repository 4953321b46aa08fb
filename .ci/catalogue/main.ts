import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMistakes } from './catalogue.ts';
import { findUnsorted } from './sidebar.ts';

interface StoryIndex {
  entries: Record<string, { title: string; tags?: string[] }>;
}

const linesOf = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter(Boolean);

const index: StoryIndex = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../dist/storybook/index.json'), 'utf8'),
);
const promised = linesOf('ids.txt');
const planned = linesOf('planned.txt');
const stories = Object.values(index.entries);
const mistakes = [
  ...findMistakes({ promised, planned, tags: stories.flatMap(({ tags = [] }) => tags) }),
  ...findUnsorted(stories.map(({ title }) => title)),
];

for (const mistake of mistakes) console.error(`✗ ${mistake}`);
console.log(
  `${promised.length - planned.length} of ${promised.length} promises of the catalogue are shown by stories.`,
);
if (mistakes.length > 0) process.exitCode = 1;
