import type { UndoRules } from '../../../outbox/journal/undo.types.ts';
import { blogCalls } from '../blog.api.ts';
import { type BlogCommand, blogOutbox, type OpenPost, openPost } from './blog.outbox.ts';

/** How a changed comment is undone from any page. A deleted one cannot come back. */
export const blogUndo: UndoRules<OpenPost, BlogCommand> = {
  load: async ({ postId }, signal) => openPost(await blogCalls.post(String(postId), signal), String(postId)),
  apply: (post, command) => {
    const after = blogOutbox.apply(post, command);
    return JSON.stringify(after) === JSON.stringify(post) ? post : after;
  },
};
