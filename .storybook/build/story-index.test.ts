import type { IndexEntry } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { packIndex, unpackIndex } from './story-index.ts';

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
