import type {
  PollOption,
  PostComment,
  ProfileAnswer,
  ProfilePerson,
  ProfilePost,
} from '@embarque/mocks/profile/contract';

/** The profile with all posts that are loaded. */
export type ProfileState = ProfileAnswer;

/** A comment that the person writes. Its client id names it before the server does. */
export interface OwnComment {
  postId: number;
  clientId: string;
  text: string;
  author: ProfilePerson;
}

/** Commands say how things should be, so that the last intent wins and a repeated one changes nothing. */
export type ProfileCommand =
  | { type: 'post liked'; postId: number; isLiked: boolean }
  | { type: 'comment liked'; postId: number; commentId: string; isLiked: boolean }
  | ({ type: 'comment added' } & OwnComment)
  | ({ type: 'comment removed' } & OwnComment)
  | { type: 'voted'; id: number | null }
  | { type: 'page followed'; id: number; isFollowed: boolean }
  | { type: 'feed starred'; id: string; isFollowed: boolean }
  | { type: 'friend requested'; id: number; isRequested: boolean };

/** The profile after a command; the same object when it changes nothing. */
export function applyCommand(state: ProfileState, command: ProfileCommand): ProfileState {
  switch (command.type) {
    case 'post liked':
      return withPost(state, command.postId, (post) => likePost(post, command.isLiked));
    case 'comment liked':
      return withPost(state, command.postId, (post) => likeComment(post, command.commentId, command.isLiked));
    case 'comment added':
      return withPost(state, command.postId, (post) => addComment(post, command));
    case 'comment removed':
      return withPost(state, command.postId, (post) => removeComment(post, command.clientId));
    case 'voted':
      return changed(state, 'polls', vote(state.polls, command.id));
    case 'page followed':
      return changed(
        state,
        'suggestedPages',
        changeOne(state.suggestedPages, command.id, { favorite: command.isFollowed }),
      );
    case 'feed starred':
      return changed(
        state,
        'twitterFeeds',
        changeOne(state.twitterFeeds, command.id, { favorite: command.isFollowed }),
      );
    case 'friend requested':
      return changed(
        state,
        'suggestions',
        changeOne(state.suggestions, command.id, { isRequested: command.isRequested }),
      );
  }
}

/** The command that takes another one back; `null` when it changes nothing. */
export function invertCommand(state: ProfileState, command: ProfileCommand): ProfileCommand | null {
  if (applyCommand(state, command) === state) return null;
  switch (command.type) {
    case 'post liked':
    case 'comment liked':
      return { ...command, isLiked: !command.isLiked };
    case 'comment added':
      return { ...command, type: 'comment removed' };
    case 'comment removed':
      return { ...command, type: 'comment added' };
    case 'voted':
      return { ...command, id: state.polls.find(({ isChosen }) => isChosen)?.id ?? null };
    case 'page followed':
    case 'feed starred':
      return { ...command, isFollowed: !command.isFollowed };
    case 'friend requested':
      return { ...command, isRequested: !command.isRequested };
  }
}

/** The later of two commands about the same thing, so that only the last intent is sent. */
export function mergeCommands(earlier: ProfileCommand, later: ProfileCommand): ProfileCommand | null {
  if (earlier.type !== later.type || earlier.type === 'comment added' || earlier.type === 'comment removed')
    return null;
  return subjectOf(earlier) === subjectOf(later) ? later : null;
}

/** Tells apart the things that commands are about. */
export function subjectOf(command: ProfileCommand): string {
  switch (command.type) {
    case 'post liked':
      return `post ${command.postId}`;
    case 'comment liked':
      return `comment ${command.postId} ${command.commentId}`;
    case 'comment added':
    case 'comment removed':
      return `comment ${command.clientId}`;
    case 'voted':
      return 'poll';
    case 'page followed':
      return `page ${command.id}`;
    case 'feed starred':
      return `feed ${command.id}`;
    case 'friend requested':
      return `friend ${command.id}`;
  }
}

function changed<Key extends keyof ProfileState>(
  state: ProfileState,
  key: Key,
  value: ProfileState[Key],
): ProfileState {
  return state[key] === value ? state : { ...state, [key]: value };
}

function withPost(state: ProfileState, id: number, change: (post: ProfilePost) => ProfilePost): ProfileState {
  const before = state.post.find((post) => post.id === id);
  const after = before && change(before);
  return after === before
    ? state
    : { ...state, post: state.post.map((post) => (post === before && after ? after : post)) };
}

function likePost(post: ProfilePost, isLiked: boolean): ProfilePost {
  if (post.youLiked === isLiked) return post;
  const step = isLiked ? 1 : -1;
  return { ...post, youLiked: isLiked, likes: post.likes + step, likedCount: post.likedCount + step };
}

function likeComment(post: ProfilePost, id: string, isLiked: boolean): ProfilePost {
  const before = post.detailedComments.find((comment) => keyOf(comment) === id);
  if (!before || before.youLiked === isLiked) return post;
  const after = { ...before, youLiked: isLiked, commentsLikes: before.commentsLikes + (isLiked ? 1 : -1) };
  return { ...post, detailedComments: post.detailedComments.map((one) => (one === before ? after : one)) };
}

/** Names a comment before the server has given it an id, and after. */
export const keyOf = ({ clientId, id }: PostComment) => clientId ?? String(id);

function addComment(post: ProfilePost, { clientId, text, author }: OwnComment): ProfilePost {
  if (post.detailedComments.some((comment) => comment.clientId === clientId)) return post;
  const comment: PostComment = { ...author, id: 0, clientId, comment: text, commentsLikes: 0, youLiked: false };
  return { ...post, comments: post.comments + 1, detailedComments: [...post.detailedComments, comment] };
}

function removeComment(post: ProfilePost, clientId: string): ProfilePost {
  const detailedComments = post.detailedComments.filter((comment) => comment.clientId !== clientId);
  if (detailedComments.length === post.detailedComments.length) return post;
  return { ...post, comments: post.comments - 1, detailedComments };
}

function vote(polls: PollOption[], id: number | null): PollOption[] {
  if (polls.every((option) => option.isChosen === (option.id === id))) return polls;
  return polls.map((option) => {
    const isChosen = option.id === id;
    return { ...option, isChosen, result: option.result + Number(isChosen) - Number(option.isChosen) };
  });
}

function changeOne<One extends { id: number | string }>(list: One[], id: One['id'], change: Partial<One>): One[] {
  const before = list.find((one) => one.id === id);
  if (!before || Object.entries(change).every(([name, value]) => Object.is(before[name as keyof One], value)))
    return list;
  return list.map((one) => (one === before ? { ...one, ...change } : one));
}
