import { HttpResponse, http } from 'msw/http';
import { decline, readBody } from '../lib/http/answers.ts';
import { once } from '../lib/http/idempotency.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import { now } from '../lib/time/clock.ts';
import { answer, latestOf, olderThan } from './profile.answers.ts';
import { addComment, follow, like, removeComment, vote } from './profile.changes.ts';
import type { LikersAnswer, OlderPostsAnswer, PostComment } from './profile.contract.ts';
import { likersOf, profileSample } from './profile.data.ts';
import {
  addCommentSchema,
  followSchema,
  friendSchema,
  likeSchema,
  pollVoteSchema,
  removeCommentSchema,
} from './profile.schema.ts';

/** Comments get ids that were never in use, so that an undone one does not lend its id to the next. */
const FIRST_ID = 1000;

const store = sampleStore(() => ({ profile: profileSample(), nextId: FIRST_ID }), { keptAs: 'profile' });

export const profileHandlers = [
  http.get('/profile/data', () => answer(latestOf(store.data.profile))),

  http.get('/profile/posts', ({ request }) => {
    const older = olderThan(store.data.profile.post, paramOf(request, 'before'));
    return older ? HttpResponse.json<OlderPostsAnswer>(older) : decline(404, 'There is no such post');
  }),

  http.get('/profile/likers', ({ request }) => {
    const post = store.data.profile.post.find(({ id }) => String(id) === paramOf(request, 'id'));
    return post ? HttpResponse.json<LikersAnswer>({ people: likersOf(post) }) : decline(404, 'There is no such post');
  }),

  http.post('/profile/like', async ({ request }) =>
    changed(like(store.data.profile, await readBody(request, likeSchema))),
  ),

  http.post(
    '/profile/add-comment',
    once(async ({ request }) => {
      const comment = addComment(store.data.profile, await readBody(request, addCommentSchema), store.data.nextId);
      if (!comment) return decline(404, 'There is no such post');
      store.data.nextId += 1;
      return HttpResponse.json<PostComment>(comment, { status: 201 });
    }),
  ),

  http.post('/profile/remove-comment', async ({ request }) => {
    const { postId, clientId } = await readBody(request, removeCommentSchema);
    return changed(removeComment(store.data.profile, postId, clientId));
  }),

  http.post('/profile/vote', async ({ request }) => {
    const { id } = await readBody(request, pollVoteSchema);
    const { polls, pollClosesAt } = store.data.profile;
    if (pollClosesAt && Date.parse(pollClosesAt) <= now()) return decline(410, 'This poll has closed');
    return changed(vote(polls, id));
  }),

  http.post('/profile/follow', async ({ request }) =>
    changed(follow(store.data.profile, await readBody(request, followSchema))),
  ),

  http.post('/profile/request-friend', async ({ request }) => {
    const { id, isRequested } = await readBody(request, friendSchema);
    const person = store.data.profile.suggestions.find((suggestion) => suggestion.id === id);
    if (person) person.isRequested = isRequested;
    return changed(person !== undefined);
  }),
];

function changed(exists: boolean): Response {
  return exists ? answer(latestOf(store.data.profile)) : decline(404, 'It does not exist any more');
}

function paramOf(request: Request, name: string): string {
  return new URL(request.url).searchParams.get(name) ?? '';
}
