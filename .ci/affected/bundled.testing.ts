import { join, relative } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';

/**
 * The modules of each story file as the bundler finds them, with its own reading of imports and what nobody uses left out.
 *
 * @param stories paths from the top of the repository
 */
export async function bundledWith(root: string, stories: readonly string[]): Promise<Map<string, Set<string>>> {
  const bundle = await rolldown({
    cwd: root,
    input: stories.map((story) => join(root, story)),
    logLevel: 'silent',
    // Packages, macros, pictures and the text of files.
    external: (id) => !/\.(?:tsx?|json)$/.test(id) && !/^(?:@embarque\/[^?]+|[.#/].*\/\w+)$/.test(id),
    resolve: { alias: { '#storybook': `${root}/.storybook` }, conditionNames: ['browser', 'default'] },
    treeshake: { moduleSideEffects: false },
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  const chunks = new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])));
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry);
  return new Map(
    entries.map((entry) => [
      relative(root, entry.facadeModuleId ?? ''),
      new Set([...reachedFrom(entry, chunks)].flatMap((chunk) => modulesOf(root, chunk))),
    ]),
  );
}

function reachedFrom(entry: OutputChunk, chunks: ReadonlyMap<string, OutputChunk>): ReadonlySet<OutputChunk> {
  const reached = new Set([entry]);
  // A set goes on to what is added to it meanwhile.
  for (const { imports, dynamicImports } of reached) {
    for (const name of [...imports, ...dynamicImports]) {
      const chunk = chunks.get(name);
      if (chunk) reached.add(chunk);
    }
  }
  return reached;
}

const modulesOf = (root: string, { modules }: OutputChunk): string[] =>
  Object.entries(modules)
    .filter(([id, { renderedLength }]) => renderedLength > 0 && id.startsWith(root))
    .map(([id]) => relative(root, id))
    // A package changes with the lock file.
    .filter((file) => !file.startsWith('node_modules/'));
