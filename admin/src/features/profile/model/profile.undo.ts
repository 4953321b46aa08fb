import type { UndoRules } from '../../../outbox/journal/undo.types.ts';
import { profileCalls } from '../profile.api.ts';
import { applyCommand, type ProfileCommand, type ProfileState } from './profile.commands.ts';

/** How changes of the profile are undone from any page: a comment, a vote, a follow and a request each as a whole. */
export const profileUndo: UndoRules<ProfileState, ProfileCommand> = {
  load: async (command, signal) => {
    let profile = await profileCalls.load(signal);
    // The post of a comment may be one of the older ones.
    while ('postId' in command && !hasPost(profile, command.postId) && profile.hasMorePosts) {
      profile = await profileCalls.withOlderPosts(profile, signal);
    }
    return profile;
  },
  apply: applyCommand,
};

const hasPost = ({ post }: ProfileState, postId: number): boolean => post.some(({ id }) => id === postId);
