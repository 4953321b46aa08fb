import { HttpResponse, http } from 'msw/http';
import { readBody } from '../lib/http/answers.ts';
import { once } from '../lib/http/idempotency.ts';
import { editAnswer } from './blog.answers.ts';
import type { BlogConflictAnswer, BlogEditAnswer, BlogImageAnswer, BlogRevisionsAnswer } from './blog.contract.ts';
import { create, revisionsOf, save } from './blog.editing.ts';
import { keepPicture } from '../pictures/pictures.given.ts';
import { blogImageRequestSchema, blogPatchRequestSchema, blogPostRequestSchema } from './blog.schema.ts';
import { postWith } from './blog.store.ts';

interface Saving {
  request: Request;
  params: Readonly<Record<string, unknown>>;
}

/** Writing posts: what the editor reads and saves. */
export const editorHandlers = [
  http.get('/blog/list/data/edit', ({ request }) =>
    HttpResponse.json<BlogEditAnswer>(editAnswer(postWith(new URL(request.url).searchParams.get('id') ?? '1'))),
  ),

  http.put(
    '/blog/posts/new/:key',
    once(async ({ request, params }: Saving) => {
      const post = create(String(params['key']), await readBody(request, blogPostRequestSchema));
      return HttpResponse.json<BlogEditAnswer>(editAnswer(post), { status: 201 });
    }),
  ),

  http.patch(
    '/blog/posts/:id',
    once(async ({ request, params }: Saving) => {
      const post = postWith(String(params['id']));
      const { version, fields, ...saved } = await readBody(request, blogPatchRequestSchema);
      if (version !== post.version) {
        const message = `${post.savedBy} saved this post meanwhile.`;
        return HttpResponse.json<BlogConflictAnswer>({ message, current: editAnswer(post) }, { status: 409 });
      }
      save(post, fields, saved);
      return HttpResponse.json<BlogEditAnswer>(editAnswer(post));
    }),
  ),

  http.post(
    '/blog/images',
    once(async ({ request }) => {
      const { image } = await readBody(request, blogImageRequestSchema);
      return HttpResponse.json<BlogImageAnswer>({ url: keepPicture(image) }, { status: 201 });
    }),
  ),

  http.get('/blog/posts/:id/revisions', ({ params }) =>
    HttpResponse.json<BlogRevisionsAnswer>({ revisions: revisionsOf(postWith(String(params['id']))) }),
  ),
];
