import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Tone } from '../../../theme/tones.ts';
import { Content, type QuoteEdge, Root, Source, Text } from './Quote.styles.ts';

export interface QuoteProps extends ComponentPropsWithRef<'div'> {
  /** The author and the source. */
  source?: ReactNode;
  /** The face of who said it: a decorative `Avatar`, since `source` says the name. */
  avatar?: ReactNode;
  /**
   * Which side carries a coloured line.
   * @default 'none'
   */
  edge?: QuoteEdge;
  /**
   * The colour of the line.
   * @default 'primary'
   */
  tone?: Tone;
}

/** A literal quote. */
export function Quote({ source, avatar, edge = 'none', tone = 'primary', children, ...rest }: QuoteProps) {
  return (
    <Root {...rest} $edge={edge} data-tone={tone}>
      {avatar}
      <Content>
        <Text>{children}</Text>
        {source && <Source>{source}</Source>}
      </Content>
    </Root>
  );
}
