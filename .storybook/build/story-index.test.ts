import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
import { describe, expect, it, vi } from 'vitest';
import { indexInParts, packIndex, partShown, partsOf, unpackIndex } from './story-index.ts';

const file = { title: 'Design system/A', importPath: './design-system/src/a.stories.tsx' };

it('gives back each story and page by its id, with all that the frame reads', () => {
  const docs = {
    ...file,
    id: 'design-system-a--docs',
    name: 'Docs',
    type: 'docs',
    storiesImports: ['./b.tsx'],
    tags: ['x'],
  };
  const story = { ...file, id: 'design-system-a--in-a-row', name: 'In A Row', type: 'story', subtype: 'story' };
  const byItself = {
    ...docs,
    id: 'design-system-a--more',
    name: 'More',
    storiesImports: [],
    tags: ['dev', 'test', 'manifest', 'autodocs'],
  };
  const renamed = { ...story, title: 'Design system/Ação', id: 'design-system-ação--first', name: 'FIRST' };
  const elsewhere = { ...byItself, title: 'B', id: 'b--docs', name: 'Docs', importPath: './.storybook/b.mdx' };
  const packed = packIndex([
    elsewhere,
    docs,
    byItself,
    renamed,
    { ...story, tags: ['dev'], exportName: 'InARow' },
  ] as IndexEntry[]);

  expect(unpackIndex(JSON.parse(JSON.stringify(packed)))).toEqual({
    v: 5,
    entries: {
      [elsewhere.id]: elsewhere,
      [docs.id]: docs,
      [byItself.id]: byItself,
      [story.id]: story,
      [renamed.id]: renamed,
    },
  });
});

describe('the frame', () => {
  const a = { ...file, id: 'design-system-a--one', name: 'One', type: 'story', subtype: 'story' };
  const b = { ...a, title: 'B', id: 'b--one' };
  const packed = packIndex([a, b] as IndexEntry[]);
  const parts: Record<string, unknown> = {
    'whole.json': packed,
    ...Object.fromEntries([...partsOf(packed)].map(([part, index]) => [`${part}.json`, { index, files: [] }])),
  };

  /** Reads the index for an address, and then for another story. */
  async function readFor(search: string, next: string) {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(Response.json(parts[path] ?? null, { status: path in parts ? 200 : 404 }));
    });
    const index = indexInParts(unpackIndex, partShown(search), 'whole.json', (part) => `${part}.json`);
    const shown: StoryIndex = index.unpack(await (await index.first())?.json());
    const first = Object.keys(shown.entries);
    await index.complete(shown, next);
    await index.complete(shown, next);
    vi.unstubAllGlobals();
    return { asked, first, ids: Object.keys(shown.entries) };
  }

  it('reads of the index what the address asks for, and the rest once with the first other story', async () => {
    expect(await readFor('?id=design-system-a--one&viewMode=story', 'b--one')).toEqual({
      asked: ['design-system-a.json', 'whole.json'],
      first: [a.id],
      ids: [a.id, b.id],
    });
  });

  it('reads nothing more for a story that it knows', async () => {
    const { asked } = await readFor('?id=b--one', 'b--one');
    expect(asked).toEqual(['b.json']);
  });

  it('asks for nothing twice that was fetched ahead', async () => {
    vi.stubGlobal('storyPartAhead', Promise.resolve(Response.json(parts['b.json'])));

    expect(await readFor('?id=b--one', 'b--one')).toEqual({ asked: [], first: [b.id], ids: [b.id] });
  });

  it.each(['?id=design-system-a', '?id=design-system-a--docs&viewMode=docs', ''])(
    'reads the whole index at once for %j',
    async (search) => {
      expect(await readFor(search, 'b--one')).toMatchObject({ asked: ['whole.json'], first: [a.id, b.id] });
    },
  );

  it('reads the whole index for an address that it has no part for', async () => {
    expect(await readFor('?id=gone--one', 'b--one')).toMatchObject({ asked: ['gone.json', 'whole.json'] });
  });
});
