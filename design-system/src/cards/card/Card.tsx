import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { ErrorBoundary } from '../../components/empty-state/ErrorBoundary.tsx';
import type { Tone } from '../../theme/tones.ts';
import {
  Actions,
  Body,
  type CardAlign,
  type CardPadding,
  type CardVariant,
  Foot,
  Head,
  Image,
  type ImagePosition,
  Root,
  Subtitle,
  Titles,
} from './Card.styles.ts';

export interface CardProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The title of the card. It names a region. */
  title?: ReactNode;
  /**
   * The level of the title's heading, one below that of the page or section around it.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /** A quieter line below the title. */
  subtitle?: ReactNode;
  /** Buttons and links at the end of the title's line. */
  actions?: ReactNode;
  /** Stands below a hairline: totals, a pager, a link to more. */
  footer?: ReactNode;
  /**
   * The distance between the edges and the content; none for a table or a list that reaches them.
   * @default 'normal'
   */
  padding?: CardPadding;
  /** A `Postcard` or an image that reaches the edges. */
  image?: ReactNode;
  /**
   * Position of the image: above the content, below it, or behind it.
   * @default 'top'
   */
  imagePosition?: ImagePosition;
  /**
   * The usual surface, or one that is filled or edged with the colour of `tone`.
   * @default 'plain'
   */
  variant?: CardVariant;
  /**
   * The meaning of its colour.
   * @default 'primary'
   */
  tone?: Tone;
  /**
   * The side that its lines are aligned to.
   * @default 'start'
   */
  align?: CardAlign;
}

/** The surface that content stands on. For an announcement worth a second glance, use `PassCard`. */
export function Card({
  title,
  headingLevel = 2,
  subtitle,
  actions,
  footer,
  padding = 'normal',
  image,
  imagePosition = 'top',
  variant = 'plain',
  tone = 'primary',
  align = 'start',
  children,
  ...rest
}: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const region = title ? { role: 'region', 'aria-labelledby': titleId } : {};
  const appearance = {
    'data-variant': variant === 'plain' ? undefined : variant,
    'data-tone': variant === 'plain' ? undefined : tone,
    'data-align': align === 'start' ? undefined : align,
    'data-image': image ? imagePosition : undefined,
  };
  const heading = title && <Heading id={titleId}>{title}</Heading>;

  return (
    <Root {...region} {...appearance} {...rest}>
      {image && imagePosition !== 'bottom' && <Image>{image}</Image>}
      {(title || actions) && (
        <Head>
          {subtitle || align !== 'start' ? (
            <Titles>
              {heading}
              {subtitle && <Subtitle>{subtitle}</Subtitle>}
            </Titles>
          ) : (
            heading
          )}
          {actions && <Actions>{actions}</Actions>}
        </Head>
      )}
      <Body $padding={padding}>
        <ErrorBoundary headingLevel={headingLevel === 2 ? 3 : 4}>{children}</ErrorBoundary>
      </Body>
      {footer && <Foot>{footer}</Foot>}
      {image && imagePosition === 'bottom' && <Image>{image}</Image>}
    </Root>
  );
}
