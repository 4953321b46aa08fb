import { HttpResponse, http } from 'msw/http';
import { decline, readBody } from '../lib/http/answers.ts';
import { once } from '../lib/http/idempotency.ts';
import { avatarOf } from '../lib/sample/people.ts';
import { detailAnswer, listAnswer, sidebarAnswer } from './blog.answers.ts';
import { dayFromToday } from '../lib/time/days.ts';
import type {
  BlogBookmarkAnswer,
  BlogComment,
  BlogCommentAnswer,
  BlogDetailAnswer,
  BlogListAnswer,
  BlogSidebarAnswer,
} from './blog.contract.ts';
import type { StoredPost } from './blog.data.ts';
import { editorHandlers } from './blog.editor.ts';
import { blogBookmarkRequestSchema, blogCommentEditSchema, blogCommentRequestSchema } from './blog.schema.ts';
import { blogStore, currentPosts, postAt, postWith } from './blog.store.ts';

export const blogHandlers = [
  http.get('/blog/list/data', ({ request }) =>
    HttpResponse.json<BlogListAnswer>(listAnswer(currentPosts(), new URL(request.url).searchParams)),
  ),

  http.get('/blog/list/data/sidebar', () => HttpResponse.json<BlogSidebarAnswer>(sidebarAnswer(currentPosts()))),

  http.get('/blog/list/data/detail', ({ request }) =>
    HttpResponse.json<BlogDetailAnswer>(detailAnswer(find(request.url))),
  ),

  http.post(
    '/blog/comments',
    once(async ({ request }) => {
      const asked = await readBody(request, blogCommentRequestSchema);
      if (asked.company) throw decline(422, 'This comment looks automatic.');
      const post = postWith(String(asked.postId));
      const isReply = asked.parentId !== null;
      if (isReply && !post.comments.some(({ id }) => id === asked.parentId))
        throw decline(409, 'This comment is gone.');
      const comment: BlogComment = {
        id: nextCommentId(),
        parentId: asked.parentId,
        isMine: true,
        userFullName: asked.name,
        avatar: avatarOf(asked.name),
        commentedAt: dayFromToday(0),
        commentText: asked.text,
      };
      post.comments.push(comment);
      post.comment += 1;
      return HttpResponse.json<BlogCommentAnswer>({ comment }, { status: 201 });
    }),
  ),

  http.put('/blog/comments/:id', async ({ request, params }) => {
    const { comment } = ownComment(String(params['id']));
    comment.commentText = (await readBody(request, blogCommentEditSchema)).text;
    return HttpResponse.json<BlogCommentAnswer>({ comment });
  }),

  /** Replies to a deleted comment stay, as comments that stand alone. */
  http.delete('/blog/comments/:id', ({ params }) => {
    const { post, comment } = ownComment(String(params['id']));
    post.comments = post.comments
      .filter((other) => other !== comment)
      .map((other) => (other.parentId === comment.id ? { ...other, parentId: null } : other));
    post.comment -= 1;
    return HttpResponse.json<BlogCommentAnswer>({ comment });
  }),

  http.put('/blog/posts/:id/bookmark', async ({ request, params }) => {
    const post = postWith(String(params['id']));
    const { isBookmarked } = await readBody(request, blogBookmarkRequestSchema);
    if (isBookmarked !== post.isBookmarked) post.bookmarked += isBookmarked ? 1 : -1;
    post.isBookmarked = isBookmarked;
    return HttpResponse.json<BlogBookmarkAnswer>({ isBookmarked, bookmarked: post.bookmarked });
  }),

  ...editorHandlers,
];

function find(url: string): StoredPost {
  const { searchParams } = new URL(url);
  const slug = searchParams.get('slug');
  return slug === null ? postWith(searchParams.get('id') ?? '1') : postAt(slug);
}

function ownComment(wanted: string): { post: StoredPost; comment: BlogComment } {
  for (const post of blogStore.data.posts) {
    const comment = post.comments.find(({ id }) => String(id) === wanted);
    if (comment && !comment.isMine) throw decline(403, 'Only the person who wrote a comment can change it.');
    if (comment) return { post, comment };
  }
  throw decline(404, `There is no comment ${wanted}`);
}

function nextCommentId(): number {
  blogStore.data.lastComment += 1;
  return blogStore.data.lastComment;
}
