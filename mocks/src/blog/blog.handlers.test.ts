import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { setNow } from '../lib/time/clock.ts';
import { expectPagesToAddUp } from '../lib/list/listing.testing.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import type { BlogListItem } from './blog.contract.ts';
import { blogHandlers } from './blog.handlers.ts';
import {
  blogDetailAnswerSchema,
  blogEditAnswerSchema,
  blogListAnswerSchema,
  blogSidebarAnswerSchema,
} from './blog.schema.ts';

const call = callsTo(blogHandlers);
const list = async (query = '') => v.parse(blogListAnswerSchema, (await call('GET', `/blog/list/data?${query}`)).body);
const sidebar = async () => v.parse(blogSidebarAnswerSchema, (await call('GET', '/blog/list/data/sidebar')).body);
const detail = async (query = '') =>
  v.parse(blogDetailAnswerSchema, (await call('GET', `/blog/list/data/detail${query}`)).body);
const edit = async (query = '') =>
  v.parse(blogEditAnswerSchema, (await call('GET', `/blog/list/data/edit${query}`)).body);
const everyPost = async () => (await list('perPage=1000')).blogs;
const idsOf = (posts: { id: number }[]) => posts.map(({ id }) => id);

beforeEach(() => {
  setNow(new Date(2030, 5, 15, 12).getTime());
  resetSampleData();
});
afterEach(() => setNow());

describe('the sample posts', () => {
  it('are 42: seven pages of six', async () => {
    expect(idsOf(await everyPost())).toEqual(Array.from({ length: 42 }, (_, index) => 42 - index));
  });

  it('were written in the past year, each after the one before', async () => {
    const days = (await everyPost()).map(({ blogPosted }) => blogPosted);

    expect(days[0]).toBe('2030-06-14');
    expect(days.at(-1)).toBe('2029-06-10');
    expect(days).toEqual([...new Set(days)].toSorted().toReversed());
  });

  it('have different titles and pictures', async () => {
    const posts = await everyPost();

    expect(new Set(posts.map(({ title }) => title)).size).toBe(42);
    expect(new Set(posts.map(({ img }) => img)).size).toBe(42);
  });
});

