import { fileURLToPath } from 'node:url';
import type { IndexEntry } from 'storybook/internal/types';
import type { Rolldown } from 'vite';
import { chunkOf, filesOf } from '../../admin/vite/chunks.ts';
import { filesOfWidgets } from './preload-widgets.ts';

const top = new URL('../../', import.meta.url);

/** Surrounds each story of a feature. */
const world = '/.storybook/feature/world.ts';

/** Tells which files of the build a story waits for, beside those that the frame loads with every story. */
export function storyFiles(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const ofModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk])));
  const frame = chunks.filter(({ isEntry, name }) => isEntry && name === 'iframe');
  const known = new Set([...frame.flatMap((chunk) => filesOf(bundle, chunk)), ...filesOfWidgets(bundle)]);
  const ofWorld = filesOf(bundle, chunkOf(bundle, world));

  return ({ importPath, title }: Pick<IndexEntry, 'importPath' | 'title'>): string[] => {
    const chunk = ofModule.get(fileURLToPath(new URL(importPath, top)));
    const files = [...(title.startsWith('Features/') ? ofWorld : []), ...(chunk ? filesOf(bundle, chunk) : [])];
    return files.filter((file) => !known.has(file));
  };
}

/**
 * Fetches what the index tells of the story in the address, and the files of that story, while the preview still starts: it would
 * ask for the one when it runs, and for the others after. Runs in the frame, put there as text.
 */
export function loadStoryAhead(part: string | null, partFile: (part: string) => string): void {
  if (part === null) return;
  const response = fetch(partFile(part));
  Object.assign(globalThis, { storyPartAhead: response });
  response
    .then(async (read): Promise<{ files: string[] }> => (read.ok ? read.clone().json() : { files: [] }))
    .then(({ files }) => {
      for (const file of files) {
        const link = document.createElement('link');
        Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: `./${file}` });
        document.head.append(link);
      }
    })
    // The preview waits for the same response, and says what fails.
    .catch(() => {});
}
