import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Tone } from '../../theme/tones.ts';
import { Detail, type HeadingLevel, type HeadingSize, type HeadingWeight, Root } from './Heading.styles.ts';

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Its place in the outline of the page, one below what it belongs to. */
  level: HeadingLevel;
  /**
   * How large it is; `display1` to `display4` are for covers and key figures.
   * @default That of the level
   */
  size?: HeadingSize;
  /** @default 'title' */
  weight?: HeadingWeight;
  /** The colour; left out, that of headings. */
  tone?: Tone;
  /** A few quieter words after it. */
  detail?: ReactNode;
}

/** Names a part of a page. A `Card` and a `PageHeader` bring headings of their own. */
export function Heading({ level, size = level, weight = 'title', tone, detail, children, ...rest }: HeadingProps) {
  return (
    <Root as={`h${level}`} {...rest} $size={size} $weight={weight} data-tone={tone}>
      {children}
      {detail && (
        <>
          {' '}
          <Detail>{detail}</Detail>
        </>
      )}
    </Root>
  );
}
