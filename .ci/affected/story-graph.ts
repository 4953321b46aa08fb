import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesOf, type Imports, readImports } from './import-graph.ts';
import { globsIn, type Import } from './imports-in.ts';

/** The files that stories can show. */
export interface StoryGraph {
  /** Paths of all files of stories. */
  stories: readonly string[];
  /** The files that these files reach, they among them. */
  reachedFrom: (files: readonly string[], options?: Reach) => ReadonlySet<string>;
  /** The files that a file of stories reaches, by its path. */
  shownBy: (story: string) => ReadonlySet<string>;
  /** The files that each file imports itself, behind the barrels. */
  direct: ReadonlyMap<string, readonly string[]>;
}

export interface Reach {
  /** Files behind which nothing is reached. */
  until?: readonly string[];
  /** Whether files that are taken by a pattern are left out. */
  withoutGlobs?: boolean;
}

const FOLDERS = ['design-system', 'admin', 'mocks', '.storybook', '.ci'];
const PACKAGES = ['.', 'design-system', 'admin', 'mocks'];
const HANDLERS = /^mocks\/src\/[^/]+\//;

/**
 * Reads the files that the stories of a repository can show. An import by name leads through the barrels of packages to the file that
 * has the name. A file that knows a part of a fake API, such as the type of a response, may call it.
 */
export function readStoryGraph(root: string): StoryGraph {
  const files = filesOf(root, [...FOLDERS.map((folder) => `${folder}/**/*.{ts,tsx}`), '*.ts']);
  const imports = readImports(root, files, PACKAGES);
  const direct = new Map(
    [...imports].map(([file, of]) => [file, [...new Set(of.flatMap((each) => targetsOf(each, imports)))]]),
  );
  const globbed = new Map(files.map((file) => [file, globbedBy(root, file)]));
  const handlers = Map.groupBy(filesOf(root, 'mocks/src/*/*.{handlers,addresses}.ts'), (file) => posix.dirname(file));

  const nextOf = (file: string, { until = [], withoutGlobs = false }: Reach): readonly string[] => {
    if (until.includes(file)) return [];
    const asked = HANDLERS.test(file) ? (handlers.get(posix.dirname(file)) ?? []) : [];
    return [...(direct.get(file) ?? []), ...(withoutGlobs ? [] : [...(globbed.get(file) ?? []), ...asked])];
  };

  function reachedFrom(from: readonly string[], options: Reach = {}): ReadonlySet<string> {
    const reached = new Set(from);
    // A set goes on to what is added to it meanwhile.
    for (const file of reached) for (const next of nextOf(file, options)) reached.add(next);
    return reached;
  }

  const shown = new Map<string, ReadonlySet<string>>();
  return {
    stories: files.filter((file) => file.endsWith('.stories.tsx')),
    direct,
    reachedFrom,
    shownBy(story) {
      const known = shown.get(story) ?? reachedFrom([story]);
      shown.set(story, known);
      return known;
    },
  };
}

/** The files that have what is imported: behind a file that only exports others, those that have the names. */
function targetsOf({ path, names }: Import, imports: Imports, seen: readonly string[] = []): string[] {
  const exported = (imports.get(path) ?? []).filter(({ isExported }) => isExported);
  if (names === null || exported.length === 0 || seen.includes(path)) return [path];
  return names.flatMap((name) => {
    const named = exported.find((each) => each.names?.includes(name));
    if (named) return targetsOf({ ...named, names: [name] }, imports, [...seen, path]);
    return [path];
  });
}

function globbedBy(root: string, file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  if (!source.includes('import.meta.glob')) return [];
  const folder = posix.dirname(file);
  return globsIn(source).flatMap((patterns) => {
    const files = (isLeftOut: boolean) =>
      patterns
        .filter((pattern) => pattern.startsWith('!') === isLeftOut)
        .flatMap((pattern) => globSync(posix.join(folder, pattern.replace('!', '')), { cwd: root }));
    const leftOut = new Set(files(true));
    return files(false).filter((each) => !leftOut.has(each));
  });
}
