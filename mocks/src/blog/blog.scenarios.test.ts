import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { blogHandlers } from './blog.handlers.ts';
import { blogScenarios } from './blog.scenarios.ts';
import { blogDetailAnswerSchema, blogListAnswerSchema, blogSidebarAnswerSchema } from './blog.schema.ts';

type Name = keyof typeof blogScenarios;

const open = (name: Name) => callsTo([blogScenarios[name], ...blogHandlers]);
const ask = async (name: Name, path = '') => (await open(name)('GET', `/blog/list/data${path}`)).body;
const list = async (name: Name, path = '') => v.parse(blogListAnswerSchema, await ask(name, path));
const detail = async (name: Name) => v.parse(blogDetailAnswerSchema, await ask(name, '/detail'));

describe('a scenario of the blog', () => {
  it.each<[Name, string, number]>([
    ['refused', '', 403],
    ['unauthorised', '', 401],
    ['failed', '', 500],
    ['sidebarFailed', '/sidebar', 500],
    ['postFailed', '/detail', 500],
    ['editRefused', '/edit', 403],
    ['editFailed', '/edit', 500],
  ])('%s answers %s with %d and a message', async (name, path, expected) => {
    const { status, body } = await open(name)('GET', `/blog/list/data${path}`);

    expect(status).toBe(expected);
    expect(body).toEqual({ message: expect.any(String) });
  });

  it('empty, thousandsOfRows and veryLongTexts differ in what they list', async () => {
    expect(await list('empty')).toEqual({ blogs: [], total: 0 });
    expect((await list('thousandsOfRows')).total).toBe(3000);
    expect((await list('veryLongTexts')).blogs[0]?.title.length).toBeGreaterThan(100);
  });

  it('thousandsOfRows can be searched', async () => {
    const { blogs } = await list('thousandsOfRows', '?q=cartagena');

    expect(new Set(blogs.map(({ title }) => title))).toEqual(new Set(['Time-lapse from a balcony in Cartagena']));
  });

  it('noRecentPosts keeps the categories', async () => {
    const { recentPosts, categories } = v.parse(blogSidebarAnswerSchema, await ask('noRecentPosts', '/sidebar'));

    expect(recentPosts).toEqual([]);
    expect(categories).toHaveLength(5);
  });

  it('noComments and postVeryLong are the first post, differently', async () => {
    const { blog, comments } = await detail('noComments');

    expect([blog.id, blog.comment, comments]).toEqual([1, 0, []]);
    expect((await detail('postVeryLong')).comments[0]?.commentText.length).toBeGreaterThan(100);
  });
});
