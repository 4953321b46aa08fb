import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Heart, MessageSquare, Share2 } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { AvatarGroup, type AvatarGroupProps } from '../../components/avatar/AvatarGroup.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Card } from '../../cards/card/Card.tsx';
import { FilledToggle } from './FilledToggle.tsx';
import { PostComments, type PostCommentsProps } from './PostComments.tsx';
import { Author, Count, Counts, Head, Likes, Media, Reactions, Text, Time } from './PostCard.styles.ts';

export interface PostCardProps
  extends
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'>,
    Pick<PostCommentsProps, 'onLikeComment' | 'onComment'> {
  /** The author, who names the post. */
  author: string;
  /** Address of the author's picture. */
  src?: string;
  /** When it was written, as people read it. */
  time: ReactNode;
  text: string;
  /** A picture or a video below the text. */
  media?: ReactNode;
  /** How many people like it, the person included. */
  likes: number;
  /** Whether the person likes it. */
  isLiked: boolean;
  /** Some of those who like it. */
  likers: AvatarGroupProps['people'];
  /** Called to show everybody who likes it. */
  onShowLikers: () => void;
  /** Called with whether the person likes it from now on. */
  onLike: (change: { isLiked: boolean }) => void;
  /** How many comments there are, the shown ones included. */
  commentCount: number;
  /** How often it was shared. */
  shares: number;
  /** The latest comments, oldest first. */
  comments: PostCommentsProps['comments'];
}

const NAMED = 5;

/** A post with its likes and comments. For messages between people, use `ChatCard`. */
export function PostCard(props: PostCardProps) {
  const { author, src, time, text, media, likes, isLiked, likers, onShowLikers, onLike, ...others } = props;
  const { commentCount, shares, comments, onLikeComment, onComment, ...rest } = others;
  const { t } = useLingui();
  const titleId = useId();
  const formatCount = useNumberFormat(undefined);
  const more = Math.max(likes - Math.min(likers.length, NAMED), 0);
  return (
    <Card role="article" aria-labelledby={titleId} {...rest}>
      <Head>
        <Avatar name={author} src={src} isDecorative />
        <div>
          <Author id={titleId} dir="auto">
            {author}
          </Author>
          <Time>{time}</Time>
        </div>
      </Head>
      <Text dir="auto">{text}</Text>
      {media && <Media>{media}</Media>}
      <Reactions>
        <Likes>
          <FilledToggle
            icon={Heart}
            label={`${formatCount(likes)}. ${t`Like the post of ${author}`}`}
            isOn={isLiked}
            onToggle={({ isOn }) => onLike({ isLiked: isOn })}
          >
            <bdi>{formatCount(likes)}</bdi>
          </FilledToggle>
          <AvatarGroup people={likers.slice(0, NAMED)} max={NAMED} aria-label={t`Liked by`} />
          {more > 0 && (
            <Button variant="ghost" tone="secondary" size="small" onClick={onShowLikers}>
              <bdi>{t`+${formatCount(more)} more`}</bdi>
            </Button>
          )}
        </Likes>
        <Counts>
          <Count>
            <Icon icon={MessageSquare} />
            <bdi>
              <Plural value={commentCount} one="# comment" other="# comments" />
            </bdi>
          </Count>
          <Count>
            <Icon icon={Share2} />
            <bdi>
              <Plural value={shares} one="# share" other="# shares" />
            </bdi>
          </Count>
        </Counts>
      </Reactions>
      <PostComments {...{ author, comments, onLikeComment, onComment }} label={<Trans>Post comment</Trans>} />
    </Card>
  );
}
