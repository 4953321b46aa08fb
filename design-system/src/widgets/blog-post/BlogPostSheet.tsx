import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { css, styled } from 'styled-components';
import { Card } from '../../cards/card/Card.tsx';
import { type Captions, VideoPlayer } from '../../extensions/react-player/VideoPlayer.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { theme } from '../../theme/theme.ts';

export interface BlogPostVideo {
  /** The title of the film. */
  label: string;
  src: string;
  /** The captions, for those who do not hear the sound. */
  captions: Captions;
}

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
  /** A film in place of the picture, on this server. */
  video?: BlogPostVideo | null;
  /** Title, text and the rest of the post. */
  children: ReactNode;
}

/** A post to read: its picture or film from edge to edge, and the text below. A film that cannot be loaded is its picture. */
export function BlogPostSheet({ image, focus, imageAlt = '', video, children, ...rest }: BlogPostSheetProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <Card data-sheet {...rest} padding="none">
      {video && video.src !== failed ? (
        <Film
          {...video}
          poster={image}
          controls="native"
          onStateChange={({ status }) => {
            if (status === 'failed') setFailed(video.src);
          }}
        />
      ) : (
        <Picture src={image} alt={imageAlt} style={{ objectPosition: focus }} />
      )}
      <Body gap="l">{children}</Body>
    </Card>
  );
}

const atTheTop = css`
  border-start-start-radius: calc(${theme.radius.xl} - 1px);
  border-start-end-radius: calc(${theme.radius.xl} - 1px);
`;

const Picture = styled.img`
  ${atTheTop}
  display: block;
  inline-size: 100%;
  aspect-ratio: 21 / 9;
  object-fit: cover;
`;

/** The sheet frames it. */
const Film = styled(VideoPlayer)`
  max-inline-size: none;
  border: 0;
  border-radius: 0;
  ${atTheTop}

  > video {
    object-fit: cover;
  }
`;

const Body = styled(Stack)`
  padding: clamp(${theme.space.l}, 3vw, ${theme.space.xxl});
`;