describe('GET /blog/list/data (SPEC-7.16-a)', () => {
  it('lists the six newest posts by default', async () => {
    const first = await list();

    expect(idsOf(first.blogs)).toEqual([42, 41, 40, 39, 38, 37]);
    expect(first.total).toBe(42);
    expect(await list('page=0&perPage=none&sort=asc&sortColumn=title')).toEqual(first);
    expect(await list('category=Sport')).toEqual({ blogs: [], total: 0 });
  });

  it('is empty beyond the end and still has the total', async () => {
    expect(idsOf((await list('page=7')).blogs)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(await list('page=8')).toEqual({ blogs: [], total: 42 });
  });

  it.each<[string, (post: BlogListItem) => boolean]>([
    ['category=Food', ({ tags }) => tags.includes('Food')],
    ['category=Quote', ({ tags }) => tags.includes('Quote')],
    ['q=CARTAGENA', ({ title }) => title.includes('Cartagena')],
    ['q=belem', ({ excerpt }) => excerpt.includes('Belém')],
    ['q=brandao', ({ userFullName }) => userFullName === 'Caio Brandão'],
    ['q=film&category=Video', ({ title, excerpt, tags }) => /film/i.test(title + excerpt) && tags.includes('Video')],
    ['q=no%20such%20post', () => false],
  ])('finds with %s exactly what matches', async (query, matches) => {
    const expected = (await everyPost()).filter(matches);

    const { blogs, total } = await list(`${query}&perPage=1000`);

    expect(blogs).toEqual(expected);
    expect(total).toBe(expected.length);
  });

  it('has pages that add up to the whole list', async () => {
    const asked = fc.record(
      { q: fc.constantFrom('', 'a', 'the', 'ç', 'e'), category: fc.constantFrom('Food', 'Video', 'Fashion', 'Sport') },
      { requiredKeys: [] },
    );

    await expectPagesToAddUp(async (query) => {
      const { blogs, total } = await list(query);
      return { rows: blogs, total };
    }, asked);
  });
});

describe('GET /blog/list/data/sidebar (SPEC-7.16-b)', () => {
  it('shows the four newest published posts and the five categories with their icons', async () => {
    const { recentPosts, categories } = await sidebar();

    expect(idsOf(recentPosts)).toEqual([42, 41, 39, 38]);
    expect(categories.map(({ category }) => category)).toEqual(['Fashion', 'Food', 'Gaming', 'Quote', 'Video']);
    expect(new Set(categories.map(({ icon }) => icon)).size).toBe(5);
  });
});

describe('GET /blog/list/data/detail (SPEC-7.16-c)', () => {
  it('answers the first post, with 19.1k comments, 139 bookmarks and one comment by default', async () => {
    const { blog, comments } = await detail();

    expect(blog).toMatchObject({ id: 1, comment: 19_100, bookmarked: 139 });
    expect(comments).toHaveLength(1);
    expect(await detail('?id=1')).toEqual({ blog, comments });
  });

  it('answers every post as it is listed, with its text and its author', async () => {
    for (const post of await everyPost()) {
      const { blog, comments } = await detail(`?id=${post.id}`);

      expect(blog).toMatchObject(post);
      expect(blog.content).toContain(post.excerpt);
      expect(comments).toHaveLength(Math.min(post.comment, 1));
    }
  });

  it('says nothing later than today', async () => {
    expect((await detail('?id=42')).comments[0]?.commentedAt).toBe('2030-06-15');
  });
});

describe('GET /blog/list/data/edit (SPEC-7.16-d)', () => {
  it('fills the form of the first post by default (SPEC-4.6-d)', async () => {
    const { blog } = await detail();

    expect(await edit()).toEqual({
      id: 1,
      avatar: blog.avatar,
      userFullName: blog.userFullName,
      blogPosted: blog.blogPosted,
      blogTitle: 'The coat that crossed four seasons in Patagonia',
      blogCategories: ['Fashion'],
      slug: 'the-coat-that-crossed-four-seasons-in-patagonia',
      followsTitle: false,
      status: 'Published',
      publishAt: null,
      excerpt: blog.content,
      featuredImage: blog.img,
      featuredImageName: 'the-coat-that-crossed-four-seasons-in-patagonia.jpg',
      featuredImageAlt: blog.imgAlt,
      featuredImageFocus: blog.imgFocus,
      version: 1,
      wasPublished: true,
      savedAt: expect.any(String),
      savedBy: blog.userFullName,
    });
  });

  it('fills the form of any other post', async () => {
    const { blog } = await detail('?id=38');

    expect(await edit('?id=38')).toMatchObject({ id: 38, blogTitle: blog.title, blogCategories: ['Quote', 'Food'] });
  });
});

it.each(['detail?id=43', 'detail?id=one', 'detail?id=', 'edit?id=0', 'edit?id=1.0'])(
  'a post that does not exist is a 404 with a message: %s',
  async (path) => {
    const { status, body } = await call('GET', `/blog/list/data/${path}`);

    expect(status).toBe(404);
    expect(body).toEqual({ message: expect.any(String) });
  },
);

const words = { postId: 1, parentId: null, name: 'Ana Lima', email: 'ana@example.com', text: 'Well said.' };

describe('comments', () => {
  it('are stored once per key, counted, and replied to (XB-09)', async () => {
    const key = { 'Idempotency-Key': 'one' };
    const { body: first } = await call('POST', '/blog/comments', words, key);
    const { status, body: again } = await call('POST', '/blog/comments', words, key);
    await call('POST', '/blog/comments', { ...words, parentId: first.comment.id, text: 'Thanks.' });
    const { blog, comments } = await detail();

    expect(status).toBe(201);
    expect(again).toEqual(first);
    expect(blog.comment).toBe(19_102);
    expect(comments.map(({ commentText, parentId }) => [commentText, parentId]).slice(1)).toEqual([
      ['Well said.', null],
      ['Thanks.', first.comment.id],
    ]);
  });

  it('are changed and deleted by their writer alone, and no id is used again', async () => {
    const { body } = await call('POST', '/blog/comments', words);
    const path = `/blog/comments/${body.comment.id}`;

    expect((await call('PUT', path, { text: 'Better said.' })).body.comment.commentText).toBe('Better said.');
    expect((await call('DELETE', path)).status).toBe(200);
    expect((await call('DELETE', path)).status).toBe(404);
    expect((await call('DELETE', '/blog/comments/1')).status).toBe(403);
    expect((await call('POST', '/blog/comments', words)).body.comment.id).toBe(body.comment.id + 1);
  });

  it('are refused when they are automatic, empty, or reply to nothing', async () => {
    const answers = await Promise.all([
      call('POST', '/blog/comments', { ...words, company: 'Bots' }),
      call('POST', '/blog/comments', { ...words, text: ' ' }),
      call('POST', '/blog/comments', { ...words, parentId: 999 }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([422, 400, 409]);
  });
});

it('a bookmark counts once, and is found', async () => {
  for (const isBookmarked of [true, true]) await call('PUT', '/blog/posts/3/bookmark', { isBookmarked });
  const { bookmarked } = (await detail('?id=3')).blog;
  const { body } = await call('PUT', '/blog/posts/3/bookmark', { isBookmarked: false });

  expect(body).toEqual({ isBookmarked: false, bookmarked: bookmarked - 1 });
  expect(idsOf((await list('bookmarked=true')).blogs)).toEqual([41, 21, 1]);
});
