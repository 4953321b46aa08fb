import type {
  LikersAnswer,
  OlderPostsAnswer,
  PostComment,
  ProfileAnswer,
  ProfilePost,
} from '@embarque/mocks/profile/contract';
import * as v from 'valibot';
import type { ProfileCommand } from './profile.commands.ts';

const person = v.object({ avatar: v.string(), username: v.string() });
const people = v.array(person);

const comment: v.GenericSchema<unknown, PostComment> = v.object({
  ...person.entries,
  id: v.number(),
  comment: v.string(),
  commentsLikes: v.number(),
  youLiked: v.boolean(),
  clientId: v.exactOptional(v.string()),
});

const post: v.GenericSchema<unknown, ProfilePost> = v.object({
  ...person.entries,
  id: v.number(),
  postTime: v.string(),
  postText: v.string(),
  postImg: v.nullable(v.string()),
  postVid: v.nullable(v.string()),
  likes: v.number(),
  youLiked: v.boolean(),
  likedUsers: people,
  likedCount: v.number(),
  comments: v.number(),
  share: v.number(),
  detailedComments: v.array(comment),
});

const posts = { post: v.array(post), hasMorePosts: v.boolean() };

export const olderPostsSchema: v.GenericSchema<unknown, OlderPostsAnswer> = v.object(posts);

export const likersSchema: v.GenericSchema<unknown, LikersAnswer> = v.object({ people });

export const profileSchema: v.GenericSchema<unknown, ProfileAnswer> = v.object({
  ...posts,
  header: v.object({ ...person.entries, designation: v.string(), coverImg: v.string() }),
  userAbout: v.object({
    about: v.string(),
    joined: v.string(),
    lives: v.string(),
    email: v.string(),
    website: v.string(),
  }),
  suggestedPages: v.array(v.object({ ...person.entries, id: v.number(), subtitle: v.string(), favorite: v.boolean() })),
  twitterFeeds: v.array(
    v.object({
      imgUrl: v.string(),
      title: v.string(),
      id: v.string(),
      desc: v.string(),
      tags: v.string(),
      favorite: v.boolean(),
    }),
  ),
  latestPhotos: v.array(v.object({ id: v.number(), img: v.string() })),
  suggestions: v.array(
    v.object({
      id: v.number(),
      avatar: v.string(),
      name: v.string(),
      mutualFriend: v.number(),
      isRequested: v.boolean(),
    }),
  ),
  polls: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      result: v.number(),
      isChosen: v.boolean(),
      votedUser: people,
    }),
  ),
  pollClosesAt: v.fallback(v.nullable(v.string()), null),
});

const ownComment = { postId: v.number(), clientId: v.string(), text: v.string(), author: person };

/** Reads a stored command. */
export const commandSchema: v.GenericSchema<unknown, ProfileCommand> = v.variant('type', [
  v.object({ type: v.literal('post liked'), postId: v.number(), isLiked: v.boolean() }),
  v.object({
    type: v.literal('comment liked'),
    postId: v.number(),
    commentId: v.string(),
    isLiked: v.boolean(),
  }),
  v.object({ type: v.literal('comment added'), ...ownComment }),
  v.object({ type: v.literal('comment removed'), ...ownComment }),
  v.object({ type: v.literal('voted'), id: v.nullable(v.number()) }),
  v.object({ type: v.literal('page followed'), id: v.number(), isFollowed: v.boolean() }),
  v.object({ type: v.literal('feed starred'), id: v.string(), isFollowed: v.boolean() }),
  v.object({ type: v.literal('friend requested'), id: v.number(), isRequested: v.boolean() }),
]);
