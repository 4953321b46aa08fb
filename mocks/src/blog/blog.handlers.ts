import { HttpResponse, http } from 'msw/http';
import { decline } from '../lib/http/answers.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import { detailAnswer, editAnswer, listAnswer, sidebarAnswer } from './blog.answers.ts';
import type { BlogDetailAnswer, BlogEditAnswer, BlogListAnswer, BlogSidebarAnswer } from './blog.contract.ts';
import { blogSample, type StoredPost } from './blog.data.ts';

export { blogScenarios } from './blog.scenarios.ts';

const store = sampleStore(() => blogSample());

export const blogHandlers = [
  http.get('/blog/list/data', ({ request }) =>
    HttpResponse.json<BlogListAnswer>(listAnswer(store.data, new URL(request.url).searchParams)),
  ),

  http.get('/blog/list/data/sidebar', () => HttpResponse.json<BlogSidebarAnswer>(sidebarAnswer(store.data))),

  http.get('/blog/list/data/detail', ({ request }) =>
    HttpResponse.json<BlogDetailAnswer>(detailAnswer(find(request.url))),
  ),

  http.get('/blog/list/data/edit', ({ request }) => HttpResponse.json<BlogEditAnswer>(editAnswer(find(request.url)))),
];

function find(url: string): StoredPost {
  const wanted = new URL(url).searchParams.get('id') ?? '1';
  const post = store.data.find(({ id }) => String(id) === wanted);
  if (!post) throw decline(404, `There is no post ${wanted}`);
  return post;
}
