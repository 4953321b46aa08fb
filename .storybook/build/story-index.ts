import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
import type { Plugin } from 'vite';

const fileName = 'preview-index.json';
const runtime = /\/storybook\/dist\/preview\/runtime\.js$/;
const address = 'STORY_INDEX_PATH = "./index.json"';
const reading = 'return result.json();';

/** The stories of one file: what they have in common stands once, and nothing that follows from the rest. */
export type FileOfIndex = [
  importPath: string,
  title: string,
  /** 0 is the page of documentation that is made by itself. */
  entries: Array<string | 0 | EntryOfIndex>,
  /** The beginning of all ids, where the title does not tell it. */
  prefix?: string | undefined,
];

/** Rest of the id, its name where the id does not tell it, and what else a page of documentation has. */
type EntryOfIndex = [rest: string, name: string | 0, docs?: DocsOfIndex];

/** Tags and imports of a page of documentation, where they are not those of a page that is made by itself. */
type DocsOfIndex = { storiesImports?: string[]; tags?: string[] | undefined };

/** Writes the index so that a story's frame has a tenth to load: it looks for nothing but where each story is. */
export function packIndex(entries: readonly IndexEntry[]): FileOfIndex[] {
  const files = new Map<string, FileOfIndex>();
  for (const entry of entries) {
    const { id, title, name } = entry;
    const importPath = shortPathOf(entry.importPath);
    const prefix = id.slice(0, id.indexOf('--') + 2);
    const key = [title, importPath, prefix].join(' ');
    const file: FileOfIndex = files.get(key) ?? [
      importPath,
      title,
      [],
      ...(prefix === prefixOf(title) ? [] : [prefix]),
    ];
    files.set(key, file);
    const rest = id.slice(prefix.length);
    const own = name === nameOf(rest) ? 0 : name;
    if (entry.type === 'docs') {
      const docs = docsOf(entry);
      const isUsual = rest === 'docs' && own === 0 && Object.keys(docs).length === 0;
      file[2].push(isUsual ? 0 : [rest, own, docs]);
    } else file[2].push(own === 0 ? rest : [rest, own]);
  }
  return [...files.values()];
}

const ofItself = ['dev', 'test', 'manifest', 'autodocs'];

function docsOf({ storiesImports, tags }: Extract<IndexEntry, { type: 'docs' }>): DocsOfIndex {
  return {
    ...(storiesImports.length > 0 && { storiesImports }),
    ...(tags?.join() !== ofItself.join() && { tags }),
  };
}

/** The two folders that most stories stand in, by one letter. Runs in the frame, too. */
const folders = { d: './design-system/src/', a: './admin/src/' };

function shortPathOf(importPath: string): string {
  const [letter, folder] = Object.entries(folders).find(([, each]) => importPath.startsWith(each)) ?? ['', ''];
  return folder ? `${letter}:${importPath.slice(folder.length)}` : importPath;
}

/** The name that Storybook makes of an export, as far as the id tells. Runs in the frame, too. */
function nameOf(rest: string): string {
  return rest.replaceAll(/(^|-)(.)/g, (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase());
}

/** The beginning of the ids that Storybook makes of a title, as far as letters, digits and spaces go. Runs in the frame, too. */
function prefixOf(title: string): string {
  return `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--`;
}

/** Runs in the frame, where it is put as text: it can use nothing but its arguments. */
export function unpackIndex(
  files: readonly FileOfIndex[],
  toName = nameOf,
  toPrefix = prefixOf,
  tags = ofItself,
  roots: Record<string, string> = folders,
): StoryIndex {
  const entries = files.flatMap(([path, title, ofFile, prefix = toPrefix(title)]) =>
    ofFile.map((entry) => {
      const importPath = path.replace(/^(.):/, (_, letter: string) => roots[letter] ?? '');
      const [rest, own, docs]: EntryOfIndex =
        entry === 0 ? ['docs', 0, {}] : typeof entry === 'string' ? [entry, 0] : entry;
      const id = prefix + rest;
      const common = { id, title, importPath, name: own || toName(rest) };
      return [
        id,
        docs
          ? { ...common, storiesImports: [], tags, ...docs, type: 'docs' }
          : { ...common, type: 'story', subtype: 'story' },
      ];
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
            `return (${unpackIndex.toString()})(await result.json(), ${nameOf.toString()}, ${prefixOf.toString()}, ${JSON.stringify(ofItself)}, ${JSON.stringify(folders)});`,
          ),
          map: null,
        };
      },
    },
  };
}
