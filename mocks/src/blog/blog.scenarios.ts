import { HttpResponse, http } from 'msw/http';
import { failed, refused, slowly, stillWaiting, unauthorised } from '../lib/http/departures.ts';
import { longText } from '../lib/sample/long-text.ts';
import { detailAnswer, listAnswer, sidebarAnswer } from './blog.answers.ts';
import type { BlogDetailAnswer, BlogListAnswer, BlogPostFields, BlogSidebarAnswer } from './blog.contract.ts';
import { blogSample, type StoredPost } from './blog.data.ts';
import { save } from './blog.editing.ts';
import { postWith } from './blog.store.ts';

const list = '/blog/list/data';
const sidebar = '/blog/list/data/sidebar';
const detail = '/blog/list/data/detail';
const edit = '/blog/list/data/edit';

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const blogScenarios = {
  /** There are no posts yet. */
  empty: http.get(list, ({ request }) => answerWith([], request)),
  /** The list never arrives. */
  stillLoading: http.get(list, stillWaiting),
  /** The list arrives after two seconds. */
  slow: http.get(list, slowly),
  /** The person may not see the blog. */
  refused: http.get(list, refused),
  /** The person is not signed in any more. */
  unauthorised: http.get(list, unauthorised),
  /** The list fails inside the server. */
  failed: http.get(list, failed),
  /** Titles, names and excerpts far longer than any card. */
  veryLongTexts: http.get(list, ({ request }) => answerWith(blogSample().map(longTextPost), request)),
  /** Three thousand posts, to be searched and paged. */
  thousandsOfRows: http.get(list, ({ request }) => answerWith(blogSample(3000), request)),
  /** The column beside the list never arrives. */
  sidebarStillLoading: http.get(sidebar, stillWaiting),
  /** The column beside the list fails inside the server. */
  sidebarFailed: http.get(sidebar, failed),
  /** There are categories and no posts beside the list. */
  noRecentPosts: http.get(sidebar, () => HttpResponse.json<BlogSidebarAnswer>(sidebarAnswer([]))),
  /** One post never arrives. */
  postStillLoading: http.get(detail, stillWaiting),
  /** One post fails inside the server. */
  postFailed: http.get(detail, failed),
  /** A post with title, author and comment far longer than its page expects. */
  postVeryLong: http.get(detail, () => answerPost(longTextPost)),
  /** New comments are refused. */
  commentRefused: http.post('/blog/comments', refused),
  /** Bookmarks are refused. */
  bookmarkRefused: http.put('/blog/posts/:id/bookmark', refused),
  /** A post that nobody commented on. */
  noComments: http.get(detail, () => answerPost((post) => ({ ...post, comment: 0, comments: [] }))),
  /** The form of a post never gets its data. */
  editStillLoading: http.get(edit, stillWaiting),
  /** The person may read the post and not change it. */
  editRefused: http.get(edit, refused),
  /** The data of the form fails inside the server. */
  editFailed: http.get(edit, failed),
  /** A save never ends. */
  postStillSaving: http.all('/blog/posts/*', stillWaiting),
  /** The person may not save the post. */
  saveRefused: http.patch('/blog/posts/:id', refused),
  /** Saves of a post meet no server. */
  saveUnreachable: http.all('/blog/posts/*', () => HttpResponse.error()),
  /** A colleague gives the post another category just before the first save arrives. */
  colleagueChangedCategories: http.patch('/blog/posts/:id', saveFirst({ blogCategories: ['Video'] }), { once: true }),
  /** A colleague gives the post another title just before the first save arrives. */
  colleagueChangedTitle: http.patch('/blog/posts/:id', saveFirst({ blogTitle: 'Theirs, and shorter' }), { once: true }),
  /** A colleague adds a paragraph at the end just before the first save arrives. */
  colleagueAddedParagraph: http.patch(
    '/blog/posts/:id',
    ({ params }) => {
      const { content } = postWith(String(params['id']));
      return saveFirst({ excerpt: `${content}<p>Shoes without laces.</p>` })({ params });
    },
    { once: true },
  ),
  /** The revisions of a post fail inside the server. */
  revisionsFailed: http.get('/blog/posts/:id/revisions', failed),
};

/** A colleague saves the post; the request goes on to the usual handler. */
function saveFirst(changes: Partial<BlogPostFields>): ({ params }: { params: Record<string, unknown> }) => undefined {
  return ({ params }) => {
    save(postWith(String(params['id'])), changes, { by: 'Ingrid Solberg', isAutosave: false });
  };
}

function answerWith(posts: StoredPost[], request: Request): Response {
  return HttpResponse.json<BlogListAnswer>(listAnswer(posts, new URL(request.url).searchParams));
}

function answerPost(change: (post: StoredPost) => StoredPost): Response | undefined {
  const [post] = blogSample();
  return post && HttpResponse.json<BlogDetailAnswer>(detailAnswer(change(post)));
}

function longTextPost(post: StoredPost): StoredPost {
  const comments = post.comments.map((comment) => ({
    ...comment,
    userFullName: longText(comment.userFullName),
    commentText: longText(comment.commentText),
  }));
  const { title, userFullName, excerpt } = post;
  return {
    ...post,
    title: longText(title),
    userFullName: longText(userFullName),
    excerpt: longText(excerpt),
    comments,
  };
}
