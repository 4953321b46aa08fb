import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Import, importsIn } from './imports-in.ts';

/** Which files each file imports, by their paths in the repository. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The imports of each file, with paths in the repository. */
export type Imports = ReadonlyMap<string, readonly Import[]>;

/** A file, or one for each host: hosts without a name of their own take the default. */
type Target = string | { readonly default: string };

type Targets = Readonly<Record<string, Target>>;

/**
 * Every import between TypeScript files of the folders: of types, of what loads later, through the `exports` and `imports` of
 * packages.
 *
 * @param root where the folders stand
 * @param packages folders with a `package.json`, whose names others import
 */
export function importGraph(root: string, folders: readonly string[], packages: readonly string[]): ImportGraph {
  const files = filesOf(
    root,
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
  );
  const imports = readImports(root, files, packages);
  return new Map(
    [...imports].map(([file, of]) => [
      file,
      of.filter(({ path, isRaw }) => imports.has(path) && !isRaw).map(({ path }) => path),
    ]),
  );
}

/** Paths of the files that a pattern names, with slashes. */
export const filesOf = (root: string, patterns: string | string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).map((file) =>
    file.replaceAll('\\', '/'),
  );

/**
 * The imports of files, those of packages and of missing files left out.
 *
 * @param files paths of TypeScript files, as the result has them
 */
export function readImports(root: string, files: readonly string[], packages: readonly string[]): Imports {
  const aliases = [...packages.flatMap((folder) => aliasesOf(root, folder)), STORYBOOK];
  return new Map(
    files.map((file) => {
      const imports = importsIn(readFileSync(join(root, file), 'utf8'));
      return [file, imports.map((each) => ({ ...each, path: resolve(file, each.path, aliases) }))];
    }),
  );
}

interface Alias {
  pattern: RegExp;
  target: string;
  /** Only files below it know the alias. */
  within: string;
}

/** As tsconfig.json and vite.config.ts have it: no package can name a folder outside itself. */
const STORYBOOK: Alias = { pattern: /^#storybook\/(.+)$/, target: '.storybook/*', within: '' };

function aliasesOf(root: string, folder: string): Alias[] {
  const manifest: { name: string; exports?: Targets; imports?: Targets } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  const alias = (name: string, target: Target, within: string): Alias => ({
    pattern: new RegExp(`^${name.replaceAll(/[.$+?^|()[\]{}\\]/g, String.raw`\$&`).replace('*', '(.+)')}$`),
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
