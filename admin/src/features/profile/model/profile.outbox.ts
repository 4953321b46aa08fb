import { msg } from '@lingui/core/macro';
import { HttpError } from '../../../http/http.error.ts';
import type { Description, OutboxFeature } from '../../../outbox/outbox.types.ts';
import { paths } from '../../../paths.ts';
import { profileCalls } from '../profile.api.ts';
import {
  applyCommand,
  invertCommand,
  mergeCommands,
  type ProfileCommand,
  type ProfileState,
  subjectOf,
} from './profile.commands.ts';
import { commandSchema } from './profile.schema.ts';

/** How the outbox carries the commands of the profile out. */
export const profileOutbox: OutboxFeature<ProfileState, ProfileCommand, null> = {
  name: 'profile',
  schema: commandSchema,
  apply: applyCommand,
  inverse: invertCommand,
  merge: mergeCommands,
  // The server closes polls, and nothing else of a profile, for good.
  reasonOf: (error) => (error instanceof HttpError && error.status === 410 ? msg`The poll has closed.` : undefined),
  describe: (state, command) => ({ ...describe(state, command), href: paths.profile }),
  scope: (command) => `profile ${subjectOf(command)}`,
  subjects: (_, command) => [subjectOf(command)],
  send: async (command) => {
    await send(command);
    return null;
  },
};

async function send(command: ProfileCommand): Promise<unknown> {
  switch (command.type) {
    case 'post liked':
      return profileCalls.like({ postId: command.postId, isLiked: command.isLiked });
    case 'comment liked':
      return profileCalls.like({
        postId: command.postId,
        commentId: command.commentId,
        isLiked: command.isLiked,
      });
    case 'comment added':
      return profileCalls.addComment({
        postId: command.postId,
        clientId: command.clientId,
        comment: command.text,
      });
    case 'comment removed':
      return profileCalls.removeComment({ postId: command.postId, clientId: command.clientId });
    case 'voted':
      return profileCalls.vote({ id: command.id });
    case 'page followed':
      return profileCalls.follow({ page: command.id, isFollowed: command.isFollowed });
    case 'feed starred':
      return profileCalls.follow({ feed: command.id, isFollowed: command.isFollowed });
    case 'friend requested':
      return profileCalls.requestFriend({ id: command.id, isRequested: command.isRequested });
  }
}

/** Likes need no message when they are done: they can be pressed again. */
function describe(state: ProfileState, command: ProfileCommand): Description {
  switch (command.type) {
    case 'post liked':
    case 'comment liked':
      return { done: null, refused: msg`Couldn't save your like. It's back as it was.` };
    case 'comment added':
      return { done: msg`Comment posted`, refused: msg`Couldn't post your comment: “${command.text}”` };
    case 'comment removed':
      return { done: msg`Comment removed`, refused: msg`Couldn't remove your comment.` };
    case 'voted':
      return {
        done: command.id === null ? msg`Vote withdrawn` : msg`Vote counted`,
        refused: msg`Couldn't count your vote. It's back as it was.`,
      };
    case 'page followed':
      return followed(state.suggestedPages.find(({ id }) => id === command.id)?.username ?? '', command.isFollowed);
    case 'feed starred':
      return followed(state.twitterFeeds.find(({ id }) => id === command.id)?.title ?? '', command.isFollowed);
    case 'friend requested': {
      const name = state.suggestions.find(({ id }) => id === command.id)?.name ?? '';
      return {
        done: command.isRequested ? msg`Friend request sent to ${name}` : msg`Friend request to ${name} withdrawn`,
        refused: msg`Couldn't change the friend request to ${name}.`,
      };
    }
  }
}

function followed(name: string, isFollowed: boolean): Description {
  return {
    done: isFollowed ? msg`You follow ${name}` : msg`You no longer follow ${name}`,
    refused: msg`Couldn't change whether you follow ${name}.`,
  };
}
