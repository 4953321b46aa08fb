import { describe, expect, it } from 'vitest';
import {
  applyEdit,
  countWords,
  keepTyping,
  mergePosts,
  mistakesIn,
  newPost,
  type PostEdit,
  resolvePosts,
} from './post-draft.ts';

const after = (...edits: PostEdit[]) => edits.reduce(applyEdit, newPost);
const titled = (blogTitle: string): PostEdit => ({ type: 'fields changed', fields: { blogTitle } });
const addressed = (slug: string): PostEdit => ({ type: 'fields changed', fields: { slug } });
const lisbon = after(titled('Ten minutes in Lisbon'));

describe('the address', () => {
  it('follows the title until it is typed (XB-02)', () => {
    expect(lisbon.slug).toBe('ten-minutes-in-lisbon');
    expect(after(titled('Lisbon'), addressed('My Lisbon!'), titled('Porto'))).toMatchObject({
      slug: 'my-lisbon',
      followsTitle: false,
    });
  });

  it('of a published post stays, until it is to follow the title again (XB-02)', () => {
    const published = { ...lisbon, status: 'Published' as const, followsTitle: false };
    const renamed = applyEdit(published, titled('Porto'));

    expect(renamed.slug).toBe('ten-minutes-in-lisbon');
    expect(applyEdit(renamed, { type: 'title followed' })).toMatchObject({ slug: 'porto', followsTitle: true });
  });
});

it('what was typed while it was saved stays, and the rest is as the server has it', () => {
  const saved = { ...lisbon, slug: 'ten-minutes-in-lisbon-2' };

  expect(keepTyping({ ...lisbon, excerpt: '<p>More</p>' }, lisbon, saved)).toEqual({
    ...saved,
    excerpt: '<p>More</p>',
  });
});

describe('a merge', () => {
  const base = { ...lisbon, excerpt: '<p>One</p><p>Two</p>' };

  it('keeps both where they differ in fields, categories and paragraphs (XB-04)', () => {
    const mine = { ...base, blogCategories: ['Food' as const], excerpt: '<p>One, mine</p><p>Two</p>' };
    const theirs = {
      ...applyEdit(base, titled('Lisbon')),
      blogCategories: ['Video' as const],
      excerpt: '<p>One</p><p>Two, theirs</p>',
    };
    const merge = mergePosts(base, mine, theirs);

    expect(merge.conflicts).toEqual([]);
    expect(resolvePosts(merge, mine)).toMatchObject({
      blogTitle: 'Lisbon',
      slug: 'lisbon',
      blogCategories: ['Video', 'Food'],
      excerpt: '<p>One, mine</p><p>Two, theirs</p>',
    });
  });

  it('asks once for a title and the address that follows it (XB-04)', () => {
    const [mine, theirs] = [applyEdit(base, titled('Mine')), applyEdit(base, titled('Theirs'))];
    const merge = mergePosts(base, mine, theirs);

    expect(merge.conflicts.map(({ id }) => id)).toEqual(['blogTitle']);
    expect(resolvePosts(merge, mine, { blogTitle: 'mine' })).toMatchObject({ blogTitle: 'Mine', slug: 'mine' });
  });
});

it('a draft needs a title, and a post for readers a text, a category and words for its image', () => {
  const image = { featuredImage: 'data:image/png;base64,x' };

  expect(mistakesIn({ ...newPost, ...image }, 0)).toEqual(['no title']);
  expect(mistakesIn({ ...newPost, ...image, status: 'Published' }, 0)).toEqual([
    'no title',
    'no category',
    'no text',
    'no alt',
  ]);
});

it('a title and words for an image have the lengths that the server takes', () => {
  const draft = { ...newPost, blogTitle: 'x'.repeat(300), featuredImageAlt: 'x'.repeat(500) };

  expect(mistakesIn(draft, 0)).toEqual([]);
  expect(mistakesIn({ ...draft, blogTitle: 'x'.repeat(301), featuredImageAlt: 'x'.repeat(501) }, 0)).toEqual([
    'long title',
    'long alt',
  ]);
});

it('a moment that has passed is not waited for (XB-06)', () => {
  const pending = { ...lisbon, status: 'Pending' as const, blogCategories: ['Food' as const], excerpt: '<p>One</p>' };
  const publishAt = '2030-06-15T12:00:00.000Z';

  expect(mistakesIn({ ...pending, publishAt }, Date.parse(publishAt))).toEqual(['time passed']);
  expect(mistakesIn({ ...pending, publishAt }, Date.parse(publishAt) - 1)).toEqual([]);
});

it('words are counted without markup', () => {
  expect(countWords('<h2>Ten&nbsp;minutes</h2><p>in <strong>Lis</strong>bon &amp; back</p>')).toBe(5);
});
