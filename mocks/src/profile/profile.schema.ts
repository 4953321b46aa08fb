import { isEmailAddress } from '@embarque/design-system/email-address';
import * as v from 'valibot';
import type {
  AddCommentRequest,
  FollowRequest,
  FriendRequest,
  LikeRequest,
  PollVoteRequest,
  PostComment,
  ProfileAnswer,
  ProfilePerson,
  ProfilePost,
  RemoveCommentRequest,
} from './profile.contract.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const picture = v.pipe(v.string(), v.startsWith('/pictures/'));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const flag = v.boolean();

const person: v.GenericSchema<unknown, ProfilePerson> = v.strictObject({ avatar: picture, username: text });

const comment: v.GenericSchema<unknown, PostComment> = v.strictObject({
  id,
  avatar: picture,
  username: text,
  comment: text,
  commentsLikes: count,
  youLiked: flag,
  clientId: v.optional(text),
});

const post: v.GenericSchema<unknown, ProfilePost> = v.strictObject({
  id,
  avatar: picture,
  username: text,
  postTime: v.pipe(v.string(), v.isoTimestamp()),
  postText: text,
  postImg: v.nullable(picture),
  postVid: v.nullable(text),
  likes: count,
  youLiked: flag,
  likedUsers: v.array(person),
  likedCount: count,
  comments: count,
  share: count,
  detailedComments: v.array(comment),
});

/** The answer, for tests: strict, so that a field that nobody wrote down is a failure. */
export const profileAnswerSchema: v.GenericSchema<unknown, ProfileAnswer> = v.strictObject({
  header: v.strictObject({ avatar: picture, username: text, designation: text, coverImg: picture }),
  userAbout: v.strictObject({
    about: v.string(),
    joined: v.pipe(v.string(), v.isoDate()),
    lives: text,
    email: v.pipe(text, v.check(isEmailAddress)),
    website: v.pipe(text, v.url()),
  }),
  suggestedPages: v.array(v.strictObject({ id, avatar: picture, username: text, subtitle: text, favorite: flag })),
  twitterFeeds: v.array(
    v.strictObject({
      imgUrl: picture,
      title: text,
      id: v.pipe(text, v.regex(/^[^@\s]+$/)),
      desc: text,
      tags: v.pipe(text, v.regex(/^#\w+( #\w+)*$/)),
      favorite: flag,
    }),
  ),
  post: v.array(post),
  hasMorePosts: flag,
  latestPhotos: v.array(v.strictObject({ id, img: picture })),
  suggestions: v.array(v.strictObject({ id, avatar: picture, name: text, mutualFriend: count, isRequested: flag })),
  polls: v.array(v.strictObject({ id, name: text, result: count, isChosen: flag, votedUser: v.array(person) })),
  pollClosesAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});

const comments = { postId: id, clientId: v.pipe(text, v.maxLength(100)) };

export const likeSchema: v.GenericSchema<unknown, LikeRequest> = v.object({
  postId: id,
  commentId: v.optional(text),
  isLiked: flag,
});

export const addCommentSchema: v.GenericSchema<unknown, AddCommentRequest> = v.object({
  ...comments,
  comment: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2000)),
});

export const removeCommentSchema: v.GenericSchema<unknown, RemoveCommentRequest> = v.object(comments);

export const pollVoteSchema: v.GenericSchema<unknown, PollVoteRequest> = v.object({ id: v.nullable(id) });

export const followSchema: v.GenericSchema<unknown, FollowRequest> = v.union([
  v.object({ page: id, isFollowed: flag }),
  v.object({ feed: text, isFollowed: flag }),
]);

export const friendSchema: v.GenericSchema<unknown, FriendRequest> = v.object({ id, isRequested: flag });
