import { Trans, useLingui } from '@lingui/react/macro';
import { MessageSquare, Play } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { BadgeLink } from '../../components/badges/BadgeLink.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { Highlight } from '../../components/highlight/Highlight.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useLink } from '../../theme/provider/links.ts';
import type { BlogPostTag } from './blog-post.types.ts';
import { Author, Excerpt, Facts, Foot, Mark, Picture, PlaySign, Root, Text, Title } from './BlogPostCard.styles.ts';
import { BlogPostTags } from './BlogPostTags.tsx';

export interface BlogPostCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  title: string;
  /** The whole post. */
  href: string;
  /** Address of the picture, 16 to 9. */
  image: string;
  /**
   * The place in the picture that stays in sight, from its left and its top, such as `30% 70%`.
   * @default The middle
   */
  focus?: string;
  author: { name: string; src?: string | undefined };
  /** When it was published, as people read it. */
  time: string;
  /** The same for machines: ISO 8601. */
  dateTime: string;
  /** How long it takes to read, in minutes. */
  minutes: number;
  tags: readonly BlogPostTag[];
  /** The first words of the post. */
  excerpt: string;
  /** How many comments there are, as people read it: "19,1k comments". */
  comments: { text: string; href: string };
  /**
   * Whether the post is a film: its picture has the sign for playing.
   * @default false
   */
  hasVideo?: boolean;
  /** Stands on the picture: that it is a draft, for instance. */
  mark?: ReactNode;
  /**
   * The level of the title.
   * @default 2
   */
  headingLevel?: 2 | 3;
}

/** A post among others. The search that found it is marked by a `HighlightScope` around. */
export function BlogPostCard(props: BlogPostCardProps) {
  const { title, href, image, author, time, dateTime, minutes, tags, excerpt, comments, mark, ...others } = props;
  const { headingLevel = 2, focus, hasVideo = false, ...rest } = others;
  const { t } = useLingui();
  const picture = useLink(href);
  const Heading = `h${headingLevel}` as const;

  return (
    <Root {...rest}>
      <Picture {...picture} tabIndex={-1} aria-hidden>
        <img src={image} alt="" loading="lazy" decoding="async" style={{ objectPosition: focus }} />
        {mark && <Mark>{mark}</Mark>}
        {hasVideo && (
          <PlaySign>
            <Icon icon={Play} />
          </PlaySign>
        )}
      </Picture>
      <Text>
        <Title>
          <Heading>
            <Link href={href} variant="quiet">
              <Highlight>{title}</Highlight>
            </Link>
          </Heading>
        </Title>
        <Facts>
          <Avatar name={author.name} src={author.src} size="small" isDecorative />
          <Author dir="auto">
            <Highlight>{author.name}</Highlight>
          </Author>
          <span aria-hidden>·</span>
          <time dateTime={dateTime}>
            <bdi dir="ltr">{time}</bdi>
          </time>
          <span aria-hidden>·</span>
          <bdi>
            <Trans>{minutes} min read</Trans>
          </bdi>
        </Facts>
        <BlogPostTags tags={tags} />
        <Excerpt>
          <Highlight>{excerpt}</Highlight>
        </Excerpt>
        <Foot>
          <BadgeLink href={comments.href} tone="secondary" icon={MessageSquare}>
            {comments.text}
          </BadgeLink>
          <Link href={href} variant="alone" aria-label={hasVideo ? t`Watch: ${title}` : t`Read More: ${title}`}>
            {hasVideo ? <Trans context="a film">Watch</Trans> : <Trans>Read More</Trans>}
          </Link>
        </Foot>
      </Text>
    </Root>
  );
}
