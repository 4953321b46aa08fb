import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Actions, Body, type CardPadding, Foot, Head, Root } from './Card.styles.ts';

export interface CardProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What the card is about. It becomes the name of a region. */
  title?: ReactNode;
  /**
   * The level of the title's heading, one below that of the page or section around it.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /** Buttons and links at the end of the title's line. */
  actions?: ReactNode;
  /** Stands below a hairline: totals, a pager, a link to more. */
  footer?: ReactNode;
  /**
   * The distance between the edges and the content; none for a table or a list that reaches them.
   * @default 'normal'
   */
  padding?: CardPadding;
}

/** The surface that content stands on. */
export function Card({ title, headingLevel = 2, actions, footer, padding = 'normal', children, ...rest }: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const region = title ? { role: 'region', 'aria-labelledby': titleId } : {};

  return (
    <Root {...region} {...rest}>
      {(title || actions) && (
        <Head>
          {title && <Heading id={titleId}>{title}</Heading>}
          {actions && <Actions>{actions}</Actions>}
        </Head>
      )}
      <Body $padding={padding}>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </Root>
  );
}
