import type { UndoRules } from '../../../outbox/journal/undo.types.ts';
import { profileCalls } from '../profile.api.ts';
import { applyCommand, type ProfileCommand, type ProfileState } from './profile.commands.ts';

/** How changes of the profile are undone from any page: a comment, a vote, a follow and a request each as a whole. */
export const profileUndo: UndoRules<ProfileState, ProfileCommand> = {
  load: async (command, signal) => {
    const profile = await profileCalls.load(signal);
    return 'postId' in command ? withPost(command.postId, profile, signal) : profile;
  },
  apply: applyCommand,
};

/** The profile as far back as a post, which may be one of the older ones. */
async function withPost(postId: number, first: ProfileState, signal: AbortSignal): Promise<ProfileState> {
  let profile = first;
  while (profile.hasMorePosts && profile.post.every(({ id }) => id !== postId)) {
    profile = await profileCalls.withOlderPosts(profile, signal);
  }
  return profile;
}
