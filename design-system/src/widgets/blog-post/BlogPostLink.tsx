import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../components/buttons/Link.tsx';
import { theme } from '../../theme/theme.ts';

export interface BlogPostLinkProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  title: string;
  /** The whole post. */
  href: string;
  /** Address of the picture. */
  image: string;
  /**
   * The place in the picture that stays in sight, from its left and its top, such as `30% 70%`.
   * @default The middle
   */
  focus?: string;
  /** When it was published, as people read it. */
  time: string;
  /** The same for machines: ISO 8601. */
  dateTime: string;
}

/** A post in a column beside others, such as the latest ones. */
export function BlogPostLink({ title, href, image, focus, time, dateTime, ...rest }: BlogPostLinkProps) {
  return (
    <Root {...rest}>
      <img src={image} alt="" loading="lazy" decoding="async" style={{ objectPosition: focus }} />
      <div>
        <Link href={href} variant="quiet">
          {title}
        </Link>
        <time dateTime={dateTime}>
          <bdi dir="ltr">{time}</bdi>
        </time>
      </div>
    </Root>
  );
}

const { color, radius, space, text, weight } = theme;

const Root = styled.div`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: ${space.m};
  overflow-wrap: anywhere;

  > img {
    inline-size: 100%;
    aspect-ratio: 4 / 3;
    border-radius: ${radius.m};
    object-fit: cover;
  }
  > div {
    display: grid;
    align-content: center;
    gap: ${space.xxs};
    font-weight: ${weight.medium};
  }
  time {
    color: ${color.ink3};
    font-size: ${text.small};
    font-weight: ${weight.regular};
  }
`;
