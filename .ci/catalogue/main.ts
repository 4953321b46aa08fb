import { isId } from '../coverage/coverage.ts';
import { linesOf, readSpecification } from '../coverage/specification.ts';
import { readStories } from '../coverage/stories.ts';
import { readStoryIndex } from '../storybook.ts';
import { findMistakes, findUnreachable } from './catalogue.ts';
import { findUnsorted } from './sidebar.ts';

const { entries } = readStoryIndex();
const catalogue = readSpecification().filter(({ file }) => file.startsWith('catalogue/'));
const promised = linesOf(catalogue).map(({ id }) => id);
const stories = Object.values(entries);
const lost = readStories().filter(({ id, tags }) => {
  const shown = entries[id]?.tags;
  return !shown || !tags.filter(isId).every((tag) => shown.includes(tag));
});
const mistakes = [
  ...findMistakes({ promised, tags: stories.flatMap(({ tags = [] }) => tags) }),
  ...findUnreachable(promised, stories),
  ...findUnsorted(stories.map(({ title }) => title)),
  // The page Coverage links to stories as .ci/coverage reads them.
  ...lost.map(({ id, file }) => `${file}: Storybook has no story ${id} with the tags that .ci/coverage reads.`),
];

for (const mistake of mistakes) console.error(`✗ ${mistake}`);
if (mistakes.length > 0) process.exitCode = 1;
else console.log(`All ${promised.length} promises of the catalogue are shown by stories, and found by the search.`);
