import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Untestable } from './coverage.types.ts';

/** A line as it is written, without its proofs. */
export interface WrittenLine {
  id: string;
  text: string;
  /** The route of a page that shows it, where its proofs do not say. */
  seenOn?: string;
  untestable?: Untestable;
}

export interface WrittenSection {
  /** The file, below docs/specification. */
  file: string;
  title: string;
  parts: Array<{ heading: string; lines: WrittenLine[] }>;
}

const FOLDER = join(import.meta.dirname, '../../docs/specification');
const LINE = /^- `((?:[A-Z][A-Z0-9]*-)+[\d.]+(?:-[a-z])?)` (.+)$/;
const SEEN_ON = /^ {2}- Seen on `(.+)`\.$/;
const UNTESTABLE = /^ {2}- Not testable: (.+?)\. \[(.+?)\]\(.+?\) has "(.+)"\.$/;

/** The specification, and after it the catalogue, as they stand in docs/specification. */
export function readSpecification(folder = FOLDER): WrittenSection[] {
  const filesOf = (pattern: string) => globSync(pattern, { cwd: folder }).toSorted();
  return [...filesOf('[0-9]-*.md'), ...filesOf('catalogue/*.md')].map((file) =>
    readSection(file, readFileSync(join(folder, file), 'utf8')),
  );
}

/**
 * One file of the specification.
 *
 * @throws when a line of it cannot be understood
 */
export function readSection(file: string, markdown: string): WrittenSection {
  const section: WrittenSection = { file, title: '', parts: [{ heading: '', lines: [] }] };
  for (const line of markdown.split('\n').filter(Boolean)) {
    if (!take(section, line)) throw new Error(`docs/specification/${file} has a line without an id: ${line}`);
  }
  return { ...section, parts: section.parts.filter(({ lines }) => lines.length > 0) };
}

function take(section: WrittenSection, line: string): boolean {
  const { parts } = section;
  const [, level, heading = ''] = /^(##?) (.+)$/.exec(line) ?? [];
  if (level === '#') section.title = heading;
  if (level === '##') parts.push({ heading, lines: [] });
  if (level) return true;

  const last = parts.at(-1)?.lines.at(-1);
  const [, seenOn] = SEEN_ON.exec(line) ?? [];
  const [, reason, file = '', text = ''] = UNTESTABLE.exec(line) ?? [];
  if (last && seenOn) last.seenOn = seenOn;
  if (last && reason) last.untestable = { reason, file, text };
  if (last && (seenOn ?? reason)) return true;

  const [, id, written = ''] = LINE.exec(line) ?? [];
  if (id) parts.at(-1)?.lines.push({ id, text: written.replaceAll(/\\([*_<>[\]])/g, '$1') });
  return id !== undefined;
}

/** All lines, in their order. */
export const linesOf = (sections: readonly WrittenSection[]): WrittenLine[] =>
  sections.flatMap(({ parts }) => parts.flatMap(({ lines }) => lines));
