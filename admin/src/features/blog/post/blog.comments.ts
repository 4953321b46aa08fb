import type { BlogComment } from '@embarque/mocks/blog/contract';

/** A comment on the page; the key stays when the server gives it an id. */
export interface PageComment extends BlogComment {
  key: string;
  isPending: boolean;
}

export interface CommentThread {
  root: PageComment;
  /** All replies below it, replies to replies too, in their order. */
  replies: readonly PageComment[];
}

export const pageComment = (comment: BlogComment, key = String(comment.id)): PageComment => ({
  ...comment,
  key,
  isPending: false,
});

/** Comments with what was said in reply; replies whose comment is gone stand alone. */
export function threadsOf(comments: readonly PageComment[]): readonly CommentThread[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const rootOf = (comment: PageComment): PageComment => {
    const parent = comment.parentId === null ? undefined : byId.get(comment.parentId);
    return parent && parent !== comment ? rootOf(parent) : comment;
  };
  const replies = Map.groupBy(comments, rootOf);
  return [...replies].map(([root, all]) => ({ root, replies: all.filter((one) => one !== root) }));
}
