import type { Coverage, Line, Place } from './coverage.types.ts';
import { isProven } from './coverage.ts';

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const list = (items: readonly string[]) => (items.length > 0 ? [...new Set(items)].join(', ') : '–');
const nameOf = (file: string) => file.split('/').at(-1) ?? file;
const link = (file: string) => `[${nameOf(file).replace(/\.(?:stories\.tsx|test\.ts|journey\.ts)$/, '')}](../${file})`;

/** docs/coverage.md: a row for each line of the specification. Files stand for the stories in them, so that a new story changes nothing here. */
export function pageOf({ sections, places }: Coverage): string {
  return `# Coverage

Each line of the [specification](specification/README.md) with what proves it: stories by their tags, tests by their titles. Written by
\`npm run coverage\`; a test holds it. A line that nothing proves is marked ✗ and fails \`npm test\`. The page Coverage of Storybook shows the
same, and opens the stories.

${sections.map((section) => sectionOf(section, places)).join('\n')}`;
}

function sectionOf({ file, title, parts }: Coverage['sections'][number], places: Coverage['places']): string {
  const lines = parts.flatMap((part) => part.lines);
  return `## ${title}

The lines are in [${nameOf(file)}](specification/${file}).

${row('', 'Line', 'Route', 'Stories', 'Journeys', 'Tests', 'Machines')}
${row(...Array.from({ length: 7 }, () => '---'))}
${lines
  .map((line) =>
    lineOf(
      line,
      line.places.flatMap((key) => places[key] ?? []),
    ),
  )
  .join('\n')}
`;
}

function lineOf(line: Line, places: readonly Place[]): string {
  const { id, stories, tests, untestable } = line;
  const isJourney = ({ file }: { file: string }) => file.endsWith('.journey.ts');
  const journeys = [
    ...tests.filter(isJourney),
    ...places.flatMap((place) => [...place.journeys, ...place.builtJourneys]),
  ];
  return row(
    isProven(line) ? '✓' : '✗',
    `\`${id}\``,
    list(places.flatMap(({ routes }) => routes).map((route) => `\`${route}\``)),
    list(stories.map(({ file }) => link(file))),
    list(journeys.map(({ file }) => link(file))),
    untestable
      ? `not testable: ${link(untestable.file)}`
      : list(tests.filter((test) => !isJourney(test)).map(({ file }) => link(file))),
    list(places.flatMap(({ machines }) => machines).map(({ id: machine }) => `[${machine}](machines/${machine}.md)`)),
  );
}
