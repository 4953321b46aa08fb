import type {
  AddCommentRequest,
  FollowRequest,
  FriendRequest,
  LikeRequest,
  LikersAnswer,
  OlderPostsAnswer,
  PollVoteRequest,
  ProfileAnswer,
  RemoveCommentRequest,
} from '@embarque/mocks/profile/contract';
import { demoApi } from '../../http/http.ts';
import { parseAnswer } from '../../http/response/http.answer.ts';
import { likersSchema, olderPostsSchema, profileSchema } from './model/profile.schema.ts';

/** The requests of the profile. All reject with an `HttpError`. */
export const profileCalls = {
  /** The profile with as many pages of posts. */
  load: async ({ pages }: { pages: number }, signal: AbortSignal): Promise<ProfileAnswer> => {
    const path = '/profile/data';
    const profile = parseAnswer(path, profileSchema, await demoApi.get(path, { signal }));
    let { post, hasMorePosts } = profile;
    for (let page = 1; page < pages && hasMorePosts; page += 1) {
      const older = await olderPosts(post.at(-1)?.id ?? 0, signal);
      post = [...post, ...older.post];
      ({ hasMorePosts } = older);
    }
    return { ...profile, post, hasMorePosts };
  },

  likers: async (id: number, signal: AbortSignal): Promise<LikersAnswer> => {
    const path = '/profile/likers';
    return parseAnswer(path, likersSchema, await demoApi.get(path, { params: { id }, signal }));
  },

  like: async (request: LikeRequest) => demoApi.post('/profile/like', request),
  addComment: async (request: AddCommentRequest) => demoApi.post('/profile/add-comment', request),
  removeComment: async (request: RemoveCommentRequest) => demoApi.post('/profile/remove-comment', request),
  vote: async (request: PollVoteRequest) => demoApi.post('/profile/vote', request),
  follow: async (request: FollowRequest) => demoApi.post('/profile/follow', request),
  requestFriend: async (request: FriendRequest) => demoApi.post('/profile/request-friend', request),
};

async function olderPosts(before: number, signal: AbortSignal): Promise<OlderPostsAnswer> {
  const path = '/profile/posts';
  return parseAnswer(path, olderPostsSchema, await demoApi.get(path, { params: { before }, signal }));
}
