import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CommentList } from './CommentList.tsx';

/** Shows the comments on a claim, which can be edited and deleted. */
export function AboutAClaim() {
  const { t } = useLingui();
  const [comments, setComments] = useState([
    {
      id: 'date',
      author: 'Marina Duarte',
      text: t`The date of the damage is required.`,
      time: '25/11/2026 09:12',
      dateTime: '2026-11-25T09:12',
    },
    {
      id: 'hints',
      author: 'Lívia Prado',
      text: t`I rewrote the hints, they are one line each now.`,
      time: '25/11/2026 10:40',
      dateTime: '2026-11-25T10:40',
    },
  ]);
  return (
    <CommentList
      aria-label={t`Comments`}
      comments={comments}
      onEdit={({ id, text }) => setComments(comments.map((one) => (one.id === id ? { ...one, text } : one)))}
      onDelete={({ id }) => setComments(comments.filter((one) => one.id !== id))}
    />
  );
}
