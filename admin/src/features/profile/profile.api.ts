import type {
  AddCommentRequest,
  FollowRequest,
  FriendRequest,
  LikeRequest,
  LikersAnswer,
  PollVoteRequest,
  ProfileAnswer,
  RemoveCommentRequest,
} from '@embarque/mocks/profile/contract';
import { demoApi } from '../../http/http.ts';
import { createCreationIds } from '../../http/request/creation-ids.ts';
import { parseAnswer } from '../../http/response/http.answer.ts';
import { likersSchema, olderPostsSchema, profileSchema } from './model/profile.schema.ts';

const ADD_COMMENT = '/profile/add-comment';

/** The client ids of comments. */
export const commentIds = createCreationIds(ADD_COMMENT);

/** The requests of the profile. All reject with an `HttpError`. */
export const profileCalls = {
  /** The profile with its latest posts. */
  load: async (signal: AbortSignal): Promise<ProfileAnswer> => {
    const path = '/profile/data';
    return parseAnswer(path, profileSchema, await demoApi.get(path, { signal }));
  },

  /** The profile with the posts before its oldest one, too. */
  withOlderPosts: async (profile: ProfileAnswer, signal: AbortSignal): Promise<ProfileAnswer> => {
    const path = '/profile/posts';
    const before = profile.post.at(-1)?.id ?? 0;
    const older = parseAnswer(path, olderPostsSchema, await demoApi.get(path, { params: { before }, signal }));
    return { ...profile, ...older, post: [...profile.post, ...older.post] };
  },

  likers: async (id: number, signal: AbortSignal): Promise<LikersAnswer> => {
    const path = '/profile/likers';
    return parseAnswer(path, likersSchema, await demoApi.get(path, { params: { id }, signal }));
  },

  like: async (request: LikeRequest) => demoApi.post('/profile/like', request),
  addComment: async (request: AddCommentRequest) =>
    commentIds.settle([request.clientId], demoApi.post(ADD_COMMENT, request, { isCreation: true })),
  removeComment: async (request: RemoveCommentRequest) => demoApi.post('/profile/remove-comment', request),
  vote: async (request: PollVoteRequest) => demoApi.post('/profile/vote', request),
  follow: async (request: FollowRequest) => demoApi.post('/profile/follow', request),
  requestFriend: async (request: FriendRequest) => demoApi.post('/profile/request-friend', request),
};
