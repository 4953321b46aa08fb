import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PostComment } from './post-card.types.ts';
import { PostCard } from './PostCard.tsx';

const likers = ['Amara Okafor', 'Theo Laurent', 'Yuki Tanaka'].map((name) => ({ name }));

/** A post that can be liked and commented on. */
export function WithLikesAndComments() {
  const { t } = useLingui();
  const [isLiked, setLiked] = useState(false);
  const [comments, setComments] = useState<PostComment[]>([
    { id: '1', author: 'Amara Okafor', text: t`Safe travels!`, likes: 3, isLiked: false },
  ]);
  return (
    <PostCard
      author="Marina Duarte"
      time={t`Two hours ago`}
      text={t`Three suitcases, one storm, and everything arrived.`}
      likes={143 + Number(isLiked)}
      isLiked={isLiked}
      likers={likers}
      onLike={(change) => setLiked(change.isLiked)}
      onShowLikers={() => {}}
      commentCount={comments.length}
      shares={8}
      comments={comments}
      onLikeComment={({ id, isLiked: next }) =>
        setComments(
          comments.map((one) => (one.id === id ? { ...one, isLiked: next, likes: one.likes + (next ? 1 : -1) } : one)),
        )
      }
      onComment={({ text }) =>
        setComments([
          ...comments,
          { id: String(comments.length + 1), author: 'Marina Duarte', text, likes: 0, isLiked: false },
        ])
      }
    />
  );
}
