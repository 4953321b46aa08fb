import type { ComponentPropsWithRef } from 'react';
import { type ListGroupDirection, type ListGroupMarker, type ListGroupVariant, Root } from './ListGroup.styles.ts';

export interface ListGroupProps extends Omit<ComponentPropsWithRef<'ul'>, 'role'> {
  /**
   * In a frame, or with hairlines only, for a card that has a frame.
   * @default 'framed'
   */
  variant?: ListGroupVariant;
  /**
   * Below each other, or beside each other while there is room.
   * @default 'column'
   */
  direction?: ListGroupDirection;
  /**
   * The marker before each item. Use numbers when the order matters.
   * @default 'none'
   */
  marker?: ListGroupMarker;
}

/** A few things of one kind, each a `ListGroupItem`. For views that its items show, use `Tabs`; for many things, `Table`. */
export function ListGroup({ variant = 'framed', direction = 'column', marker = 'none', ...rest }: ListGroupProps) {
  return (
    <Root
      as={marker === 'number' ? 'ol' : 'ul'}
      {...rest}
      role="list"
      $variant={variant}
      $direction={direction}
      $marker={marker}
    />
  );
}
