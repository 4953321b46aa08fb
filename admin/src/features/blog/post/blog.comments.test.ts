import { expect, it } from 'vitest';
import { pageComment, threadsOf } from './blog.comments.ts';

const comment = (id: number, parentId: number | null) =>
  pageComment({
    id,
    parentId,
    isMine: false,
    userFullName: 'Ana Lima',
    avatar: '',
    commentedAt: '2030-06-15',
    commentText: `Comment ${id}`,
  });

it('puts replies, and replies to replies, below the comment that began them (XB-09)', () => {
  const threads = threadsOf([comment(1, null), comment(2, null), comment(3, 1), comment(4, 3), comment(5, 99)]);

  expect(threads.map(({ root, replies }) => [root.id, replies.map(({ id }) => id)])).toEqual([
    [1, [3, 4]],
    [2, []],
    [5, []],
  ]);
});
