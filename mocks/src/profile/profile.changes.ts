import { avatarOf, reader } from '../lib/sample/people.ts';
import type {
  AddCommentRequest,
  FollowRequest,
  LikeRequest,
  PollOption,
  PostComment,
  ProfileAnswer,
} from './profile.contract.ts';

/* Each change says how things should be, so that a repeated request changes nothing. Each answers whether its subject exists. */

export function like({ post }: ProfileAnswer, { postId, commentId, isLiked }: LikeRequest): boolean {
  const found = post.find(({ id }) => id === postId);
  const step = isLiked ? 1 : -1;
  if (!found) return false;
  if (commentId === undefined) {
    if (found.youLiked === isLiked) return true;
    Object.assign(found, { youLiked: isLiked, likes: found.likes + step, likedCount: found.likedCount + step });
    return true;
  }
  const comment = found.detailedComments.find(({ id, clientId }) => (clientId ?? String(id)) === commentId);
  if (comment && comment.youLiked !== isLiked) {
    Object.assign(comment, { youLiked: isLiked, commentsLikes: comment.commentsLikes + step });
  }
  return comment !== undefined;
}

export function addComment({ post }: ProfileAnswer, request: AddCommentRequest, id: number): PostComment | undefined {
  const found = post.find((one) => one.id === request.postId);
  if (!found) return undefined;
  const known = found.detailedComments.find(({ clientId }) => clientId === request.clientId);
  if (known) return known;
  const { clientId, comment } = request;
  const own = { id, avatar: avatarOf(reader), username: reader, comment, commentsLikes: 0, youLiked: false, clientId };
  found.detailedComments.push(own);
  found.comments += 1;
  return own;
}

export function removeComment({ post }: ProfileAnswer, postId: number, clientId: string): boolean {
  const found = post.find(({ id }) => id === postId);
  const position = found?.detailedComments.findIndex((comment) => comment.clientId === clientId) ?? -1;
  if (found && position >= 0) {
    found.detailedComments.splice(position, 1);
    found.comments -= 1;
  }
  return found !== undefined;
}

export function vote(polls: readonly PollOption[], id: number | null): boolean {
  if (id !== null && !polls.some((option) => option.id === id)) return false;
  for (const option of polls) {
    const isChosen = option.id === id;
    option.result += Number(isChosen) - Number(option.isChosen);
    option.isChosen = isChosen;
  }
  return true;
}

export function follow({ suggestedPages, twitterFeeds }: ProfileAnswer, request: FollowRequest): boolean {
  const found =
    'page' in request
      ? suggestedPages.find(({ id }) => id === request.page)
      : twitterFeeds.find(({ id }) => id === request.feed);
  if (found) found.favorite = request.isFollowed;
  return found !== undefined;
}
