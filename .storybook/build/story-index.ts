import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { loadStoryAhead, storyFiles } from './story-files.ts';

const fileName = 'preview-index.json';
const runtime = /\/storybook\/dist\/preview\/runtime\.js$/;

/** The file of a part. Runs in the frame, too. */
const partFile = (part: string) => `story-index/${part}.json`;

/** A part of the index, and the files that its stories wait for. */
interface PartOfIndex {
  index: FileOfIndex[];
  files: string[];
}

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

const newFile = (importPath: string, title: string, prefix: string): FileOfIndex =>
  prefix === prefixOf(title) ? [importPath, title, []] : [importPath, title, [], prefix];

/** Writes the index so that a story's frame has a tenth to load: it looks for nothing but where each story is. */
export function packIndex(entries: readonly IndexEntry[]): FileOfIndex[] {
  const files = new Map<string, FileOfIndex>();
  for (const entry of entries) {
    const { id, title, name } = entry;
    const importPath = shortPathOf(entry.importPath);
    const prefix = id.slice(0, id.indexOf('--') + 2);
    const key = [title, importPath, prefix].join(' ');
    const file = files.get(key) ?? newFile(importPath, title, prefix);
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
  packed: readonly FileOfIndex[] | PartOfIndex,
  toName = nameOf,
  toPrefix = prefixOf,
  tags = ofItself,
  roots: Record<string, string> = folders,
): StoryIndex {
  const files = 'index' in packed ? packed.index : packed;
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

/** The parts of the index, by what the ids of the stories in it begin with. */
export function partsOf(files: readonly FileOfIndex[]): Map<string, FileOfIndex[]> {
  return Map.groupBy(files, ([, title, , prefix = prefixOf(title)]) => prefix.slice(0, -2));
}

/** The part that tells of the story in an address; `null` where it names none, or a page that shows other stories. */
export function partShown(search: string): string | null {
  const query = new URLSearchParams(search);
  const [part, rest] = query.get('id')?.split('--') ?? [];
  return part && rest && query.get('viewMode') !== 'docs' ? part : null;
}

/** Reads the part of the index that the address asks for, and all of it for any other story. Runs in the frame, put there as text. */
export function indexInParts(
  unpack: (packed: FileOfIndex[] | PartOfIndex) => StoryIndex,
  part: string | null,
  wholeFile: string,
  partFile: (part: string) => string,
) {
  let isWhole = false;
  return {
    async first() {
      const { storyPartAhead } = globalThis as { storyPartAhead?: Promise<Response> };
      const response = part === null ? null : await (storyPartAhead ?? fetch(partFile(part)));
      isWhole = !response?.ok;
      return isWhole ? fetch(wholeFile) : response;
    },
    async complete(index: Pick<StoryIndex, 'entries'>, id: string) {
      if (isWhole || index.entries[id]?.type === 'story') return;
      const response = await fetch(wholeFile);
      index.entries = unpack(await response.json()).entries;
      isWhole = true;
    },
    unpack,
  };
}

/** Gives the frame of the static Storybook an index of its own; the frame around it keeps Storybook's. */
export function storyIndex(getIndex: () => Promise<StoryIndex>): Plugin {
  return {
    name: 'embarque:story-index',
    apply: 'build',
    async generateBundle(_, bundle) {
      const { entries } = await getIndex();
      const packed = packIndex(Object.values(entries));
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(packed) });
      const filesOfStory = storyFiles(bundle);
      for (const [part, index] of partsOf(packed)) {
        const files = [...new Set(Object.values(unpackIndex(index).entries).flatMap(filesOfStory))];
        const source = JSON.stringify({ index, files } satisfies PartOfIndex);
        this.emitFile({ type: 'asset', fileName: partFile(part), source });
      }
    },
    transformIndexHtml: () => [
      {
        tag: 'script',
        children: `(${loadStoryAhead.toString()})((${partShown.toString()})(location.search), ${partFile.toString()});`,
        injectTo: 'head-prepend',
      },
    ],
    transform: {
      filter: { id: runtime },
      handler(code) {
        let adapted = code;
        for (const [own, replacement] of replacements) {
          if (!adapted.includes(own))
            this.error('Storybook reads its index in another way now: adapt .storybook/build/story-index.ts');
          adapted = adapted.replace(own, () => replacement);
        }
        return { code: adapted, map: null };
      },
    },
  };
}

/** The places of the frame that read the index, and what stands there instead. */
const replacements = [
  [
    'STORY_INDEX_PATH = "./index.json"',
    `STORY_INDEX = (${indexInParts.toString()})(
      (files) => (${unpackIndex.toString()})(files, ${nameOf.toString()}, ${prefixOf.toString()}, ${JSON.stringify(ofItself)}, ${JSON.stringify(folders)}),
      (${partShown.toString()})(globalThis.location?.search ?? ''),
      ${JSON.stringify(fileName)},
      ${partFile.toString()},
    )`,
  ],
  ['fetch2(STORY_INDEX_PATH)', 'STORY_INDEX.first()'],
  ['return result.json();', 'return STORY_INDEX.unpack(await result.json());'],
  [
    'async storyIdToEntry(storyId) {',
    'async storyIdToEntry(storyId) { await STORY_INDEX.complete(this.storyIndex, storyId);',
  ],
] as const;
