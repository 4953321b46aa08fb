import { type ComponentPropsWithRef, useState } from 'react';
import { type CollapseDirection, Content, Root } from './Collapse.styles.ts';

export interface CollapseProps extends ComponentPropsWithRef<'div'> {
  /** Names it for the `aria-controls` of the button that opens it. */
  id: string;
  /**
   * Whether its content is shown. It is drawn when it opens for the first time; inline at once, since it keeps its height free.
   */
  isOpen: boolean;
  /**
   * Along which axis it grows. Content that opens inline needs a width of its own, or its lines break on the way.
   * @default 'block'
   */
  direction?: CollapseDirection;
}

/**
 * Content that makes room for itself and goes again. Its button stands elsewhere and says so with `aria-expanded` and
 * `aria-controls`. For several titles with content below each, use `Accordion`.
 */
export function Collapse({ isOpen, direction = 'block', children, ...rest }: CollapseProps) {
  const [isDrawn, setDrawn] = useState(isOpen || direction === 'inline');
  if (isOpen && !isDrawn) setDrawn(true);

  return (
    <Root {...rest} data-state={isOpen ? 'open' : 'closed'} $direction={direction}>
      <Content>{isDrawn && children}</Content>
    </Root>
  );
}
