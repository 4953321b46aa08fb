import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Which files each file imports, by their paths in the repository. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** A file, or one for each host: hosts without a name of their own take the default. */
type Target = string | { readonly default: string };

type Targets = Readonly<Record<string, Target>>;

const SPECIFIER = /(?:\bfrom|\bimport|\bimport\()\s*'([.#@][^'?\n]*)'/g;

/**
 * Every import between files of the folders: of types, of what loads later, through the `exports` and `imports` of packages.
 *
 * @param root where the folders stand
 * @param packages folders with a `package.json`, whose names others import
 */
export function importGraph(root: string, folders: readonly string[], packages: readonly string[]): ImportGraph {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] },
  ).map((file) => file.replaceAll('\\', '/'));
  const known = new Set(files);
  const aliases = packages.flatMap((folder) => aliasesOf(root, folder));
  return new Map(
    files.map((file) => {
      const specifiers = [...readFileSync(join(root, file), 'utf8').matchAll(SPECIFIER)].map(([, name = '']) => name);
      return [file, specifiers.map((name) => resolve(file, name, aliases)).filter((path) => known.has(path))];
    }),
  );
}

interface Alias {
  pattern: RegExp;
  target: string;
  /** Only files below it know the alias. */
  within: string;
}

function aliasesOf(root: string, folder: string): Alias[] {
  const manifest: { name: string; exports?: Targets; imports?: Targets } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  const alias = (name: string, target: Target, within: string): Alias => ({
    pattern: new RegExp(`^${RegExp.escape(name).replace('\\*', '(.+)')}$`),
    target: posix.join(folder, typeof target === 'string' ? target : target.default),
    within,
  });
  return [
    ...Object.entries(manifest.exports ?? {}).map(([path, to]) => alias(posix.join(manifest.name, path), to, '')),
    ...Object.entries(manifest.imports ?? {}).map(([name, to]) => alias(name, to, folder === '.' ? '' : `${folder}/`)),
  ];
}

function resolve(file: string, specifier: string, aliases: readonly Alias[]): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const alias = aliases.find(({ pattern, within }) => file.startsWith(within) && pattern.test(specifier));
  if (!alias) return specifier;
  const [, wildcard = ''] = alias.pattern.exec(specifier) ?? [];
  return alias.target.replaceAll('*', wildcard);
}

/** Groups of files each of which reaches all others of its group by imports, and so itself (Tarjan 1972). */
export function cyclesIn(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];

  function visit(file: string): number {
    const index = order.size;
    order.set(file, index);
    lowest.set(file, index);
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      const reached = order.has(next) ? (open.includes(next) ? order.get(next) : undefined) : visit(next);
      lowest.set(file, Math.min(lowest.get(file) ?? index, reached ?? index));
    }
    if (lowest.get(file) === index) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1 || graph.get(file)?.includes(file)) cycles.push(group.toSorted());
    }
    return lowest.get(file) ?? index;
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
