import type { Rolldown } from 'vite';

/** The file of a build that holds a module, given as its path ends. Throws when there is none. */
export function chunkOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.split('?')[0]?.endsWith(module)),
  );
  if (chunk?.type !== 'chunk') throw new Error(`No file of the build holds ${module}, which is to be loaded ahead.`);
  return chunk;
}

/** The names of a chunk and of all that it imports at once. */
export function filesOf(
  bundle: Rolldown.OutputBundle,
  chunk: Rolldown.OutputChunk,
  found = new Set<string>(),
): string[] {
  if (!found.has(chunk.fileName)) {
    found.add(chunk.fileName);
    for (const file of chunk.imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') filesOf(bundle, imported, found);
    }
  }
  return [...found];
}
