import { basename, dirname } from 'node:path';
import type { ImportGraph } from '../affected/import-graph.ts';
import { cyclesIn } from '../lint/cycles.ts';

export interface SourceFile {
  /** From the top of the repository. */
  path: string;
  text: string;
}

/** The purposes of files, in the order in which the figures name it. */
export const KINDS = ['source', 'tests', 'stories', 'examples', 'texts', 'docs'] as const;
export type Kind = (typeof KINDS)[number];

/** The kind of a file; `null` for what nobody writes by hand. */
export function kindOf(path: string): Kind | null {
  if (/(?:^|\/)locales\/.*\.json$/.test(path)) return 'texts';
  if (/\.mdx?$/.test(path)) return 'docs';
  if (!/\.(?:tsx?|mjs)$/.test(path)) return null;
  if (/\.stories\.tsx?$/.test(path)) return 'stories';
  if (/\.(?:test|testing|journey|visit|bench|page)\.tsx?$|\/(?:e2e|bench)\//.test(path)) return 'tests';
  return /\.(?:examples|samples)\.tsx?$/.test(path) ? 'examples' : 'source';
}

/** Lines by folder of the top level and by kind. */
export function linesByFolder(files: readonly SourceFile[]): Map<string, Record<Kind, number>> {
  const lines = new Map<string, Record<Kind, number>>();
  for (const { path, text } of files) {
    const kind = kindOf(path);
    if (!kind) continue;
    const folder = path.includes('/') ? (path.split('/')[0] ?? '') : '(top)';
    const row = lines.get(folder) ?? { source: 0, tests: 0, stories: 0, examples: 0, texts: 0, docs: 0 };
    row[kind] += text.split('\n').length - 1;
    lines.set(folder, row);
  }
  return lines;
}

/** How many files of source have each role: the part of `feature.role.ts` that says what the file does. */
export function roles(files: readonly SourceFile[]): Map<string, number> {
  const source = files.filter(({ path }) => kindOf(path) === 'source');
  const found = source.flatMap(({ path }) => /^[a-z][\w-]*\.([a-z][\w.-]*)\.tsx?$/.exec(basename(path))?.[1] ?? []);
  return new Map([...Map.groupBy(found, (role) => role)].map(([role, of]) => [role, of.length]));
}

/** The share of lines of source that are comments, in percent. */
export function commentShare(files: readonly SourceFile[]): number {
  const lines = files.flatMap(({ path, text }) => (kindOf(path) === 'source' ? text.split('\n') : []));
  const comments = lines.filter((line) => /^\s*(?:\/\/|\/\*|\*)/.test(line)).length;
  return (100 * comments) / lines.length;
}

/** Groups of folders each of which imports from all others of its group, by way of others or itself. */
export function knots(graph: ImportGraph): string[][] {
  const folders = new Map<string, Set<string>>();
  for (const [file, imports] of graph) {
    const of = folders.get(dirname(file)) ?? new Set();
    for (const imported of imports) if (dirname(imported) !== dirname(file)) of.add(dirname(imported));
    folders.set(dirname(file), of);
  }
  return cyclesIn(new Map([...folders].map(([folder, of]) => [folder, [...of]])));
}

/** How often a text of source has each of these. */
export const countIn = (files: readonly SourceFile[], pattern: RegExp): number =>
  files.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
