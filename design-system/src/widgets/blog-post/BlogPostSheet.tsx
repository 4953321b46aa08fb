import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../cards/card/Card.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { theme } from '../../theme/theme.ts';

export interface BlogPostSheetProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Address of the picture, 21 to 9. */
  image: string;
  /**
   * The place in the picture that stays in sight, from its left and its top, such as `30% 70%`.
   * @default The middle
   */
  focus?: string;
  /**
   * The picture in words.
   * @default Nothing, for one that only decorates
   */
  imageAlt?: string;
  /** Title, text and the rest of the post. */
  children: ReactNode;
}

/** A post to read: its picture from edge to edge, and the text below. */
export function BlogPostSheet({ image, focus, imageAlt = '', children, ...rest }: BlogPostSheetProps) {
  return (
    <Card {...rest} padding="none">
      <Picture src={image} alt={imageAlt} style={{ objectPosition: focus }} />
      <Body gap="l">{children}</Body>
    </Card>
  );
}

const Picture = styled.img`
  display: block;
  inline-size: 100%;
  aspect-ratio: 21 / 9;
  border-start-start-radius: calc(${theme.radius.xl} - 1px);
  border-start-end-radius: calc(${theme.radius.xl} - 1px);
  object-fit: cover;
`;

const Body = styled(Stack)`
  padding: clamp(${theme.space.l}, 3vw, ${theme.space.xxl});
`;
