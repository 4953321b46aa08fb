import { Alert, BlockUi, Button, EmptyState, focusWhenLost, PostCard, Stack } from '@embarque/design-system';
import type { ProfilePost } from '@embarque/mocks/profile/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../../http/response/http.messages.ts';
import { useOwnPicture } from '../../../session/picture/useOwnPicture.ts';
import { useTryAgain } from '../../../session/useTryAgain.ts';
import { keyOf, type ProfileCommand } from '../model/profile.commands.ts';
import { commentIds } from '../profile.api.ts';
import type { Profile } from '../model/useProfile.ts';
import { LikersDialog } from './LikersDialog.tsx';
import { PostMedia } from './PostMedia.tsx';
import { TimeAgo } from '../../../i18n/time/TimeAgo.tsx';

/** PRO-03, PRO-05: the posts, the latest first. More of them come below, so that nothing above moves. */
export function PostFeed({ profile }: { profile: Profile }) {
  const [likersOf, setLikersOf] = useState<ProfilePost | null>(null);
  const { state, result, loadMore, give } = profile;
  const { isLoading, error } = result;
  const picture = useOwnPicture(state?.header.avatar);
  const { t } = useLingui();
  const errorText = useErrorText();
  const tryAgain = useTryAgain(result.tryAgain);
  const end = useFocusAtTheEnd(state?.hasMorePosts);
  if (!state) return null;
  if (state.post.length === 0) {
    return <EmptyState title={t`No posts yet`} />;
  }
  return (
    <Stack gap="gap">
      {state.post.map((post) => (
        <Post
          key={post.id}
          post={post}
          me={{ username: state.header.username, avatar: picture ?? '' }}
          give={give}
          onShowLikers={() => setLikersOf(post)}
        />
      ))}
      {error !== null && (
        <Alert tone="danger" title={t`Couldn't load older posts`}>
          {errorText(error)}
        </Alert>
      )}
      {/* One button for both, so that it keeps the focus. */}
      {state.hasMorePosts && (
        <BlockUi isBlocked={isLoading}>
          <Button width="full" variant="soft" onClick={error === null ? loadMore : tryAgain}>
            {error === null ? <Trans>Load more</Trans> : <Trans>Try again</Trans>}
          </Button>
        </BlockUi>
      )}
      <p ref={end} role="status" tabIndex={-1} style={{ textAlign: 'center' }}>
        {!state.hasMorePosts && <Trans>That's all.</Trans>}
      </p>
      <LikersDialog post={likersOf} onClose={() => setLikersOf(null)} />
    </Stack>
  );
}

/** Keeps the focus where the posts end, when the button that asked for the last of them is gone. */
function useFocusAtTheEnd(hasMorePosts: boolean | undefined): RefObject<HTMLParagraphElement | null> {
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => (hasMorePosts ? () => void focusWhenLost(() => end.current) : undefined), [hasMorePosts]);
  return end;
}

interface Person {
  username: string;
  avatar: string;
}

interface PostProps {
  post: ProfilePost;
  me: Person;
  give: (command: ProfileCommand) => void;
  onShowLikers: () => void;
}

function Post({ post, me, give, onShowLikers }: PostProps) {
  const { id: postId } = post;
  const faceOf = ({ username, avatar }: Person) => (username === me.username ? me.avatar : avatar);
  const people = post.likedUsers.map((person) => ({ name: person.username, src: faceOf(person) }));
  return (
    <PostCard
      author={post.username}
      src={faceOf(post)}
      time={
        <time dateTime={post.postTime}>
          <TimeAgo past={post.postTime} />
        </time>
      }
      text={post.postText}
      media={<PostMedia post={post} />}
      likes={post.likes}
      isLiked={post.youLiked}
      likers={people}
      onShowLikers={onShowLikers}
      onLike={({ isLiked }) => give({ type: 'post liked', postId, isLiked })}
      commentCount={post.comments}
      shares={post.share}
      comments={post.detailedComments.map((comment) => ({
        id: keyOf(comment),
        author: comment.username,
        src: faceOf(comment),
        text: comment.comment,
        likes: comment.commentsLikes,
        isLiked: comment.youLiked,
      }))}
      onLikeComment={({ id, isLiked }) => give({ type: 'comment liked', postId, commentId: id, isLiked })}
      onComment={({ text }) =>
        give({
          type: 'comment added',
          postId,
          clientId: commentIds.idOf(postId, text, me.username),
          text,
          author: { username: me.username, avatar: me.avatar },
        })
      }
    />
  );
}
