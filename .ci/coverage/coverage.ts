import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Coverage, Line, Section } from './coverage.types.ts';
import { readPlaces, refOf } from './places.ts';
import { linesOf, readSpecification, type WrittenLine, type WrittenSection } from './specification.ts';
import { readStories, type Story } from './stories.ts';
import { readTests, type Test } from './tests.ts';

const TOP = join(import.meta.dirname, '../..');

/** Everything that claims to prove something. */
export interface Claims {
  stories: ReadonlyArray<Pick<Story, 'tags' | 'file'>>;
  tests: ReadonlyArray<Pick<Test, 'ids' | 'file'>>;
}

/** The specification with what proves each of its lines, as the files of the repository have them now. */
export function readCoverage(): Coverage {
  const stories = readStories();
  const tests = readTests();
  const { keysOf, keyAt, places } = readPlaces(stories);
  const prove = ({ seenOn, ...line }: WrittenLine): Line => {
    const shows = stories.filter(({ tags }) => tags.includes(line.id));
    const checks = tests.filter(({ ids }) => ids.includes(line.id));
    return {
      ...line,
      stories: shows.map(refOf),
      tests: checks.map(({ title, file }) => ({ title, file })),
      places: [
        ...new Set([
          ...(seenOn === undefined ? [] : [keyAt(seenOn)]),
          ...[...shows, ...checks].flatMap(({ file }) => keysOf(file)),
        ]),
      ],
    };
  };
  const sections: Section[] = readSpecification().map((section) => ({
    ...section,
    parts: section.parts.map((part) => ({ ...part, lines: part.lines.map(prove) })),
  }));
  const used = new Set(
    sections.flatMap(({ parts }) => parts.flatMap(({ lines }) => lines.flatMap((line) => line.places))),
  );
  return { sections, places: Object.fromEntries(Object.entries(places).filter(([key]) => used.has(key))) };
}

/** Whether something proves a line, or a file holds what no test can prove. */
export const isProven = ({ stories, tests, untestable }: Omit<Line, 'places'>): boolean =>
  stories.length > 0 || tests.length > 0 || (untestable !== undefined && isHeld(untestable));

/** Whether the file has the text that a line names. */
function isHeld({ file, text }: NonNullable<Line['untestable']>): boolean {
  const path = join(TOP, file);
  return existsSync(path) && readFileSync(path, 'utf8').includes(text);
}

/** A sentence for each line that nothing proves, for each claim of a line that there is not, and for each id that is given twice. */
export function mistakesIn(sections: readonly WrittenSection[], { stories, tests }: Claims): string[] {
  const lines = linesOf(sections);
  const known = new Set(lines.map(({ id }) => id));
  const claims = [
    ...stories.flatMap(({ tags, file }) => tags.filter(isId).map((id) => ({ id, file }))),
    ...tests.flatMap(({ ids, file }) =>
      ids.filter((id) => id.startsWith('SPEC-') || known.has(id)).map((id) => ({ id, file })),
    ),
  ];
  const proven = new Set(claims.map(({ id }) => id));
  return [
    ...lines
      .filter(({ id }, index) => lines.findIndex((line) => line.id === id) < index)
      .map(({ id }) => `${id} is given twice.`),
    ...lines
      .filter(({ id, untestable }) => !proven.has(id) && !(untestable && isHeld(untestable)))
      .map(({ id, untestable }) =>
        untestable ? `${id}: ${untestable.file} does not have "${untestable.text}".` : `${id} is proven by nothing.`,
      ),
    ...claims
      .filter(({ id }) => !known.has(id))
      .map(({ id, file }) => `${file} claims ${id}, which the specification does not have.`),
  ];
}

/** Whether a tag names a line, as `SPEC-7.2-a`, `W-BTN-03` and `EML-12` do. */
export const isId = (tag: string) => /^(?:SPEC-\d+\.\d+-[a-z]|(?:W-)?[A-Z][A-Z0-9]+-\d+)$/.test(tag);
