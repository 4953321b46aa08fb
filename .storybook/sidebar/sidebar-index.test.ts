import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { TESTS_TAG } from '../release-walk/news/news.ts';
import { titleByPurpose } from './purposes.ts';
import { indexOfSidebar } from './sidebar-index.ts';
import { synonyms } from './synonyms.ts';

const common = { importPath: './a.tsx', tags: [] as string[] };

function indexOf(title: string, ...tags: string[]): StoryIndex {
  const entries: IndexEntry[] = [
    { ...common, id: 'a--docs', name: 'Docs', title, type: 'docs', storiesImports: [] },
    { ...common, id: 'a--b', name: 'B', title, type: 'story', subtype: 'story', tags },
  ];
  return { v: 5, entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) };
}

const pageOf = (index: StoryIndex) => indexOfSidebar(index).entries['a--docs'];

describe('the page of a widget', () => {
  it('is called by its name and its synonyms', () => {
    expect(pageOf(indexOf('Design system/components/Toast'))?.name).toBe(
      'Toast · snackbar, notification, flash message',
    );
    expect(pageOf(indexOf('Design system/components/Quote'))?.name).toBe('Quote');
  });

  it('is found by the ids of the catalogue that its stories show', () => {
    expect(pageOf(indexOf('Design system/components/Quote', 'W-QUO-01', 'core'))).toMatchObject({
      anchors: [{ title: 'W-QUO-01' }],
    });
  });

  it('is in the tree though its first story, whose tags it has, is a test', () => {
    const page = { ...common, id: 'a--docs', name: 'Docs', title: 'Design system/components/Quote' };
    const index: StoryIndex = {
      v: 5,
      entries: { [page.id]: { ...page, tags: ['autodocs', TESTS_TAG], type: 'docs', storiesImports: [] } },
    };
    expect(pageOf(index)?.tags).toEqual(['autodocs']);
  });

  it('is found by the tokens that it lists', () => {
    const page = pageOf(indexOf('Design system/Foundation/Motion'));
    expect(JSON.stringify(page)).toContain('--e-duration-fast');
    expect(JSON.stringify(page)).toContain('duration.fast');
  });
});

it('leaves stories without ids as they are, and calls the page of a feature by its name', () => {
  const index = indexOf('Features/email/EmailPage', 'core');
  expect(indexOfSidebar(index).entries['a--b']).toEqual(index.entries['a--b']);
  expect(pageOf(index)?.name).toBe('Email page');
});

describe('a feature', () => {
  const story = (title: string, name: string, ...tags: string[]) =>
    ({ ...common, id: `${title}--${name}`, name, title, tags, type: 'story', subtype: 'story' }) satisfies IndexEntry;
  const found = (sign: string, ...stories: IndexEntry[]) => {
    const { entries } = indexOfSidebar({ v: 5, entries: Object.fromEntries(stories.map((one) => [one.id, one])) });
    return Object.values(entries).flatMap(({ id, ...entry }) =>
      JSON.stringify(entry).includes(`"title":"${sign}"`) ? [id] : [],
    );
  };

  it('is found by the ids of the catalogue at the story that shows them', () => {
    const journey = story('Features/email/EmailJourney', 'reply', 'journey', 'EML-12');
    expect(found('EML-12', story('Features/email/EmailPage', 'inbox'), journey)).toEqual([journey.id]);
  });

  it('is found as a widget without a page is, too', () => {
    const search = story('Design system/datatables/AdvancedTables', 'search', 'W-DTA-01');
    expect(found('W-DTA-01', search)).toEqual([search.id]);
  });

  it('is found by ids that tests alone show', () => {
    const inbox = story('Features/email/EmailPage', 'inbox');
    const beside = story('Features/email/EmailPage', 'sorts', TESTS_TAG, 'EML-02');
    const inFolder = story('Features/email/EmailKeys', 'deletes', TESTS_TAG, 'EML-03');
    expect(found('EML-02', inbox, beside)).toEqual([inbox.id]);
    expect(found('EML-03', inbox, inFolder)).toEqual([inbox.id]);
  });
});

it('has synonyms for pages that there are', () => {
  const files = globSync('design-system/src/**/*.stories.tsx', { cwd: join(import.meta.dirname, '../..') });
  const pages = new Set(files.map((file) => basename(file, '.stories.tsx')));
  expect(Object.keys(synonyms).filter((name) => !pages.has(name))).toEqual([]);
});

describe('the tree', () => {
  it('has widgets by their purpose, at one level', () => {
    expect(titleByPurpose('Design system/components/buttons/Button')).toBe('Design system/Actions/Button');
    expect(titleByPurpose('Design system/forms/elements/select/field/TagInput')).toBe('Design system/Choice/TagInput');
    expect(titleByPurpose('Design system/forms/elements/Select')).toBe('Design system/Choice/Select');
    expect(titleByPurpose('Design system/widgets/poll/Poll')).toBe('Design system/Product patterns/Poll');
    expect(titleByPurpose('Features/email/EmailPage')).toBe('Features/email/EmailPage');
  });

  it('has the same addresses as the folders in the code', () => {
    const { entries } = indexOfSidebar(indexOf('Design system/components/buttons/Button'));
    expect(Object.values(entries).map(({ id, title }) => [id, title])).toEqual([
      ['a--docs', 'Design system/Actions/Button'],
      ['a--b', 'Design system/Actions/Button'],
    ]);
  });

  it('has a place of its own for each page', () => {
    const files = globSync('design-system/src/**/*.stories.tsx', { cwd: join(import.meta.dirname, '../..') });
    const titles = files
      .filter((file) => !file.includes('/theme/'))
      .map((file) => titleByPurpose(file.replace('design-system/src/', 'Design system/').replace('.stories.tsx', '')));
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(titles.filter((title) => title.split('/').length !== 3)).toEqual([]);
  });
});
