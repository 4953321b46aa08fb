import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
import type { Plugin } from 'vite';

const fileName = 'preview-index.json';
const runtime = /\/storybook\/dist\/preview\/runtime\.js$/;
const address = 'STORY_INDEX_PATH = "./index.json"';
const reading = 'return result.json();';

/** The stories of one file: what they have in common stands once. */
export interface FileOfIndex {
  title: string;
  importPath: string;
  /** The beginning of all ids. */
  prefix: string;
  /** Rest of the id, name where the id does not tell it, and what else a page of documentation has. */
  entries: Array<
    [rest: string, name?: string | null, docs?: { storiesImports: string[]; tags?: string[] | undefined }]
  >;
}

/** Writes the index so that a story's frame has a tenth to load: it looks for nothing but where each story is. */
export function packIndex(entries: readonly IndexEntry[]): FileOfIndex[] {
  const files = new Map<string, FileOfIndex>();
  for (const entry of entries) {
    const { id, title, importPath, name } = entry;
    const prefix = id.slice(0, id.indexOf('--') + 2);
    const key = [title, importPath, prefix].join(' ');
    const file = files.get(key) ?? { title, importPath, prefix, entries: [] };
    files.set(key, file);
    const rest = id.slice(prefix.length);
    const own = name === nameOf(rest) ? null : name;
    if (entry.type === 'docs')
      file.entries.push([rest, own, { storiesImports: entry.storiesImports, tags: entry.tags }]);
    else file.entries.push(own === null ? [rest] : [rest, own]);
  }
  return [...files.values()];
}

/** The name that Storybook makes of an export, as far as the id tells. Runs in the frame, too. */
function nameOf(rest: string): string {
  return rest.replaceAll(/(^|-)(.)/g, (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase());
}

/** Runs in the frame, where it is put as text: it can use nothing but its arguments. */
export function unpackIndex(files: readonly FileOfIndex[], toName = nameOf): StoryIndex {
  const entries = files.flatMap(({ title, importPath, prefix, entries: ofFile }) =>
    ofFile.map(([rest, own, docs]) => {
      const id = prefix + rest;
      const name = own ?? toName(rest);
      const common = { id, title, importPath, name };
      return [id, docs ? { ...common, ...docs, type: 'docs' } : { ...common, type: 'story', subtype: 'story' }];
    }),
  );
  return { v: 5, entries: Object.fromEntries(entries) as StoryIndex['entries'] };
}

/** Gives the frame of the static Storybook an index of its own; the frame around it keeps Storybook's. */
export function storyIndex(getIndex: () => Promise<StoryIndex>): Plugin {
  return {
    name: 'embarque:story-index',
    apply: 'build',
    async generateBundle() {
      const { entries } = await getIndex();
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(packIndex(Object.values(entries))) });
    },
    transform: {
      filter: { id: runtime },
      handler(code) {
        if (!code.includes(address) || !code.includes(reading)) {
          this.error('Storybook reads its index in another way now: adapt .storybook/build/story-index.ts');
        }
        const packed = code.replace(address, address.replace('index.json', fileName));
        return {
          code: packed.replace(
            reading,
            `return (${unpackIndex.toString()})(await result.json(), ${nameOf.toString()});`,
          ),
          map: null,
        };
      },
    },
  };
}
