import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { setNow } from '../lib/time/clock.ts';
import type { BlogPostFields } from './blog.contract.ts';
import { blogHandlers } from './blog.handlers.ts';
import { blogEditAnswerSchema, blogRevisionsAnswerSchema } from './blog.schema.ts';

const call = callsTo(blogHandlers);
const noon = new Date(2030, 5, 15, 12).getTime();
const by = 'Ana Lima';
/** The draft of the sample. */
const draft = 40;

const fields: BlogPostFields = {
  blogTitle: 'Ten minutes in Lisbon',
  blogCategories: ['Food'],
  slug: 'ten-minutes-in-lisbon',
  followsTitle: true,
  status: 'Draft',
  publishAt: null,
  excerpt: '<p>One <strong>tart</strong> &amp; a coffee.</p>',
  featuredImage: '',
  featuredImageName: '',
  featuredImageAlt: '',
  featuredImageFocus: '50% 50%',
};

const create = (key: string, changes: Partial<BlogPostFields> = {}) =>
  call('PUT', `/blog/posts/new/${key}`, { by, isAutosave: false, fields: { ...fields, ...changes } });
const patch = (id: number, version: number, changes: Partial<BlogPostFields>, isAutosave = false) =>
  call('PATCH', `/blog/posts/${id}`, { by, isAutosave, version, fields: changes });
const edit = async (id: number) =>
  v.parse(blogEditAnswerSchema, (await call('GET', `/blog/list/data/edit?id=${id}`)).body);
const detail = (query: string) => call('GET', `/blog/list/data/detail?${query}`);
const revisions = async (id: number) =>
  v.parse(blogRevisionsAnswerSchema, (await call('GET', `/blog/posts/${id}/revisions`)).body).revisions;

beforeEach(() => {
  setNow(noon);
  resetSampleData();
});
afterEach(() => setNow());

describe('PUT /blog/posts/new/{key}', () => {
  it('makes one post for a key, however often it is sent', async () => {
    const { status, body } = await create('key');
    const again = await create('key', { blogTitle: 'Twelve minutes' });

    expect(status).toBe(201);
    expect(body).toMatchObject({ id: 43, version: 1, userFullName: by, savedBy: by, wasPublished: false });
    expect(again.body).toMatchObject({ id: 43, version: 2, blogTitle: 'Twelve minutes' });
    expect((await detail('id=43')).body.blog).toMatchObject({ excerpt: 'One tart & a coffee.', minutes: 1 });
  });

  it('gives each post its own address, and one without any that of its id (XB-01)', async () => {
    const slugs = [];
    for (const slug of ['ten-minutes', 'ten-minutes', 'ten-minutes', '', '日本語', '2030'])
      slugs.push((await create(`key ${slugs.length}`, { slug })).body.slug);

    expect(slugs).toEqual(['ten-minutes', 'ten-minutes-2', 'ten-minutes-3', 'post-46', '日本語', 'post-2030']);
  });

  it.each<[string, Partial<BlogPostFields>, number]>([
    ['no title', { blogTitle: ' ' }, 422],
    ['a published post without a text', { status: 'Published', excerpt: '<p> </p>' }, 422],
    ['a published image without words', { status: 'Published', featuredImage: '/pictures/blog/x.svg' }, 422],
    ['a moment that has passed (XB-06)', { status: 'Pending', publishAt: new Date(noon).toISOString() }, 422],
    ['a script', { excerpt: '<p>x</p><script>alert(1)</script>' }, 400],
    ['an image as data (XB-08)', { excerpt: '<p><img src="data:image/png;base64,x"></p>' }, 400],
    ['an address of several parts', { slug: 'a/b' }, 400],
  ])('refuses %s', async (_, changes, status) => {
    expect((await create('key', changes)).status).toBe(status);
  });
});

describe('PATCH /blog/posts/{id}', () => {
  it('saves what was changed, and says who saved meanwhile (XB-04)', async () => {
    const { body } = await patch(draft, 1, { blogTitle: 'Another title' });
    const late = await patch(draft, 1, { blogCategories: ['Food'] });

    expect(body).toMatchObject({ version: 2, blogTitle: 'Another title' });
    expect(late.status).toBe(409);
    expect(v.parse(blogEditAnswerSchema, late.body.current)).toEqual(body);
  });

  it('leads old addresses to a post that readers have seen, and frees those of drafts (XB-02)', async () => {
    const { slug } = await edit(1);
    await patch(1, 1, { slug: 'new-address' });
    const { slug: ofDraft } = await edit(draft);
    await patch(draft, 1, { slug: 'nobody-saw-it' });

    expect((await detail(`slug=${slug}`)).body.blog).toMatchObject({ id: 1, slug: 'new-address' });
    expect((await create('key', { slug })).body.slug).toBe(`${slug}-2`);
    expect((await detail(`slug=${ofDraft}`)).status).toBe(404);
  });

  it('publishes under the day, and then keeps the address', async () => {
    const { body } = await patch(draft, 1, { status: 'Published' });

    expect(body).toMatchObject({ blogPosted: '2030-06-15', followsTitle: false, wasPublished: true });
  });

  it('publishes at the moment that was asked for (XB-06)', async () => {
    const publishAt = new Date(noon + 3_600_000).toISOString();
    await patch(draft, 1, { status: 'Pending', publishAt, excerpt: '<p>The last words.</p>' });
    expect(await edit(draft)).toMatchObject({ status: 'Pending', publishAt });
    setNow(noon + 3_600_000);

    expect(await edit(draft)).toMatchObject({
      status: 'Published',
      publishAt: null,
      excerpt: '<p>The last words.</p>',
      version: 3,
    });
  });
});

it('drafts that save themselves share no revision with those of a namesake', async () => {
  const autosave = (version: number, blogTitle: string, byEmail: string) =>
    call('PATCH', '/blog/posts/1', { by, byEmail, isAutosave: true, version, fields: { blogTitle } });
  await autosave(1, 'First', 'ana@x.com');
  await autosave(2, 'Second', 'ana@x.com');
  await autosave(3, 'Third', 'ana.lima@x.com');

  const titles = (await revisions(1)).map(({ fields: { blogTitle } }) => blogTitle);
  expect(titles.slice(0, 2)).toEqual(['Third', 'Second']);
  expect(titles).toHaveLength(3);
});

it('revisions are those that people saved, and what saved itself once', async () => {
  await patch(draft, 1, { blogTitle: 'First' }, true);
  await patch(draft, 2, { blogTitle: 'Second' }, true);
  await patch(draft, 3, { blogTitle: 'Third' });
  await patch(draft, 4, { status: 'Pending' });
  const before = (await detail(`id=${draft}`)).body.blog;

  expect((await revisions(draft)).map(({ fields: { blogTitle } }) => blogTitle)).toEqual([
    'Third',
    'Second',
    expect.any(String),
  ]);
  expect(before.title).toBe('Third');
  expect(await revisions(1)).toHaveLength(1);
});
