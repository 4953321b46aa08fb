import { fold } from '@embarque/design-system/fold';
import { hasWords, searchWords } from '@embarque/design-system/search-words';
import type { Coverage, Line, Section } from '../../../.ci/coverage/coverage.types.ts';

/** The lines that are asked for. */
export interface View {
  query: string;
  /** A file of docs/specification, or one of the `GROUPS`. */
  section: string;
  isUnprovenOnly: boolean;
}

export const GROUPS = { specification: 'The specification', catalogue: 'The catalogue', all: 'Everything' };

export type Proof = 'proven' | 'unproven' | 'untestable';

/** How it stands with a line. That the file of an untestable line has its text is for `npm test` to say. */
export function proofOf({ stories, tests, untestable }: Pick<Line, 'stories' | 'tests' | 'untestable'>): Proof {
  if (stories.length > 0 || tests.length > 0) return 'proven';
  return untestable ? 'untestable' : 'unproven';
}

/** The sections with those of their lines that are asked for; none is empty. */
export function findLines({ sections, places }: Coverage, { query, section, isUnprovenOnly }: View): Section[] {
  const words = searchWords(query);
  const isFound = (line: Line) =>
    (!isUnprovenOnly || proofOf(line) === 'unproven') &&
    (words.length === 0 || hasWords(fold(textOf(line, places)), words));

  return sections
    .filter(({ file }) => isWithin(file, section))
    .map((each) => ({
      ...each,
      parts: each.parts
        .map((part) => ({ ...part, lines: part.lines.filter(isFound) }))
        .filter(({ lines }) => lines.length > 0),
    }))
    .filter(({ parts }) => parts.length > 0);
}

function isWithin(file: string, section: string): boolean {
  const isOfCatalogue = file.startsWith('catalogue/');
  if (section === 'specification') return !isOfCatalogue;
  return section === 'all' || (section === 'catalogue' ? isOfCatalogue : file === section);
}

const textOf = ({ id, text, stories, tests, places: keys }: Line, places: Coverage['places']) =>
  [
    id,
    text,
    ...stories.map(({ name }) => name),
    ...tests.map(({ title }) => title),
    ...keys.flatMap((key) => places[key]?.routes ?? []),
  ].join('\n');

export const linesOf = (sections: readonly Section[]): Line[] =>
  sections.flatMap(({ parts }) => parts.flatMap(({ lines }) => lines));
