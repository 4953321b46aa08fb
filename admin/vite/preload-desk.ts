import type { Plugin, Rolldown } from 'vite';

/**
 * What to fetch early for whoever is signed in: by the beginning of the address, the modules that it cannot do without. The file of
 * the very first one is asked for before all others.
 */
type PreloadedModules = Record<string, readonly string[]>;

/**
 * Writes the files of the desk into the `data-preload` of index.html's script, which asks for them before the app itself is there.
 * Without it they would be asked for only when the app runs, a second later on a slow line.
 *
 * @param modules paths as they end, such as `/src/shell/AppLayout.tsx`
 */
export function preloadDesk(modules: PreloadedModules): Plugin {
  return {
    name: 'embarque:preload-desk',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk: entry }) {
        const known = entry ? filesOf(bundle, entry) : [];
        const neededBy = (path: string) => {
          const chunks = (modules[path] ?? []).map((module) => chunkOf(bundle, module));
          return [...new Set(chunks.flatMap((chunk) => filesOf(bundle, chunk)))];
        };
        const files = Object.keys(modules).map((path) => {
          const above = Object.keys(modules).filter((other) => other !== path && path.startsWith(other));
          const asked = new Set([...known, ...above.flatMap(neededBy)]);
          return [path, neededBy(path).flatMap((file) => (asked.has(file) ? [] : `/${file}`))];
        });
        const json = JSON.stringify(Object.fromEntries(files)).replaceAll('"', '&quot;');
        return html.replace('data-preload="{}"', () => `data-preload="${json}"`);
      },
    },
  };
}

function chunkOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.split('?')[0]?.endsWith(module)),
  );
  if (chunk?.type !== 'chunk') throw new Error(`No file of the build holds ${module}, which is to be preloaded.`);
  return chunk;
}

/** A chunk and all that it imports at once. */
function filesOf(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk, found = new Set<string>()): string[] {
  if (!found.has(chunk.fileName)) {
    found.add(chunk.fileName);
    for (const file of chunk.imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') filesOf(bundle, imported, found);
    }
  }
  return [...found];
}
